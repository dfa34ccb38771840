import { and, eq, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import { usd } from '#shared/money.ts';
import { bookings } from '../../bookings/tables.ts';
import type { DbOrTx } from '../../db/client.ts';
import { payouts } from '../payouts/tables.ts';
import { paymentAttempts, payments } from '../tables.ts';
import type { AccountCode } from './post-ledger.ts';
import { splitOf } from './split-price.ts';
import { ledgerEntries, ledgerTransfers } from './tables.ts';

/** What we owe providers. */
export const PAYABLE = 'provider:payable:USD' satisfies AccountCode;
/** What travellers have paid for trips that are not settled. */
export const DEPOSITS = 'customer:deposits:USD' satisfies AccountCode;

/** A liability grows by credits, which are the negative entries. All figures are US cents. */
export const owed = sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}), 0)`.mapWith(Number);

const ofProvider = (providerId: string) =>
  and(eq(ledgerEntries.account, PAYABLE), eq(ledgerEntries.providerId, providerId));

/** What a booking still holds of its traveller's money; by `ledger_transfers_booking`. */
export async function depositsOf(db: DbOrTx, bookingId: string): Promise<number> {
  const [sum] = await db
    .select({ owed })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, DEPOSITS), eq(ledgerEntries.bookingId, bookingId)));
  return sum?.owed ?? 0;
}

/**
 * Bookings of which more was given back than came: their deposit is below 0. Rows and postings may well agree, and both be
 * wrong. Reads every transfer of that account once, as the nightly comparison reads all of them.
 */
export const listOverdrawn = (db: DbOrTx): Promise<{ bookingId: string; cents: number }[]> =>
  db
    .select({ bookingId: sql<string>`${ledgerEntries.bookingId}`, cents: owed })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, DEPOSITS), isNotNull(ledgerEntries.bookingId)))
    .groupBy(ledgerEntries.bookingId)
    .having(sql`${owed} < 0`)
    .orderBy(ledgerEntries.bookingId);

/**
 * What the ledger says we owe a provider, frozen or not; below 0 after a chargeback of what was paid out already.
 * By `ledger_transfers_provider`, like every figure here.
 * @param before only what was posted before this instant
 */
export async function payableBalance(db: DbOrTx, providerId: string, before?: Date): Promise<number> {
  const [sum] = await db
    .select({ owed })
    .from(ledgerEntries)
    .where(and(ofProvider(providerId), before && sql`${ledgerEntries.at} < ${before.toISOString()}`));
  return sum?.owed ?? 0;
}

/** Bookings of the provider whose money is in doubt: the cardholder's bank disputes it, or nobody has vouched for it. */
const inDoubt = (db: DbOrTx, providerId: string) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(payments, eq(payments.bookingId, bookings.id))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(and(eq(bookings.providerId, providerId), or(payments.disputed, not(paymentAttempts.verified))));

/** Earned, but not to be paid out while the payment behind it is in doubt. */
async function frozenEarnings(db: DbOrTx, providerId: string): Promise<number> {
  const [sum] = await db
    .select({ owed })
    .from(ledgerEntries)
    .where(and(ofProvider(providerId), inArray(ledgerEntries.bookingId, inDoubt(db, providerId))));
  return sum?.owed ?? 0;
}

/** In payouts that are collected but not approved: the ledger does not know of them yet. */
async function inDrafts(db: DbOrTx, providerId: string): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${payouts.usdCents}), 0)`.mapWith(Number) })
    .from(payouts)
    .where(and(eq(payouts.providerId, providerId), eq(payouts.status, 'draft')));
  return sum?.cents ?? 0;
}

/** What may be collected for a provider now; may be below 0, and then nothing is. */
export async function payableOf(db: DbOrTx, providerId: string): Promise<number> {
  const balance = await payableBalance(db, providerId);
  return balance - (await frozenEarnings(db, providerId)) - (await inDrafts(db, providerId));
}

/** Approved payouts of a provider: what is still under way, and what has arrived. */
async function payoutsSent(db: DbOrTx, providerId: string): Promise<{ onTheWay: number; paidOut: number }> {
  const posted = (kind: string) =>
    sql`exists (select 1 from ${ledgerTransfers} later where later.kind = ${kind} and later.source = ${ledgerEntries.source})`;
  const sent = (which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${ledgerEntries.amountMinor}) filter (where ${which}), 0)`.mapWith(Number);
  const [sum] = await db
    .select({
      onTheWay: sent(
        sql`${ledgerEntries.kind} = 'payout' and not ${posted('payout_done')} and not ${posted('payout_reversed')}`,
      ),
      // A bank's may come back after it had arrived; what was given up may arrive after all.
      paidOut: sent(
        sql`${ledgerEntries.kind} = 'payout_arrived' or (${posted('payout_done')} and not ${posted('payout_reversed')})`,
      ),
    })
    .from(ledgerEntries)
    .where(and(ofProvider(providerId), inArray(ledgerEntries.kind, ['payout', 'payout_arrived'])));
  return sum ?? { onTheWay: 0, paidOut: 0 };
}

/**
 * A provider's share of what travellers have paid for trips that are not settled yet: `upcoming` will be earned,
 * `frozen` is in doubt. Each deposit is split as it will be after its trip.
 */
async function shareOfDeposits(db: DbOrTx, providerId: string): Promise<{ upcoming: number; frozen: number }> {
  const held = await db
    .select({
      cents: owed,
      commissionBps: bookings.commissionBps,
      taxes: bookings.taxes,
      doubtful: sql<boolean>`${bookings.id} in ${inDoubt(db, providerId)}`,
    })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(bookings.id, ledgerEntries.bookingId))
    .where(
      and(
        eq(ledgerEntries.account, DEPOSITS),
        eq(ledgerEntries.providerId, providerId),
        inArray(bookings.status, ['confirmed', 'completed']),
      ),
    )
    .groupBy(bookings.id)
    .having(sql`-sum(${ledgerEntries.amountMinor}) > 0`);
  const shares = { upcoming: 0, frozen: 0 };
  for (const { cents, commissionBps, taxes, doubtful } of held) {
    shares[doubtful ? 'frozen' : 'upcoming'] += splitOf(usd(cents), commissionBps, taxes).payable;
  }
  return shares;
}

/** A provider's money by where it is; US cents. */
export interface ProviderBalances {
  /** What the ledger says we owe: all that is payable or in preparation, and what of `frozen` is earned. */
  owed: number;
  payable: number;
  /** Collected, and waiting for approval. */
  inPreparation: number;
  onTheWay: number;
  paidOut: number;
  upcoming: number;
  /** Earned or still to be earned, while its payment is disputed or not vouched for. */
  frozen: number;
}

/** A provider's money by where it is, each figure a sum over the ledger or its drafts; read outside a transaction, they may be of moments apart. */
export async function balancesOf(db: DbOrTx, providerId: string): Promise<ProviderBalances> {
  const [balance, inPreparation, sent, earned, deposits] = await Promise.all([
    payableBalance(db, providerId),
    inDrafts(db, providerId),
    payoutsSent(db, providerId),
    frozenEarnings(db, providerId),
    shareOfDeposits(db, providerId),
  ]);
  const payable = balance - earned - inPreparation;
  const { upcoming, frozen } = deposits;
  return { owed: balance, payable, inPreparation, ...sent, upcoming, frozen: earned + frozen };
}
