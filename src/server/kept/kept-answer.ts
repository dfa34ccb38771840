import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, gunzipSync, gzip, constants as zlib } from 'node:zlib';
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

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};
const decompress: Record<Encoding, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

export async function keptAnswer(
  text: string,
  { encoding, ...described }: Pick<KeptAnswer, 'contentType' | 'shown'> & { encoding: Encoding },
): Promise<KeptAnswer> {
  const plain = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  if (plain.length < compressedFrom) return { ...described, body: alone(plain), encoding: undefined, etag };
  return { ...described, body: alone(await compress[encoding](plain)), encoding, etag };
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
