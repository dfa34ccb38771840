import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Shown } from './subjects.ts';

/** In the order in which they are preferred where a browser accepts several alike. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** An answer as it is sent in one encoding: made, described and compressed once, for everybody who asks for it so. */
export interface KeptAnswer {
  /** Compressed, if `encoding` says so. */
  body: Buffer;
  /** Undefined for a short answer, which is sent as it is. */
  encoding: Encoding | undefined;
  contentType: string;
  shown: Shown;
  /** Weak, because the same content is sent in several encodings. */
  etag: string;
}

/** Shorter answers are sent as they are. */
const compressedFrom = 1024;

/** Most are of a few KB, for which the way to another thread and back takes as long as compressing. */
const compress: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) =>
    brotliCompressSync(body, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: 5,
        [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
        // No larger than the body: to set up the usual 4 MB takes several times as long as the rest.
        [zlib.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }),
  gzip: (body) => gzipSync(body, { level: 6 }),
};
const windowBits = (length: number) =>
  Math.min(zlib.BROTLI_DEFAULT_WINDOW, Math.max(zlib.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length))));

const decompress: Record<Encoding, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

export function keptAnswer(
  text: string,
  { encoding, ...described }: Pick<KeptAnswer, 'contentType' | 'shown'> & { encoding: Encoding },
): KeptAnswer {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (plain.length < compressedFrom) return { ...described, body: alone(plain), encoding: undefined, etag };
  return { ...described, body: alone(compress[encoding](plain)), encoding, etag };
}

/** The body as it was before it was compressed, for the few who take no compression. */
export const plainBody = ({ body, encoding }: KeptAnswer): Buffer => (encoding ? decompress[encoding](body) : body);

/** The memory of an answer, in bytes. */
export const bytesOf = ({ body }: KeptAnswer): number => body.length;

/** In memory of its own: what zlib answers, and what is cut from Node's pool, holds on to more than it shows. */
function alone(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
