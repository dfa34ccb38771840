import type { App } from '#server/app.ts';

/** The folder of all documents among the files. */
export const documentsFolder = 'documents';

const keyOf = (id: string): string => `${documentsFolder}/${id}`;

/** Writes a document encrypted, so that whoever reads the disk reads nothing. Outside of transactions. */
export const putDocument = ({ files, secrets }: Pick<App, 'files' | 'secrets'>, id: string, bytes: Uint8Array) =>
  files.put(keyOf(id), secrets.sealBytes(bytes, id));

/** A document decrypted; undefined where its file is missing. @throws Error when it was not sealed with our key or altered */
export async function findDocumentBytes(
  { files, secrets }: Pick<App, 'files' | 'secrets'>,
  id: string,
): Promise<Buffer | undefined> {
  const sealed = await files.get(keyOf(id));
  return sealed && secrets.openBytes(sealed, id);
}

export const removeDocumentFile = ({ files }: Pick<App, 'files'>, id: string) => files.remove(keyOf(id));
