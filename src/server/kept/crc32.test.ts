import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { factorOf, identity, multiply } from './crc32.ts';

test.each([0, 1, 2, 7, 24, 255, 256, 100_000])('the sum of two parts, of which the second has %i bytes', (length) => {
  const [first, second] = [randomBytes(33), randomBytes(length)];
  const joined = multiply(factorOf(length), crc32(first)) ^ crc32(second);
  expect(joined >>> 0).toBe(crc32(Buffer.concat([first, second])));
});

test('one changes no sum', () => {
  expect([factorOf(0), multiply(identity, 0xdeadbeef), multiply(0xdeadbeef, identity)]).toEqual([
    identity,
    0xdeadbeef,
    0xdeadbeef,
  ]);
});
