import { and, eq, isNotNull } from 'drizzle-orm';
import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import type { FileAnswer } from '#server/http/file-route.ts';
import { headerFileName } from '#server/providers/documents/file-name.ts';
import { AppError } from '#shared/errors.ts';
import { supportAttachments } from '../tables.ts';
import { findAttachmentBytes } from './attachment-file.ts';
import { opensAttachment } from './attachment-link.ts';

/**
 * An attachment by its address: a picture is shown, a PDF is saved, since it may hold scripts.
 * @throws AppError not_found, also for an address that is too old
 */
export async function openAttachment(
  app: App,
  { id, until = '', seal = '' }: { id: string; until: string | undefined; seal: string | undefined },
): Promise<FileAnswer> {
  if (!validate(id) || !opensAttachment(app, id, { until, seal })) throw new AppError('not_found');
  const [row] = await app.db
    .select({ mediaType: supportAttachments.mediaType, fileName: supportAttachments.fileName })
    .from(supportAttachments)
    .where(and(eq(supportAttachments.id, id), isNotNull(supportAttachments.messageId)));
  const body = row && (await findAttachmentBytes(app, id));
  if (!row || !body) throw new AppError('not_found');
  const { mediaType, fileName } = row;
  const inline = mediaType !== 'application/pdf';
  return { contentType: mediaType, filename: headerFileName(fileName), body, inline, untrusted: true };
}
