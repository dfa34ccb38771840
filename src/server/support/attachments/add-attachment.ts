import { buffer } from 'node:stream/consumers';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { UploadedFile } from '#server/http/upload-form.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { checkDocument } from '#server/pictures/check-document.ts';
import { cleanFileName } from '#server/providers/documents/file-name.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import type { SentAttachment } from '#shared/contracts/support.ts';
import type { AttachmentType } from '#shared/support-rules.ts';
import { attachmentLimits } from '../limits.ts';
import { supportAttachments } from '../tables.ts';
import { putAttachment } from './attachment-file.ts';

interface Upload {
  /** undefined: a visitor. */
  personId: string | undefined;
  address: string;
  file: UploadedFile;
}

/**
 * Keeps a file for a message that is not sent yet. A picture is drawn anew, so that nothing of what a camera notes is kept. Whoever
 * has the key that is answered attaches it; of the key a digest is stored. The file is written before its row, so that every row has
 * its file; `forget-attachments.ts` removes a file that got no row.
 * @throws AppError too_many_tries, and what `checkDocument` throws
 */
export async function addAttachment(app: App, { personId, address, file }: Upload): Promise<SentAttachment> {
  // Counted before the file is read and decoded, which takes time and memory.
  const limits = app.config.rateLimits ? attachmentLimits(app, { personId, address }) : [];
  await transaction(app, (tx) => takeTries(tx, limits, app.clock.now()));
  const mediaType = file.mediaType as AttachmentType;
  const content = await checkDocument(await buffer(file.stream), mediaType);
  const [id, key] = [newId(), newToken()];
  const shown = { fileName: cleanFileName(file.fileName, mediaType), mediaType, bytes: content.length };
  await putAttachment(app, id, content);
  await app.db.insert(supportAttachments).values({ ...shown, id, keySha256: sha256(key), createdAt: app.clock.now() });
  return { key, ...shown };
}
