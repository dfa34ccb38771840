import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import type { FileAnswer } from '#server/http/file-route.ts';
import { AppError } from '#shared/errors.ts';
import { findDocumentBytes } from './document-file.ts';
import { findDocument } from './document-queries.ts';
import { headerFileName } from './file-name.ts';

/**
 * A document's file: pictures are shown, a PDF is saved, since it may hold scripts. That an admin has opened it is recorded.
 * @throws AppError not_found, also where the file is missing
 */
export async function openDocument(
  app: App,
  { id, personId, asAdmin }: { id: string; personId: string; asAdmin: boolean },
): Promise<FileAnswer> {
  const document = await findDocument(app.db, id);
  const body = document && (await findDocumentBytes(app, id));
  if (!document || !body) throw new AppError('not_found');
  const { providerId, type, mediaType, fileName } = document;
  if (asAdmin) {
    await transaction(app, (tx) =>
      recordAudit(tx, {
        ...{ actorId: personId, action: 'provider.document_opened', subjectType: 'provider', subjectId: providerId },
        ...{ detail: { document: id, type }, at: app.clock.now() },
      }),
    );
  }
  const inline = mediaType !== 'application/pdf';
  return { contentType: mediaType, filename: headerFileName(fileName), body, inline, untrusted: true };
}
