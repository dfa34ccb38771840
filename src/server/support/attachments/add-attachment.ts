import { buffer } from 'node:stream/consumers';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import type { UploadedFile } from '#server/http/upload-form.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import type { SentAttachment } from '#shared/contracts/support.ts';
import type { AttachmentType } from '#shared/support-rules.ts';
import { attachmentLimits } from '../limits.ts';
import { keepAttachment } from './keep-attachment.ts';

interface Upload {
  /** undefined: a visitor. */
  personId: string | undefined;
  address: string;
  file: UploadedFile;
}

/**
 * Keeps a file for a message that is not sent yet, by `keepAttachment`.
 * @throws AppError too_many_tries, and what `checkDocument` throws
 */
export async function addAttachment(app: App, { personId, address, file }: Upload): Promise<SentAttachment> {
  // Counted before the file is read and decoded, which takes time and memory.
  const limits = app.config.rateLimits ? attachmentLimits(app, { personId, address }) : [];
  await transaction(app, (tx) => takeTries(tx, limits, app.clock.now()));
  const { mediaType, fileName } = file;
  return keepAttachment(app, { bytes: await buffer(file.stream), mediaType: mediaType as AttachmentType, fileName });
}
