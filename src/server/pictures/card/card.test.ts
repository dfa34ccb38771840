import type { Font } from 'fontkit';
import { beforeAll, expect, test } from 'vitest';
import { loadSharp } from '../sharp.ts';
import { drawCard, overlay } from './draw-card.ts';
import { drawable, fontOf, wrapped } from './typeset.ts';

let font: Font;
beforeAll(async () => {
  font = await fontOf('display');
});

test.each([
  ['Chai & <b>mandazi</b>', 'Chai & <b>mandazi</b>'],
  ['  Two\n lines ', 'Two lines'],
  ['Şahin Łukasz', 'Sahin ukasz'],
  ['Dinner 🍲 in Lamu', 'Dinner in Lamu'],
  ['Dinner in Lamu مرحبا', 'Dinner in Lamu'],
  ['مرحبا بكم في لامو', ''],
  ['東京', ''],
  ['\u0000\u202e\u200b', ''],
  ['', ''],
])('of %j the letters that the font has are drawn: %j', (text, drawn) => {
  expect(drawable(text, font)).toBe(drawn);
});

test('letters of Kikuyu are drawn, with their marks or plain', () => {
  expect(drawable('Mũkimo ĩno', font).normalize('NFKD').replace(/\p{M}/gu, '')).toBe('Mukimo ino');
});

test('a text is broken between words, cut with an ellipsis, and never wider than its room', () => {
  const room = { font, size: 42, width: 432, lines: 5 };
  const widths = (lines: string[]) => lines.map((line) => (font.layout(line).advanceWidth / font.unitsPerEm) * 42);
  const short = wrapped('Three days with the big cats', room);
  expect(short).toEqual({ lines: ['Three days with the', 'big cats'], whole: true });
  for (const text of ['a '.repeat(400), 'W'.repeat(400), `${'long '.repeat(40)}${'x'.repeat(200)}`]) {
    const { lines, whole } = wrapped(text.trim(), room);
    expect([lines.length, whole, lines.at(-1)?.endsWith('…')]).toEqual([5, false, true]);
    for (const width of widths(lines)) expect(width).toBeLessThanOrEqual(432);
  }
  expect(wrapped('', room)).toEqual({ lines: [], whole: true });
});

test('nothing that a stranger has typed stands in the drawing', async () => {
  const evil = '</svg><script>alert(1)</script><image href="file:///etc/passwd"/>&x;';
  const svg = await overlay({ kicker: evil, title: evil, line: evil });
  expect(svg).not.toMatch(/script|passwd|<image|<text|&/);
});

test.each([
  [
    'with its picture',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="#f00"/></svg>',
    ),
  ],
  ['without a picture', undefined],
])('a card %s is a JPEG of 1200 × 630 pixels', async (_, original) => {
  const card = await drawCard(original, { kicker: 'Safaris', title: 'x'.repeat(5_000), line: 'Lamu' });
  const sharp = await loadSharp();
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { data } = await sharp(card)
    .extract({ left: 900, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect((data[0] ?? 0) > 200).toBe(original !== undefined);
  expect(card.length).toBeLessThan(300_000);
});
