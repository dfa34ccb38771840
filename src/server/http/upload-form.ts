import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import { type MediaType, mediaTypeOf, signatureBytes } from './media-type.ts';

export interface UploadedFile {
  /** By its content. */
  mediaType: MediaType;
  /** As the sender calls it, which may be any text. */
  fileName: string;
  /**
   * The file's bytes, which must be read to the end. The stream ends only when the whole form has arrived and is valid. It
   * fails when the upload is aborted, too large or has several files; then nothing of it may be kept.
   */
  stream: Readable;
}

type Parts = AsyncIterator<Multipart>;

/**
 * Reads a form up to its file.
 * @throws AppError unsupported_media_type (not a form, or a file of another type), invalid_input (a broken form, no file)
 */
export async function openForm(
  request: FastifyRequest,
  accepts: readonly MediaType[],
): Promise<{ fields: Record<string, string>; file: UploadedFile }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  const parts: Parts = request.parts();
  const fields: Record<string, string> = {};
  for (;;) {
    const { done, value: part } = await nextOf(parts);
    if (done || (part.type === 'file' && part.fieldname !== 'file')) {
      throw new AppError('invalid_input', { fields: { file: 'required_fields_missing' } });
    }
    if (part.type === 'file') return { fields, file: await openFile(part, parts, accepts) };
    const { fieldname, value, valueTruncated } = part;
    if (valueTruncated) throw new AppError('invalid_input', { fields: { [fieldname]: 'too_long' } });
    if (typeof value !== 'string' || value.includes('\0') || fieldname in fields) {
      throw new AppError('invalid_input', { fields: { [fieldname]: 'invalid' } });
    }
    fields[fieldname] = value;
  }
}

async function openFile(part: MultipartFile, parts: Parts, accepts: readonly MediaType[]): Promise<UploadedFile> {
  if (part.file.truncated) throw new AppError('payload_too_large');
  // Otherwise the stream would wait for the end of the part, which may never arrive.
  part.file.once('limit', () => part.file.destroy(new AppError('payload_too_large')));
  const chunks: AsyncIterator<Buffer> = part.file[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < signatureBytes) {
    const { done, value } = await nextOf(chunks);
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  const mediaType = mediaTypeOf(start);
  if (!mediaType || !accepts.includes(mediaType)) throw new AppError('unsupported_media_type');
  const stream = Readable.from(wholeFile(), { objectMode: false });
  // Readers have listeners of their own; without this one, an error before anybody reads would end the process.
  stream.on('error', () => {});
  return { mediaType, fileName: part.filename ?? '', stream };

  async function* wholeFile(): AsyncGenerator<Buffer> {
    yield start;
    for (;;) {
      const { done, value } = await nextOf(chunks);
      if (done) break;
      yield value;
    }
    if (!(await nextOf(parts)).done) throw new AppError('invalid_input');
  }
}

/** The next item of a parsed request. An error of the parser becomes `invalid_input`, since the sender caused it. */
async function nextOf<T>(items: AsyncIterator<T>): Promise<IteratorResult<T>> {
  try {
    return await items.next();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('invalid_input');
  }
}

/**
 * Runs `handle`, which must read the whole file.
 * @returns what `handle` returns
 * @throws the stream's error, if it failed, even when `handle` ignored it; Error when it did not read to the end
 */
export async function withWholeFile<Answer>({ stream }: UploadedFile, handle: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await handle();
    if (!stream.readableEnded) throw new Error('the handler of an upload did not read its file to the end');
    return answer;
  } catch (error) {
    throw stream.errored ?? error;
  } finally {
    stream.destroy();
  }
}

/** Reads and drops the rest of a refused upload, since some senders read the answer only after they have sent everything. */
export function dropRest(request: IncomingMessage, bytesMax: number): void {
  if (request.readableEnded) return;
  let left = bytesMax;
  request.unpipe();
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
