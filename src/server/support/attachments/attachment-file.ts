import type { App } from '#server/app.ts';

/** The folder of all attachments among the files. */
export const attachmentsFolder = 'support';

const keyOf = (id: string): string => `${attachmentsFolder}/${id}`;
/** What is sealed, so that the file of something else is never opened as an attachment. */
const sealedAs = (id: string): string => `support/${id}`;

type Files = Pick<App, 'files' | 'secrets'>;

/** Writes an attachment, sealed, so that whoever reads the disk sees nothing. Outside of transactions. */
export const putAttachment = ({ files, secrets }: Files, id: string, bytes: Uint8Array): Promise<void> =>
  files.put(keyOf(id), secrets.sealBytes(bytes, sealedAs(id)));

/** An attachment, opened; undefined where its file is missing. @throws Error when it was not sealed with our key or altered */
export async function findAttachmentBytes({ files, secrets }: Files, id: string): Promise<Buffer | undefined> {
  const sealed = await files.get(keyOf(id));
  return sealed && secrets.openBytes(sealed, sealedAs(id));
}

export const removeAttachmentFile = ({ files }: Pick<App, 'files'>, id: string): Promise<void> =>
  files.remove(keyOf(id));
