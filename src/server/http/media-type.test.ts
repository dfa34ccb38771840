import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

const dot = sharp({ create: { width: 2, height: 2, channels: 3, background: '#1e5739' } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a picture as %s is recognised by its content', async (format) => {
  expect(mediaTypeOf(await dot.clone().toFormat(format).toBuffer())).toBe(`image/${format}`);
});

test('an AVIF may name its brand after others', () => {
  const box = Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypmif1\0\0\0\0mif1miafavif')]);
  expect(mediaTypeOf(box)).toBe('image/avif');
  // A brand outside of the box does not count.
  expect(mediaTypeOf(Buffer.concat([Buffer.from([0, 0, 0, 20]), box.subarray(4)]))).toBeUndefined();
});

test('a PDF', () => expect(mediaTypeOf(Buffer.from('%PDF-1.7\n%âãÏÓ'))).toBe('application/pdf'));

test.each([
  '',
  'x',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<!doctype html>',
  'GIF89a',
  'RIFF1234WAVE',
  ' %PDF-1.7',
])('other content has no media type: %j', (text) => expect(mediaTypeOf(Buffer.from(text))).toBeUndefined());

test('a view into a larger buffer is judged by its own bytes', () => {
  const all = Buffer.from('..%PDF-1.7');
  expect(mediaTypeOf(new Uint8Array(all.buffer, all.byteOffset + 2, 8))).toBe('application/pdf');
});
