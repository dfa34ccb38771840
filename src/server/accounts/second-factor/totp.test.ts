import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { addressOfKey, findStep, newKey } from './totp.ts';

/** RFC 6238, appendix B: the key '12345678901234567890' in Base32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The arithmetic of RFC 4226 on its own, to compare with. */
function codeOf(step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', '12345678901234567890').update(counter).digest();
  const place = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test.each([
  [59_000, '287082', 1],
  [1_111_111_109_000, '081804', 37_037_036],
  [20_000_000_000_000, '353130', 666_666_666],
])('at %d ms the code is %s, as the RFC says', (ms, digits, step) => {
  expect(findStep(key, { digits, at: new Date(ms) })).toBe(step);
  expect(codeOf(step)).toBe(digits);
});

test('the half minutes before and after count, those further away do not', () => {
  const step = 60_000_000;
  const at = new Date(step * 30_000 + 12_345);
  const found = [-2, -1, 0, 1, 2].map((away) => findStep(key, { digits: codeOf(step + away), at }));
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  expect(findStep(key, { digits: '12345', at })).toBeUndefined();
});

test('an app takes the key by its address', () => {
  expect(new Set(Array.from({ length: 50 }, newKey)).size).toBe(50);
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(addressOfKey(key, 'amina+safari@example.com'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toMatch(/Twende:amina\+safari@example\.com$/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ issuer: 'Twende', secret: key, algorithm: 'SHA1', digits: '6', period: '30' },
  });
});
