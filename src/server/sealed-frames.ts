import type { Secrets } from './secrets.ts';

const frameBytes = 64 * 1024;
const lengthBytes = 4;
/** A frame with what sealing adds to it. */
const longestFrame = frameBytes + 64;

/** Bytes in pieces of one length; the last is shorter, and may be empty. */
async function* pieces(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    while (held.length > frameBytes) {
      yield held.subarray(0, frameBytes);
      held = held.subarray(frameBytes);
    }
  }
  yield held;
}

const nameOf = (of: string, at: number, isLast: boolean) => `${of}:${at}:${isLast ? 'last' : 'more'}`;

/**
 * Seals a long file while it is written: frames of 64 KiB, each sealed as its place in this file, with its length before it. The last
 * one is sealed as such, so that a file that was cut off does not open.
 * @param of what it is, as for `sealBytes`
 */
export async function* sealedFrames(
  secrets: Pick<Secrets, 'sealBytes'>,
  of: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, undefined> {
  let at = 0;
  let before: Buffer | undefined;
  const framed = (piece: Buffer, isLast: boolean) => {
    const sealed = secrets.sealBytes(piece, nameOf(of, at, isLast));
    at += 1;
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE(sealed.length);
    return Buffer.concat([length, sealed]);
  };
  for await (const piece of pieces(source)) {
    if (before) yield framed(before, false);
    before = Buffer.from(piece);
  }
  yield framed(before ?? Buffer.alloc(0), true);
}

/**
 * Opens such a file while it is read. @throws Error when it was not sealed with our key as this thing, was altered, or is cut off
 */
export async function* openedFrames(
  secrets: Pick<Secrets, 'openBytes'>,
  of: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, undefined> {
  let held: Buffer = Buffer.alloc(0);
  let at = 0;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    for (;;) {
      const frame = frameIn(held);
      // The last frame is known by the end of the file.
      if (!frame || frame.end === held.length) break;
      yield secrets.openBytes(frame.sealed, nameOf(of, at, false));
      at += 1;
      held = held.subarray(frame.end);
    }
  }
  const last = frameIn(held);
  if (last?.end !== held.length) throw new Error('The file is cut off');
  yield secrets.openBytes(last.sealed, nameOf(of, at, true));
}

/** The frame with which these bytes begin, if all of it is there. */
function frameIn(bytes: Buffer): { sealed: Buffer; end: number } | undefined {
  if (bytes.length < lengthBytes) return undefined;
  const length = bytes.readUInt32BE(0);
  if (length > longestFrame) throw new Error('No frame is this long');
  const end = lengthBytes + length;
  return bytes.length < end ? undefined : { sealed: bytes.subarray(lengthBytes, end), end };
}
