import { buffer } from 'node:stream/consumers';
import { count, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { UploadedFile } from '#server/http/upload-form.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import type { ProviderDocument } from '#shared/contracts/onboarding.ts';
import { addMonths, type CalendarDate, isCalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import {
  type DocumentMediaType,
  type DocumentType,
  documentsPerApplication,
  documentTypes,
  documentUploadsPerDay,
} from '#shared/provider-documents.ts';
import { lockEditable, touchProvider } from '../lock-editable.ts';
import { providerDocuments } from '../tables.ts';
import { checkDocument } from './check-document.ts';
import { putDocument, removeDocumentFile } from './document-file.ts';
import { documentAnswer } from './document-queries.ts';
import { cleanFileName } from './file-name.ts';

const dayMs = 24 * 3_600_000;
const longestMonths = 20 * 12;

interface Upload {
  providerId: string;
  personId: string;
  type: DocumentType;
  /** A calendar date; empty or absent for a document that does not end. */
  expiresOn?: string | undefined;
  file: UploadedFile;
}

/**
 * Adds a document to an application that is being filled in or was rejected. Its file is written, encrypted, before its row,
 * so that every row has its file; `forget-documents.ts` removes a file that got no row.
 * @throws AppError application_closed, documents_many, invalid_input (the day, or a file that cannot be read), too_many_tries,
 *   payload_too_large
 */
export async function uploadDocument(app: App, upload: Upload): Promise<ProviderDocument> {
  const { providerId, personId, type, file } = upload;
  const expiresOn = expiryOf(app, upload);
  await transaction(app, async (tx) => {
    await lockForAnother(tx, providerId);
    if (!app.config.rateLimits) return;
    const limit = { subject: `documents:${personId}`, most: documentUploadsPerDay, periodMs: dayMs };
    await takeTries(tx, [limit], app.clock.now());
  });
  const mediaType = file.mediaType as DocumentMediaType;
  const sent = await buffer(file.stream);
  const bytes = await checkDocument(sent, mediaType);
  const id = newId();
  const fileName = cleanFileName(file.fileName, mediaType);
  await putDocument(app, id, bytes);
  try {
    return await transaction(app, async (tx) => {
      const at = app.clock.now();
      await lockForAnother(tx, providerId);
      const row = {
        id,
        providerId,
        type,
        fileName,
        mediaType,
        bytes: sent.length,
        expiresOn,
        uploadedBy: personId,
        createdAt: at,
      };
      const [added] = await tx.insert(providerDocuments).values(row).returning();
      if (!added) throw new Error('The document was not written');
      await touchProvider(tx, providerId, at);
      return documentAnswer(added);
    });
  } catch (error) {
    // After another error the row may be there all the same: the connection can break before it answers the commit.
    if (error instanceof AppError) await removeDocumentFile(app, id);
    throw error;
  }
}

/** Locks the application, which must be open to changes and have room for one more document. */
async function lockForAnother(tx: Tx, providerId: string): Promise<void> {
  await lockEditable(tx, providerId);
  const [found] = await tx
    .select({ count: count() })
    .from(providerDocuments)
    .where(eq(providerDocuments.providerId, providerId));
  if ((found?.count ?? 0) >= documentsPerApplication) throw new AppError('documents_many');
}

/** The last day on which a document is valid: from today on, and within twenty years. */
function expiryOf({ clock }: App, { type, expiresOn = '' }: Upload): CalendarDate | null {
  if (!documentTypes[type].ends) return null;
  const refuse = (key: string) => new AppError('invalid_input', { fields: { expiresOn: key } });
  if (!isCalendarDate(expiresOn)) throw refuse('expiry_missing');
  const now = today(clock);
  if (expiresOn < now) throw refuse('expiry_past');
  if (expiresOn > addMonths(now, longestMonths)) throw refuse('expiry_far');
  return expiresOn;
}
