import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import type { UploadedFile } from '#server/http/upload-form.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { checkDocument } from '#server/pictures/check-document.ts';
import type { ProviderDocument } from '#shared/contracts/onboarding.ts';
import { addMonths, type CalendarDate, isCalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import {
  type DocumentMediaType,
  type DocumentReview,
  type DocumentType,
  documentEndsSoonDays,
  documentsPerApplication,
  documentsPerProvider,
  documentsWaiting,
  documentTypes,
  documentUploadsPerDay,
} from '#shared/provider-documents.ts';
import { isEditable, touchProvider } from '../lock-editable.ts';
import { lockProvider } from '../lock-provider.ts';
import { providerDocuments } from '../tables.ts';
import { warnsAtOf } from '../warns-at.ts';
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
  /** The document whose place it takes, of the same provider and type. */
  renews?: string | undefined;
  file: UploadedFile;
}

/**
 * Adds a document to an application that is being filled in or was rejected. One of an approved provider waits for an admin by
 * itself, while its listings stay as they are. Its file is written, encrypted, before its row, so that every row has its
 * file; `forget-documents.ts` removes a file that got no row.
 * @throws AppError application_closed, documents_many, invalid_input (the day, a file that cannot be read, or a
 *   document to renew that is none of its own, not in force or replaced already), too_many_tries, payload_too_large
 */
export async function uploadDocument(app: App, upload: Upload): Promise<ProviderDocument> {
  const { providerId, personId, type, file, renews = null } = upload;
  const expiresOn = expiryOf(app, upload);
  await transaction(app, async (tx) => {
    await lockForAnother(tx, upload);
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
      const review = await lockForAnother(tx, upload);
      const row = {
        id,
        providerId,
        type,
        fileName,
        mediaType,
        bytes: sent.length,
        expiresOn,
        renews,
        review,
        warnsAt: warnsAtOf(expiresOn, { days: documentEndsSoonDays, now: at }),
        uploadedBy: personId,
        createdAt: at,
      };
      const [added] = await tx.insert(providerDocuments).values(row).returning();
      if (!added) throw new Error('The document was not written');
      if (review === null) await touchProvider(tx, providerId, at);
      return documentAnswer(added);
    });
  } catch (error) {
    // After another error the row may be there all the same: the connection can break before it answers the commit.
    if (error instanceof AppError) await removeDocumentFile(app, id);
    throw error;
  }
}

/**
 * Locks the provider, whose application must be open to changes or approved (then suspended or not), and have room for one more document.
 * @returns what becomes of the document
 */
async function lockForAnother(tx: Tx, { providerId, type, renews }: Upload): Promise<DocumentReview | null> {
  const provider = await lockProvider(tx, providerId);
  if (!provider) throw new AppError('not_found');
  const isApproved = provider.status === 'approved' || provider.status === 'suspended';
  if (!isApproved && !isEditable(provider.status)) throw new AppError('application_closed');
  const all = await tx.select().from(providerDocuments).where(eq(providerDocuments.providerId, providerId));
  const waiting = all.filter(({ review }) => review === 'submitted').length;
  const isReplaced = (id: string) => all.some(({ renews: old, review }) => old === id && review === 'approved');
  const kept = all.filter(({ id }) => !isReplaced(id)).length;
  const isFull = isApproved
    ? waiting >= documentsWaiting || kept >= documentsPerProvider
    : all.length >= documentsPerApplication;
  if (isFull) throw new AppError('documents_many');
  const renewed = all.find(({ id }) => id === renews);
  const inForce = renewed !== undefined && (renewed.review === null || renewed.review === 'approved');
  if (renews !== undefined && (renewed?.type !== type || !inForce || isReplaced(renews))) {
    throw new AppError('invalid_input', { fields: { renews: 'invalid' } });
  }
  return isApproved ? 'submitted' : null;
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
