import { getTableColumns, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { id, instant, minorUnits } from '#server/db/columns.ts';
import type { AuditSubject } from '#shared/audit-actions.ts';
import type { ConsentAct, ConsentState } from '#shared/consent-acts.ts';
import type { StatementCounts } from '#shared/contracts/admin-payments.ts';

/** What an act is about, by name: compared as it was asked, and shown. */
export type Facts = Record<string, string | number | null>;

/** What admins have asked another admin's consent for: the call as it was sent, which is made when one consents. */
export const consentRequests = pgTable(
  'consent_requests',
  {
    id: id(),
    act: text('act').$type<ConsentAct>().notNull(),
    subjectType: text('subject_type').$type<AuditSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The reference, the provider or the receipt. */
    subjectName: text('subject_name').notNull(),
    bookingId: uuid('booking_id'),
    /** US cents that it moved when it was asked for. */
    usdCents: minorUnits('usd_cents').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    /** What of the body is shown. */
    sent: jsonb('sent').$type<Facts>().notNull(),
    /** The body as it was checked, sealed: a statement has names and phones. Removed when the request ends. */
    bodySealed: text('body_sealed'),
    /** A keyed digest of parameters and body, by which the same call is known. */
    callDigest: text('call_digest').notNull(),
    facts: jsonb('facts').$type<Facts>().notNull(),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => people.id),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    status: text('status').$type<ConsentState>().notNull(),
    decidedBy: uuid('decided_by').references(() => people.id),
    decidedAt: instant('decided_at'),
    /** Why it was declined; of a void one the code of what was different. */
    word: text('word'),
    /** How often it could not be done, of one that is `agreed`. */
    tries: integer('tries').notNull().default(0),
    /** What became of a statement. */
    result: jsonb('result').$type<StatementCounts>(),
  },
  (table) => [
    uniqueIndex('consent_requests_one_open').on(table.act, table.subjectId).where(sql`status = 'open'`),
    index('consent_requests_of').on(table.askedBy).where(sql`status = 'open'`),
    index('consent_requests_booking').on(table.bookingId),
    index('consent_requests_search').using('gin', sql`${table.subjectName} gin_trgm_ops`),
    index('consent_requests_due').on(table.expiresAt).where(sql`status = 'open'`),
    index('consent_requests_asked').on(table.askedAt, table.id),
    index('consent_requests_status').on(table.status, table.askedAt, table.id),
    check(
      'consent_requests_others',
      sql`${table.status} not in ('agreed', 'given') or (${table.decidedBy} is not null and ${table.decidedBy} <> ${table.askedBy})`,
    ),
  ],
);

const { bodySealed: _, ...columns } = getTableColumns(consentRequests);

/** A request without its body, which may be a long statement. */
export const requestColumns = columns;

export type ConsentRequest = Omit<typeof consentRequests.$inferSelect, 'bodySealed'>;

/** What admins moved without consent while an amount was set, so that a sum in parts is counted as a sum. Kept for a day. */
export const consentMoves = pgTable(
  'consent_moves',
  {
    id: id(),
    personId: uuid('person_id').notNull(),
    /** The booking or the provider, and what was done about it. */
    payee: text('payee').notNull(),
    usdCents: minorUnits('usd_cents').notNull(),
    /** What it was about, where the same may be tried again: then it is counted once. */
    onceFor: text('once_for'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('consent_moves_of').on(table.personId, table.payee, table.at),
    index('consent_moves_at').on(table.at),
    uniqueIndex('consent_moves_once').on(table.personId, table.payee, table.onceFor),
  ],
);
