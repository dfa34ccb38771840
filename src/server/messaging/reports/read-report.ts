import { and, asc, between, eq, exists, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { type DbOrTx, transaction } from '#server/db/client.ts';
import type { FileAnswer } from '#server/http/file-route.ts';
import type { ReportReading } from '#shared/contracts/message-reports.schemas.ts';
import { AppError } from '#shared/errors.ts';
import { findPictureBytes } from '../pictures/picture-file.ts';
import { picturesByMessage } from '../pictures/picture-queries.ts';
import { messagePictures, messageReports, messages } from '../tables.ts';

/** So many messages before the reported one, and so many after it, are read with it. */
const around = 5;

/**
 * The reported message with those around it, as they were written. Our team reads no others, and that it has read these is recorded.
 * @throws AppError not_found
 */
export async function readMessageReport(
  app: App,
  admin: { id: string },
  reportId: string,
): Promise<z.output<typeof ReportReading>> {
  const report = await getReported(app.db, reportId);
  const rows = await app.db
    .select({ message: messages, author: people.name })
    .from(messages)
    .innerJoin(people, eq(people.id, messages.personId))
    .where(isAround(report))
    .orderBy(asc(messages.number));
  const pictures = await picturesByMessage(
    app,
    rows.map(({ message }) => message.id),
  );
  const { conversationId, messageId } = report;
  await transaction(app, (tx) =>
    recordAudit(tx, {
      ...{ actorId: admin.id, action: 'message.report_read', subjectType: 'conversation', subjectId: conversationId },
      ...{ detail: { reportId, messageId }, at: app.clock.now() },
    }),
  );
  return {
    messages: rows.map(({ message: { id, side, textSealed, lang, sentAt, removedAt }, author }) => ({
      ...{ id, side, author, text: app.secrets.open(textSealed), lang, pictures: pictures.get(id) ?? [] },
      ...{ sentAt: sentAt.toISOString(), reported: id === messageId, removed: removedAt !== null },
    })),
  };
}

interface Wanted {
  reportId: string;
  pictureId: string;
  adminId: string;
}

/** A photo of one of these messages, for an admin who has read them by this report. @throws AppError not_found */
export async function openReportPicture(app: App, { reportId, pictureId, adminId }: Wanted): Promise<FileAnswer> {
  if (!validate(reportId) || !validate(pictureId)) throw new AppError('not_found');
  const report = await getReported(app.db, reportId);
  // By `audit_entries_subject`.
  const hasRead = app.db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        ...[eq(auditEntries.subjectType, 'conversation'), eq(auditEntries.subjectId, report.conversationId)],
        ...[eq(auditEntries.actorId, adminId), eq(auditEntries.action, 'message.report_read')],
        sql`${auditEntries.detail} ->> 'reportId' = ${reportId}`,
      ),
    );
  const [picture] = await app.db
    .select({ id: messagePictures.id })
    .from(messagePictures)
    .innerJoin(messages, eq(messages.id, messagePictures.messageId))
    .where(and(eq(messagePictures.id, pictureId), isAround(report), exists(hasRead)));
  const body = picture && (await findPictureBytes(app, { id: pictureId, size: 'large' }));
  if (!body) throw new AppError('not_found');
  return { contentType: 'image/webp', filename: 'photo.webp', body, inline: true, untrusted: true };
}

async function getReported(db: DbOrTx, reportId: string) {
  const [row] = await db
    .select({
      conversationId: messageReports.conversationId,
      messageId: messageReports.messageId,
      number: messages.number,
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .where(eq(messageReports.id, reportId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** By `messages_number`. */
const isAround = ({ conversationId, number }: { conversationId: string; number: number }) =>
  and(eq(messages.conversationId, conversationId), between(messages.number, number - around, number + around));
