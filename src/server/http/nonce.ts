import { randomFillSync } from 'node:crypto';

const nonceBytes = 16;
/** In characters of base64. */
export const nonceLength = 24;
const pool = Buffer.alloc(256 * nonceBytes);
let used = pool.length;

/** 128 random bits as base64, never the same again. They are drawn for 256 nonces at once, which costs as much as for one. */
export function nextNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += nonceBytes;
  return pool.toString('base64', used - nonceBytes, used);
}
