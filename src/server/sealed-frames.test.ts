import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openedFrames, sealedFrames } from './sealed-frames.ts';
import { makeSecrets } from './secrets.ts';

const secrets = makeSecrets('ab'.repeat(32));

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const seal = (bytes: Buffer, of = 'one') => buffer(sealedFrames(secrets, of, inChunks(bytes, 10_000)));
const open = (bytes: Buffer, of = 'one', size = 7_777) => buffer(openedFrames(secrets, of, inChunks(bytes, size)));

test.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 400_000])(
  '%i bytes come back as they were',
  async (count) => {
    const bytes = randomBytes(count);
    const sealed = await seal(bytes);
    expect((await open(sealed)).equals(bytes)).toBe(true);
    expect((await open(sealed, 'one', 1_000_000)).equals(bytes)).toBe(true);
  },
);

test('what is sealed shows nothing of the bytes', async () => {
  expect((await seal(Buffer.from('Amina Hassan'.repeat(9000)))).includes('Amina')).toBe(false);
});

test('a file that was cut off, altered, put in another order or is another one does not open', async () => {
  const sealed = await seal(randomBytes(200_000));
  const frame = 4 + sealed.readUInt32BE(0);
  await expect(open(sealed.subarray(0, frame))).rejects.toThrow();
  await expect(open(sealed.subarray(0, sealed.length - 1))).rejects.toThrow('cut off');
  await expect(open(Buffer.alloc(0))).rejects.toThrow('cut off');
  await expect(open(sealed, 'two')).rejects.toThrow();
  const altered = Buffer.from(sealed);
  altered[100] = (altered[100] ?? 0) ^ 1;
  await expect(open(altered)).rejects.toThrow();
  const turned = Buffer.concat([
    sealed.subarray(frame, 2 * frame),
    sealed.subarray(0, frame),
    sealed.subarray(2 * frame),
  ]);
  await expect(open(turned)).rejects.toThrow();
});
