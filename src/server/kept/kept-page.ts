import type { EventEmitter } from 'node:events';
import { promisify } from 'node:util';
import { crc32, deflateRawSync, gunzip, constants as zlib } from 'node:zlib';
import { factorOf, identity, multiply } from './crc32.ts';

/**
 * A rendered page as gzip, with room for the nonce of the Content-Security-Policy wherever it stands, since that differs in
 * each answer. All else is compressed and summed up once.
 */
export interface KeptPage {
  status: number;
  headers: Record<string, string>;
  /** The whole answer, with the nonces and the checksum of the last one. */
  gzip: Buffer;
  /** Whether an answer of it is being sent. */
  isSent: boolean;
  /** Where the nonces stand in it. */
  nonceAt: readonly number[];
  /** The length of each nonce. */
  nonceLength: number;
  /** The checksum of the page is that of the nonce times `factor`, and `rest`. */
  sum: { factor: number; rest: number };
}

/** As Node sends it; destroyed once its visitor has left. */
interface Answer extends Pick<EventEmitter, 'once'> {
  readonly destroyed: boolean;
}

interface Sent extends Pick<KeptPage, 'status' | 'headers' | 'nonceLength'> {
  /** What stands in the HTML in place of the nonce. */
  placeholder: string;
}

/** Of gzip, without name and time. @see RFC 1952, 2.3 */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of deflate, empty. */
const lastBlock = Buffer.from([0x03, 0x00]);
/** The checksum and the length, at the end. */
const trailerBytes = 8;

/** How far back a block of deflate may refer. @see RFC 1951, 2 */
const windowBytes = 32 * 1024;
/** Stands for a nonce where later pieces look for what they repeat: a byte that no UTF-8 has, so that none repeats a nonce. */
const unrepeatable = 0xff;

export function keptPage(html: string, { placeholder, status, headers, nonceLength }: Sent): KeptPage {
  const pieces = html.split(placeholder).map((piece) => Buffer.from(piece));
  const before = Buffer.concat(pieces.flatMap((piece) => [piece, Buffer.alloc(nonceLength, unrepeatable)]));
  const nonceAt: number[] = [];
  const parts: Buffer[] = [gzipHeader];
  let [at, length] = [gzipHeader.length, 0];
  const sum = { factor: 0, rest: 0 };
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      add(storedBlockHeader(nonceLength));
      nonceAt.push(at);
      add(Buffer.alloc(nonceLength));
      const moved = factorOf(nonceLength);
      sum.factor = multiply(moved, sum.factor) ^ identity;
      sum.rest = multiply(moved, sum.rest);
      length += nonceLength;
    }
    // Blocks that end on a whole byte. Compressed once, so as small as can be.
    const dictionary = before.subarray(Math.max(0, length - windowBytes), length);
    const options = { level: 9, finishFlush: zlib.Z_FULL_FLUSH, ...(dictionary.length > 0 && { dictionary }) };
    add(deflateRawSync(piece, options));
    const moved = factorOf(piece.length);
    sum.factor = multiply(moved, sum.factor);
    sum.rest = multiply(moved, sum.rest) ^ crc32(piece);
    length += piece.length;
  }
  const trailer = Buffer.alloc(trailerBytes);
  trailer.writeUInt32LE(length, 4);
  const gzip = Buffer.concat([...parts, lastBlock, trailer]);
  return { status, headers, gzip, isSent: false, nonceAt, nonceLength, sum };
}

/** The memory of a page, in bytes. */
export const pageBytesOf = ({ gzip }: KeptPage): number => gzip.length;

/**
 * The page with this nonce, as gzip. It is written into the kept page itself, since a copy for each answer makes more work
 * for the collector than all else, or into a copy while another answer is still being sent.
 * @param answer is closed when the bytes are no longer needed
 * @throws RangeError if the nonce has another length than the page has room for
 */
export function gzippedPage(page: KeptPage, nonce: string, answer: Answer): Buffer {
  // An answer whose visitor has left is never closed again.
  if (page.isSent || answer.destroyed) return withNonce(page, nonce, Buffer.from(page.gzip));
  page.isSent = true;
  answer.once('close', () => {
    page.isSent = false;
  });
  return withNonce(page, nonce, page.gzip);
}

const unpacked = promisify(gunzip);

/**
 * The page with this nonce, for the few who do not take gzip. It is unpacked on another thread, since it takes milliseconds.
 * @throws RangeError if the nonce has another length than the page has room for
 */
export const plainPage = async (page: KeptPage, nonce: string): Promise<Buffer> =>
  unpacked(withNonce(page, nonce, Buffer.from(page.gzip)));

function withNonce({ nonceAt, nonceLength, sum }: KeptPage, nonce: string, into: Buffer): Buffer {
  const inserted = Buffer.from(nonce, 'latin1');
  if (inserted.length !== nonceLength) throw new RangeError(`a nonce has ${nonceLength} characters`);
  for (const at of nonceAt) inserted.copy(into, at);
  into.writeUInt32LE((multiply(sum.factor, crc32(inserted)) ^ sum.rest) >>> 0, into.length - trailerBytes);
  return into;
}

/** Before a block of deflate that stores bytes as they are. @see RFC 1951, 3.2.4 */
function storedBlockHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(0xffff - length, 3);
  return header;
}
