import { Readable } from 'node:stream';
import type { App } from '#server/app.ts';
import { openedFrames, sealedFrames } from '#server/sealed-frames.ts';

const keyOf = (id: string): string => `own-data/${id}`;

type Parts = Pick<App, 'files' | 'secrets'>;

/** Writes a download sealed while it is made, so that whoever reads the disk reads nothing. @returns its bytes before sealing */
export async function putDownload(
  { files, secrets }: Parts,
  id: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  let bytes = 0;
  async function* counted() {
    for await (const chunk of source) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  await files.put(keyOf(id), Readable.from(sealedFrames(secrets, id, counted())));
  return bytes;
}

/** A download as it is opened; undefined where its file is missing. */
export async function findDownload({ files, secrets }: Parts, id: string): Promise<Readable | undefined> {
  const sealed = await files.read(keyOf(id));
  return sealed && Readable.from(openedFrames(secrets, id, sealed), { objectMode: false });
}

export const removeDownloadFile = ({ files }: Parts, id: string): Promise<void> => files.remove(keyOf(id));
