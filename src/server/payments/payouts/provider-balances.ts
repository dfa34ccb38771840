import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { usd } from '#shared/money.ts';
import { splitPrice } from '#shared/price-shares.ts';
import { DEPOSITS, isPayableToProvider, liabilityCents, payableBalance } from '../ledger/balances.ts';
import { ledgerEntries, ledgerTransfers } from '../ledger/tables.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { payouts } from './tables.ts';

/** The provider's bookings with a payment that is disputed or not verified. */
const inDoubt = (db: DbOrTx, providerId: string) =>
  db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(payments, eq(payments.bookingId, bookings.id))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(and(eq(bookings.providerId, providerId), or(payments.disputed, not(paymentAttempts.verified))));

/** What is earned and not paid out, because a payment of its booking is disputed or not verified. */
async function frozenEarnings(db: DbOrTx, providerId: string): Promise<number> {
  const [sum] = await db
    .select({ owed: liabilityCents })
    .from(ledgerEntries)
    .where(and(isPayableToProvider(providerId), inArray(ledgerEntries.bookingId, inDoubt(db, providerId))));
  return sum?.owed ?? 0;
}

/** What is in drafts. A draft is not posted, so the ledger does not contain it. */
async function inDrafts(db: DbOrTx, providerId: string): Promise<number> {
  const [sum] = await db
    .select({ cents: sql<number>`coalesce(sum(${payouts.usdCents}), 0)`.mapWith(Number) })
    .from(payouts)
    .where(and(eq(payouts.providerId, providerId), eq(payouts.status, 'draft')));
  return sum?.cents ?? 0;
}

/** What can be collected for a provider now, US cents. Below 0 nothing is collected. */
export async function payableOf(db: DbOrTx, providerId: string): Promise<number> {
  const balance = await payableBalance(db, providerId);
  return balance - (await frozenEarnings(db, providerId)) - (await inDrafts(db, providerId));
}

/** A provider's approved payouts: what is under way, and what has arrived. */
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
      // A bank transfer may be returned after it arrived, and one that was given up may arrive after all.
      paidOut: sent(
        sql`${ledgerEntries.kind} = 'payout_arrived' or (${posted('payout_done')} and not ${posted('payout_reversed')})`,
      ),
    })
    .from(ledgerEntries)
    .where(and(isPayableToProvider(providerId), inArray(ledgerEntries.kind, ['payout', 'payout_arrived'])));
  return sum ?? { onTheWay: 0, paidOut: 0 };
}

/**
 * A provider's share of the deposits of trips that are not settled: `upcoming` will be earned, `frozen` belongs to a
 * disputed or unverified payment. Each deposit is split as it will be after its trip.
 */
async function shareOfDeposits(db: DbOrTx, providerId: string): Promise<{ upcoming: number; frozen: number }> {
  const held = await db
    .select({
      cents: liabilityCents,
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
    shares[doubtful ? 'frozen' : 'upcoming'] += splitPrice(usd(cents), commissionBps, taxes).payable;
  }
  return shares;
}

/** A provider's balances, US cents. */
interface ProviderBalances {
  /** What the ledger says that we owe: everything payable or in preparation, and the earned part of `frozen`. */
  owed: number;
  payable: number;
  /** Collected in a draft that is not approved yet. */
  inPreparation: number;
  onTheWay: number;
  paidOut: number;
  upcoming: number;
  /** Earned, or to be earned, while its payment is disputed or not verified. */
  frozen: number;
}

/**
 * A provider's balances, each a sum over the ledger or the drafts. Read outside a transaction, they may be of different
 * moments.
 */
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
