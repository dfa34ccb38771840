import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Shown } from './subjects.ts';

/** In the order in which they are preferred where a browser accepts several alike. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** An answer as it is sent: made, described and compressed once, for everybody who asks for it. */
export interface KeptAnswer {
  body: Buffer;
  contentType: string;
  shown: Shown;
  /** Weak, because the same content is sent in several encodings. */
  etag: string;
  /** The body in this encoding, compressed when it is first asked for. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** Shorter answers are sent as they are. */
export const compressedFrom = 1024;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

export function keptAnswer(
  text: string,
  { contentType, shown }: Pick<KeptAnswer, 'contentType' | 'shown'>,
): KeptAnswer {
  const body = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    contentType,
    shown,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      const ready = made.get(encoding) ?? compress[encoding](body);
      made.set(encoding, ready);
      return ready;
    },
  };
}

/** The memory of an answer with its two compressed forms, in bytes; these are seldom more than half of it. */
export const bytesOf = ({ body }: KeptAnswer): number => 2 * body.length;
