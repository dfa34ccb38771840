import type { App } from '#server/app.ts';

/** The folder of all photos in messages among the files. */
export const picturesFolder = 'message-pictures';

const sizes = ['large', 'small'] as const;
export type PictureSize = (typeof sizes)[number];

const nameOf = (id: string, size: PictureSize): string => `${id}.${size}`;
const keyOf = (id: string, size: PictureSize): string => `${picturesFolder}/${nameOf(id, size)}`;

/** The id in the key of a photo's file; empty for another file. */
export const pictureIdIn = (key: string): string => /([0-9a-f-]{36})\.(?:large|small)$/.exec(key)?.[1] ?? '';

/** Writes both sizes of a photo, sealed, so that whoever reads the disk sees nothing. Outside of transactions. */
export async function putPicture(
  { files, secrets }: Pick<App, 'files' | 'secrets'>,
  id: string,
  bytes: Readonly<Record<PictureSize, Uint8Array>>,
): Promise<void> {
  for (const size of sizes) await files.put(keyOf(id, size), secrets.sealBytes(bytes[size], nameOf(id, size)));
}

/** A photo, opened; undefined where its file is missing. @throws Error when it was not sealed with our key or altered */
export async function findPictureBytes(
  { files, secrets }: Pick<App, 'files' | 'secrets'>,
  { id, size }: { id: string; size: PictureSize },
): Promise<Buffer | undefined> {
  const sealed = await files.get(keyOf(id, size));
  return sealed && secrets.openBytes(sealed, nameOf(id, size));
}

export async function removePictureFiles({ files }: Pick<App, 'files'>, id: string): Promise<void> {
  for (const size of sizes) await files.remove(keyOf(id, size));
}
