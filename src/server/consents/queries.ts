import { and, asc, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { eachItem, listOf, mapPage, noPosition, readPage, type WholeOf } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import type { ConsentState } from '#shared/consent-acts.ts';
import type { ConsentsPage, ConsentsQuery } from '#shared/contracts/consents.schemas.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { AppError } from '#shared/errors.ts';
import { findNewUntil } from './admin-queries.ts';
import { type ConsentRequest, consentRequests, requestColumns } from './tables.ts';

const decider = alias(people, 'decider');

const joined = (db: DbOrTx, position: SQL<Position> = noPosition) =>
  db
    .select({ request: requestColumns, asker: people.name, decider: decider.name, position })
    .from(consentRequests)
    .innerJoin(people, eq(people.id, consentRequests.askedBy))
    .leftJoin(decider, eq(decider.id, consentRequests.decidedBy))
    .$dynamic();

type Row = Omit<Awaited<ReturnType<typeof joined>>[number], 'position'>;

const consentsList = listOf({
  name: 'consents',
  select: joined,
  id: consentRequests.id,
  counted: { table: consentRequests },
  filters: { status: (status: ConsentState) => eq(consentRequests.status, status) },
  sorts: { askedAt: { column: consentRequests.askedAt, index: 'consent_requests_asked' } },
});

/** What an admin can do and see; `newUntil`: before then they consent to nothing. */
interface Reader {
  id: string;
  newUntil: Date | null;
  now: Date;
}

/** What admins have asked others to consent to, newest first unless the query sorts otherwise. */
export async function listConsents(
  app: App,
  admin: { id: string },
  query: z.output<typeof ConsentsQuery>,
): Promise<z.output<typeof ConsentsPage>> {
  const now = app.clock.now();
  const [page, newUntil] = await Promise.all([
    readPage(app.db, consentsList, query),
    findNewUntil(app.db, admin.id, now),
  ]);
  const reader = { id: admin.id, newUntil, now };
  const { items, ...counts } = mapPage(page, (row) => answerOf(row, reader));
  return { items, ...counts, mayFrom: newUntil?.toISOString() ?? null };
}

/** Of one thing only a few acts can be asked for. */
const openMost = 200;

/**
 * What waits for consent about any of these, the oldest first, 200 at most: also all that is about a booking's money, and
 * about a payout's transfers. By `consent_requests_status`.
 * @param about ids of records, or `settings`, `ledger` or `mpesa_statement`
 */
export async function listOpenConsents(
  { db, clock }: App,
  admin: { id: string },
  about: readonly string[],
): Promise<Consent[]> {
  const now = clock.now();
  const { status, expiresAt, bookingId, subjectId, subjectType, params, askedAt } = consentRequests;
  const names = [sql`${bookingId}::text`, sql`${subjectId}`, sql`${params} ->> 'id'`, sql`${subjectType}`];
  const isAbout = or(...names.map((name) => inArray(name, [...about])));
  const [rows, newUntil] = await Promise.all([
    joined(db)
      .where(and(eq(status, 'open'), gt(expiresAt, now), isAbout))
      .orderBy(asc(askedAt), asc(consentRequests.id))
      .limit(openMost),
    findNewUntil(db, admin.id, now),
  ]);
  return rows.map((row) => answerOf(row, { id: admin.id, newUntil, now }));
}

/**
 * What a second admin has agreed to about any of these, the newest first, 200 at most: of a payout also what is about its
 * transfers. By `consent_requests_status`.
 * @param about ids of records
 */
export async function listGivenConsents(
  { db, clock }: App,
  admin: { id: string },
  about: readonly string[],
): Promise<Consent[]> {
  const { status, subjectId, params, askedAt } = consentRequests;
  const isAbout = or(...[sql`${subjectId}`, sql`${params} ->> 'id'`].map((name) => inArray(name, [...about])));
  const rows = await joined(db)
    .where(and(inArray(status, ['agreed', 'given']), isAbout))
    .orderBy(desc(askedAt), desc(consentRequests.id))
    .limit(openMost);
  return rows.map((row) => answerOf(row, { id: admin.id, newUntil: null, now: clock.now() }));
}

const toldMost = 100;

/** What was ever asked about a booking: the newest 100, by `consent_requests_booking`. */
export async function listConsentsOf({ db, clock }: App, admin: { id: string }, bookingId: string): Promise<Consent[]> {
  const rows = await joined(db)
    .where(eq(consentRequests.bookingId, bookingId))
    .orderBy(desc(consentRequests.askedAt), desc(consentRequests.id))
    .limit(toldMost);
  return rows.map((row) => answerOf(row, { id: admin.id, newUntil: null, now: clock.now() }));
}

/** All of them, in the same order. @throws AppError list_too_long */
export function eachConsent(
  { db, clock }: App,
  query: WholeOf<z.output<typeof ConsentsQuery>>,
  most: number,
): AsyncIterable<Consent> {
  const reader = { id: '', newUntil: null, now: clock.now() };
  return eachItem(db, consentsList, query, { most, itemsOf: (rows) => rows.map((row) => answerOf(row, reader)) });
}

/** One request as an admin sees it. @throws AppError not_found */
export async function getConsent(
  db: DbOrTx,
  admin: { id: string },
  { id, now }: { id: string; now: Date },
): Promise<Consent> {
  const [row] = await joined(db).where(eq(consentRequests.id, id));
  if (!row) throw new AppError('not_found');
  return answerOf(row, { id: admin.id, newUntil: await findNewUntil(db, admin.id, now), now });
}

/** @throws AppError not_found */
export async function getRequest(db: DbOrTx, id: string): Promise<ConsentRequest> {
  const [request] = await db.select(requestColumns).from(consentRequests).where(eq(consentRequests.id, id));
  if (!request) throw new AppError('not_found');
  return request;
}

/** What was agreed to is tried so often by the minute; then it is a job. */
export const agreedTriesMost = 60;

/** What was agreed to until then, has no outcome yet and is no job, the oldest first, 20 at most. */
export function listAgreed(db: DbOrTx, until: Date): Promise<ConsentRequest[]> {
  return db
    .select(requestColumns)
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.status, 'agreed'),
        lte(consentRequests.decidedAt, until),
        lt(consentRequests.tries, agreedTriesMost),
      ),
    )
    .orderBy(asc(consentRequests.decidedAt))
    .limit(20);
}

/** The body of the call that waits for consent. @throws AppError consent_closed where it has ended */
export async function readBody({ db, secrets }: App, id: string): Promise<Record<string, unknown>> {
  const [kept] = await db
    .select({ sealed: consentRequests.bodySealed })
    .from(consentRequests)
    .where(eq(consentRequests.id, id));
  if (!kept?.sealed) throw new AppError('consent_closed');
  return JSON.parse(secrets.open(kept.sealed));
}

/** @throws AppError consent_own: they asked for it themselves; consent_new_admin: they are an admin since a few days */
export async function checkMayDecide(
  db: DbOrTx,
  admin: { id: string },
  { askedBy }: Pick<ConsentRequest, 'askedBy'>,
  at: Date,
): Promise<void> {
  if (askedBy === admin.id) throw new AppError('consent_own');
  if (await findNewUntil(db, admin.id, at)) throw new AppError('consent_new_admin');
}

function answerOf({ request, asker, decider }: Row, reader: Reader): Consent {
  const { decidedBy, decidedAt, askedBy, expiresAt } = request;
  const isOver = request.status === 'open' && expiresAt <= reader.now;
  const status = isOver ? 'expired' : request.status;
  return {
    ...{ id: request.id, act: request.act, status },
    about: {
      // A transfer is shown with its payout.
      id: request.subjectType === 'payout' ? (request.params.id ?? request.subjectId) : request.subjectId,
      ...{ type: request.subjectType, name: request.subjectName },
      bookingId: request.bookingId,
      itemId: request.params.itemId ?? null,
    },
    amount: request.usdCents / 100,
    sent: request.sent,
    facts: request.facts,
    reason: request.reason,
    askedBy: { id: askedBy, name: asker },
    askedAt: request.askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedBy: decidedBy && decider ? { id: decidedBy, name: decider } : null,
    decidedAt: decidedAt?.toISOString() ?? null,
    word: request.word,
    result: request.result,
    may: status === 'open' ? mayOf(askedBy, reader) : null,
  };
}

function mayOf(askedBy: string, { id, newUntil }: Reader): Consent['may'] {
  if (askedBy === id) return 'take_back';
  return newUntil ? null : 'decide';
}
