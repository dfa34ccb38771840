import type { App } from '#server/app.ts';
import { newId } from '#server/db/columns.ts';
import { checkDocument } from '#server/pictures/check-document.ts';
import { cleanFileName } from '#server/providers/documents/file-name.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import type { SentAttachment } from '#shared/contracts/support.ts';
import type { AttachmentType } from '#shared/support-rules.ts';
import { supportAttachments } from '../tables.ts';
import { putAttachment } from './attachment-file.ts';

interface File {
  bytes: Buffer;
  /** By its content. */
  mediaType: AttachmentType;
  /** As the sender calls it. */
  fileName: string;
}

/**
 * Keeps a file for a message that is not written yet. A picture is drawn anew, so that nothing of what a camera notes is kept. Whoever
 * has the key that is answered attaches it; of the key a digest is stored. The file is written before its row, so that every row has
 * its file; `forget-attachments.ts` removes a file that got no row.
 * @throws AppError what `checkDocument` throws
 */
export async function keepAttachment(app: App, { bytes, mediaType, fileName }: File): Promise<SentAttachment> {
  const content = await checkDocument(bytes, mediaType);
  const [id, key] = [newId(), newToken()];
  const shown = { fileName: cleanFileName(fileName, mediaType), mediaType, bytes: content.length };
  await putAttachment(app, id, content);
  await app.db.insert(supportAttachments).values({ ...shown, id, keySha256: sha256(key), createdAt: app.clock.now() });
  return { key, ...shown };
}
