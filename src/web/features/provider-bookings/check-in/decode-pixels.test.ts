import { create } from 'qrcode';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePixels } from './decode-pixels.ts';

const address = 'https://twende.example/v/BK-2026-014.abcdefghijklmnopqrst';

/** A photograph of a voucher: its code, tilted, blurred, with grey paper around it and noise. */
async function photograph(text: string) {
  const { data: modules, size: side } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = [...modules].flatMap((dark, at) =>
    dark ? [`<path d="M${at % side} ${Math.floor(at / side)}h1v1h-1z"/>`] : [],
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="-4 -4 ${side + 8} ${side + 8}"><rect x="-4" y="-4" width="100%" height="100%" fill="#eee"/>${squares.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .rotate(12, { background: '#b8b2a6' })
    .extend({ top: 60, bottom: 60, left: 120, right: 120, background: '#b8b2a6' })
    .blur(1)
    .modulate({ brightness: 0.7 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

test('the code of a voucher is read from a photograph of it', async () => {
  expect(decodePixels(await photograph(address))).toBe(address);
});

test('a picture without a code says nothing', () => {
  const pixels = new Uint8ClampedArray(320 * 240 * 4).map((_, at) => (at * 37) % 256);
  expect(decodePixels({ data: pixels, width: 320, height: 240 })).toBeUndefined();
});
