import { crc32, deflateRawSync, constants as zlib } from 'node:zlib';

/**
 * A rendered page without the nonces of the Content-Security-Policy, which differ in each answer: the pieces between them,
 * compressed once.
 */
export interface KeptPage {
  status: number;
  headers: [name: string, value: string][];
  pieces: Buffer[];
  /** Each piece as blocks of deflate that end on a whole byte and refer to nothing before them. */
  deflated: Buffer[];
}

/** Of gzip, without name and time. @see RFC 1952, 2.3 */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block of deflate, empty. */
const lastBlock = Buffer.from([0x03, 0x00]);

/** @param html with `placeholder` wherever the nonce stands */
export function keptPage(
  html: string,
  { placeholder, ...sent }: Pick<KeptPage, 'status' | 'headers'> & { placeholder: string },
): KeptPage {
  const pieces = html.split(placeholder).map((piece) => Buffer.from(piece));
  const deflated = pieces.map((piece) => deflateRawSync(piece, { level: 6, finishFlush: zlib.Z_FULL_FLUSH }));
  return { ...sent, pieces, deflated };
}

/** The memory of a page, in bytes. */
export const pageBytesOf = ({ pieces, deflated }: KeptPage): number =>
  [...pieces, ...deflated].reduce((sum, { length }) => sum + length, 0);

/** The page with this nonce. */
export const plainPage = ({ pieces }: KeptPage, nonce: string): Buffer =>
  Buffer.concat(between(pieces, Buffer.from(nonce)));

/** The page with this nonce as gzip: the compressed pieces, and the nonce between them in blocks that are not compressed. */
export function gzippedPage({ pieces, deflated }: KeptPage, nonce: string): Buffer {
  const inserted = Buffer.from(nonce);
  const trailer = Buffer.alloc(8);
  const plain = between(pieces, inserted);
  trailer.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0));
  trailer.writeUInt32LE(
    plain.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  return Buffer.concat([gzipHeader, ...between(deflated, storedBlock(inserted)), lastBlock, trailer]);
}

/** A block of deflate that stores bytes as they are. @see RFC 1951, 3.2.4 */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([header, bytes]);
}

const between = (parts: readonly Buffer[], separator: Buffer): Buffer[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part]));
