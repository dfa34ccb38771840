import { and, asc, eq, gt, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import { activeAdmin } from '#server/accounts/admin-queries.ts';
import { people } from '#server/accounts/tables.ts';
import type { Tx } from '#server/db/client.ts';
import type { ConsentAct, ConsentState } from '#shared/consent-acts.ts';
import type { StatementCounts } from '#shared/contracts/admin-payments.ts';
import { type ConsentRequest, consentMoves, consentRequests, requestColumns } from './tables.ts';

/**
 * Which of these are admins who are not suspended. None of them can be suspended, get another role or lose their second
 * factor until the transaction ends; locked before the request itself, as where requests end with an admin's rights.
 */
export async function lockActiveAdmins(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, [...ids]), activeAdmin))
    .orderBy(asc(people.id))
    .for('share');
  return rows.map(({ id }) => id);
}

interface Ended {
  status: Exclude<ConsentState, 'open'>;
  decidedBy?: string;
  word?: string;
  at: Date;
}

/**
 * Ends an open request, and removes its body unless it is still to be done; of two at once the first alone. One that has
 * expired can no longer be consented to.
 * @returns undefined when it is open no more
 */
export async function endRequest(tx: Tx, id: string, { status, decidedBy, word, at }: Ended) {
  const isOpen = and(eq(consentRequests.id, id), eq(consentRequests.status, 'open'), gt(consentRequests.expiresAt, at));
  const [ended] = await tx
    .update(consentRequests)
    .set({
      ...{ status, decidedBy: decidedBy ?? null, decidedAt: at, word: word ?? null },
      ...(status !== 'agreed' && { bodySealed: null }),
    })
    .where(isOpen)
    .returning(requestColumns);
  return ended;
}

type Outcome = { status: 'given'; result: StatementCounts | null } | { status: 'void'; word: string };

/** Ends a request that was agreed to and then done, or refused. @returns undefined when it is not `agreed` (any more) */
export async function endAgreed(tx: Tx, id: string, outcome: Outcome): Promise<ConsentRequest | undefined> {
  const [ended] = await tx
    .update(consentRequests)
    .set({ ...outcome, bodySealed: null })
    .where(and(eq(consentRequests.id, id), eq(consentRequests.status, 'agreed')))
    .returning(requestColumns);
  return ended;
}

/** Ends all requests whose time is over. By `consent_requests_due`. */
export async function expireRequests(tx: Tx, at: Date): Promise<ConsentRequest[]> {
  return tx
    .update(consentRequests)
    .set({ status: 'expired', decidedAt: at, bodySealed: null })
    .where(and(sql`${consentRequests.status} = 'open'`, lte(consentRequests.expiresAt, at)))
    .returning(requestColumns);
}

/** So that what excludes each other, or one receipt of two transfers, is not asked for at the same time. */
export async function lockSubject(tx: Tx, subjectId: string, receipt?: string): Promise<void> {
  const names = [`consent-about:${subjectId}`, ...(receipt === undefined ? [] : [`consent-receipt:${receipt}`])];
  for (const name of names) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

const stillOpen = (at: Date) => and(sql`${consentRequests.status} = 'open'`, gt(consentRequests.expiresAt, at));

/** Whether consent to one of these acts is asked for and nobody has decided. By `consent_requests_one_open`. */
export async function isAsked(
  tx: Tx,
  { acts, subjectId, at }: { acts: ConsentAct[]; subjectId: string; at: Date },
): Promise<boolean> {
  const open = await tx
    .select({ id: consentRequests.id })
    .from(consentRequests)
    .where(and(stillOpen(at), inArray(consentRequests.act, acts), eq(consentRequests.subjectId, subjectId)));
  return open.length > 0;
}

/** What notes the receipt of one transfer, which no other transfer has. */
const receiptActs: ConsentAct[] = ['disbursement.decide', 'payout.item_paid', 'receipt.returned', 'refund.paid'];

/** Whether consent is asked for to note this receipt of something else. By `consent_requests_status`. */
export async function isReceiptAsked(
  tx: Tx,
  { receipt, subjectId, at }: { receipt: string; subjectId: string; at: Date },
): Promise<boolean> {
  const { act, sent } = consentRequests;
  const open = await tx
    .select({ id: consentRequests.id })
    .from(consentRequests)
    .where(
      and(
        stillOpen(at),
        inArray(act, receiptActs),
        ne(consentRequests.subjectId, subjectId),
        sql`${receipt} in (${sent} ->> 'reference', ${sent} ->> 'receipt')`,
      ),
    )
    .limit(1);
  return open.length > 0;
}

interface Moved {
  personId: string;
  payee: string;
}

/** Lets one transaction at a time count and add to what an admin moved for one payee, until it ends. */
export async function lockMoves(tx: Tx, { personId, payee }: Moved): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`consent:${personId}:${payee}`}, 0))`);
}

/** US cents that an admin moved for a payee since then, without consent. @param but what is not counted: the same, tried before */
export async function movedCentsSince(
  tx: Tx,
  { personId, payee, but }: Moved & { but: string | null },
  since: Date,
): Promise<number> {
  const [sum] = await tx
    .select({ cents: sql<number>`coalesce(sum(${consentMoves.usdCents}), 0)`.mapWith(Number) })
    .from(consentMoves)
    .where(
      and(
        eq(consentMoves.personId, personId),
        eq(consentMoves.payee, payee),
        gte(consentMoves.at, since),
        but === null ? undefined : sql`${consentMoves.onceFor} is distinct from ${but}`,
      ),
    );
  return sum?.cents ?? 0;
}

/** Notes what an admin moved. What is tried again counts once, with the greater sum. */
export async function insertMove(tx: Tx, row: typeof consentMoves.$inferInsert): Promise<void> {
  const { personId, payee, onceFor, usdCents } = consentMoves;
  await tx
    .insert(consentMoves)
    .values(row)
    .onConflictDoUpdate({
      target: [personId, payee, onceFor],
      set: { usdCents: sql`greatest(${usdCents}, excluded.usd_cents)`, at: row.at },
    });
}
