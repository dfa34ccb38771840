import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import type { AccountCode } from './post-ledger.ts';
import { ledgerEntries } from './tables.ts';

/** The account of what we owe providers. */
export const PAYABLE = 'provider:payable:USD' satisfies AccountCode;
/** The account of what travellers have paid for bookings whose price was not split yet. */
export const DEPOSITS = 'customer:deposits:USD' satisfies AccountCode;

/** The balance of a liability as a positive sum, in US cents: a liability grows by credits, which are negative entries. */
export const liabilityCents = sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}), 0)`.mapWith(Number);

/** The condition that selects the entries of what we owe this provider. */
export const isPayableToProvider = (providerId: string) =>
  and(eq(ledgerEntries.account, PAYABLE), eq(ledgerEntries.providerId, providerId));

/** A booking's deposit: US cents that were paid for it and neither split nor refunded. Uses `ledger_transfers_booking`. */
export async function depositCentsOf(db: DbOrTx, bookingId: string): Promise<number> {
  const [sum] = await db
    .select({ owed: liabilityCents })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, DEPOSITS), eq(ledgerEntries.bookingId, bookingId)));
  return sum?.owed ?? 0;
}

/**
 * Bookings whose deposit is below 0 because more was refunded than paid. The comparison of rows with postings does not find
 * them when both are wrong in the same way. Reads every transfer of the deposit account; only the nightly comparison uses it.
 */
export const listOverdrawnDeposits = (db: DbOrTx): Promise<{ bookingId: string; cents: number }[]> =>
  db
    .select({ bookingId: sql<string>`${ledgerEntries.bookingId}`, cents: liabilityCents })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, DEPOSITS), isNotNull(ledgerEntries.bookingId)))
    .groupBy(ledgerEntries.bookingId)
    .having(sql`${liabilityCents} < 0`)
    .orderBy(ledgerEntries.bookingId);

/**
 * What we owe a provider by the ledger, in US cents, frozen or not; below 0 after a chargeback of money that was paid out
 * before. Uses the index `ledger_transfers_provider`.
 * @param before counts only what was posted before this instant
 */
export async function payableBalance(db: DbOrTx, providerId: string, before?: Date): Promise<number> {
  const [sum] = await db
    .select({ owed: liabilityCents })
    .from(ledgerEntries)
    .where(and(isPayableToProvider(providerId), before && sql`${ledgerEntries.at} < ${before.toISOString()}`));
  return sum?.owed ?? 0;
}
