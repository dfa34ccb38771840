/**
 * Joins CRC-32 sums without reading the bytes again. A sum is a polynomial over two elements modulo that of CRC-32, with
 * its bits in reverse order: `identity` is 1, addition is `^`.
 * @see zlib's crc32_combine
 */

const polynomial = 0xedb88320;
/** The factor that changes nothing. */
export const identity = 0x80000000;

/** The product of two sums. */
export function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = identity; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) product ^= shifted;
    shifted = (shifted & 1) === 0 ? shifted >>> 1 : (shifted >>> 1) ^ polynomial;
  }
  return product >>> 0;
}

/** What a sum is multiplied by when so many bytes follow; theirs is then added. */
export function factorOf(bytes: number): number {
  let factor = identity;
  // One byte moves a sum by eight places.
  let power = 0x00800000;
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) factor = multiply(factor, power);
    power = multiply(power, power);
  }
  return factor;
}
