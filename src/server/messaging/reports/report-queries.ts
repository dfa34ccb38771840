import { eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db } from '#server/db/client.ts';
import { eachItem, listOf, mapPage, type Page, readPage } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { providers } from '#server/providers/tables.ts';
import type { MessageReportsQuery } from '#shared/contracts/message-reports.schemas.ts';
import type { MessageReport } from '#shared/contracts/message-reports.ts';
import type { Lang } from '#shared/languages.ts';
import { conversations, messageReports, messages } from '../tables.ts';

/** The name of a person. No join, since the planner would try these tables in every order, which takes longer than to read them. */
const nameOf = <Name extends string | null>(id: PgColumn) =>
  sql<Name>`(select ${people.name} from ${people} where ${people.id} = ${id})`;

const selectReports = (db: Db, position: SQL<Position>) =>
  db
    .select({
      report: messageReports,
      by: nameOf<string>(messageReports.personId),
      message: {
        ...{ side: messages.side, sentAt: messages.sentAt, removedAt: messages.removedAt, personId: messages.personId },
      },
      author: nameOf<string>(messages.personId),
      booking: bookings.reference,
      service: { id: services.id, titleEn: services.titleEn, titleSw: services.titleSw },
      provider: { id: providers.id, name: providers.name },
      decider: nameOf<string | null>(messageReports.closedBy),
      position,
    })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(conversations, eq(conversations.id, messageReports.conversationId))
    .innerJoin(services, eq(services.id, conversations.serviceId))
    .innerJoin(providers, eq(providers.id, conversations.providerId))
    .leftJoin(bookings, eq(bookings.id, conversations.bookingId))
    .$dynamic();

const openReports = listOf({
  name: 'message-reports-open',
  select: selectReports,
  id: messageReports.id,
  counted: { table: messageReports },
  only: isNull(messageReports.closedAt),
  filters: {},
  sorts: { createdAt: { column: messageReports.createdAt, index: 'message_reports_waiting' } },
});

const closedReports = listOf({
  name: 'message-reports-closed',
  select: selectReports,
  id: messageReports.id,
  counted: { table: messageReports },
  only: isNotNull(messageReports.closedAt),
  filters: {},
  sorts: { closedAt: { column: messageReports.closedAt, index: 'message_reports_closed' } },
});

/** The reports that wait for a decision, the oldest first; or those that were decided, the newest decision first. */
export async function listMessageReports(
  db: App['db'],
  { state = 'open', ...page }: z.output<typeof MessageReportsQuery>,
  lang: Lang,
): Promise<Page<MessageReport>> {
  const found =
    state === 'open'
      ? await readPage(db, openReports, { ...page, order: 'asc' })
      : await readPage(db, closedReports, page);
  return mapPage(found, (row) => reportOf(row, lang));
}

/** All of them, in the same order. @throws AppError list_too_long */
export function eachMessageReport(
  db: Db,
  { state = 'open' }: { state?: 'open' | 'closed' | undefined },
  { most, lang }: { most: number; lang: Lang },
): AsyncIterable<MessageReport> {
  const reading = { most, itemsOf: (rows: Row[]) => rows.map((row) => reportOf(row, lang)) };
  return state === 'open'
    ? eachItem(db, openReports, { order: 'asc' }, reading)
    : eachItem(db, closedReports, {}, reading);
}

type Row = Omit<Awaited<ReturnType<typeof selectReports>>[number], 'position'>;

function reportOf(row: Row, lang: Lang): MessageReport {
  const { report, message, service, provider, booking } = row;
  const { title, textLang } = titleIn(lang, service);
  const { side, sentAt, removedAt, personId } = message;
  return {
    ...{ id: report.id, at: report.createdAt.toISOString(), reason: report.reason, provider, booking },
    // Only the other side reports a message.
    by: { id: report.personId, name: row.by, side: side === 'traveller' ? 'provider' : 'traveller' },
    author: { id: personId, name: row.author, side },
    ...{ sentAt: sentAt.toISOString(), removed: removedAt !== null },
    service: { id: service.id, title, titleLang: textLang },
    decision: decisionOf(row),
  };
}

function decisionOf({ report, decider }: Row): MessageReport['decision'] {
  const { closedAt, outcome, decision } = report;
  if (!closedAt || !outcome || decision === null || decider === null) return null;
  return { at: closedAt.toISOString(), by: decider, outcome, reason: decision };
}
