import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Booking } from '#server/bookings/lock-booking.ts';
import type { Tx } from '#server/db/client.ts';
import { usd } from '#shared/money.ts';
import type { Entry } from './post-ledger.ts';
import { cancellationEntries, earningEntries, sumByAccount } from './postings.ts';
import { ledgerTransfers } from './tables.ts';

/** The kind of posting by which a booking's deposit was split between provider, commission and taxes; undefined while it was not. */
export async function findDepositSplit(tx: Tx, bookingId: string): Promise<'earn' | 'cancellation' | undefined> {
  const [posted] = await tx
    .select({ kind: sql<'earn' | 'cancellation'>`${ledgerTransfers.kind}` })
    .from(ledgerTransfers)
    .where(and(inArray(ledgerTransfers.kind, ['earn', 'cancellation']), eq(ledgerTransfers.source, bookingId)))
    .limit(1);
  return posted?.kind;
}

/**
 * A booking's deposit is split once, by `postEarning`. Money that is added to it later is split by the posting that adds it.
 * @param booking locked by the caller   @param entries the entries that are to be posted for the booking
 * @returns these entries; when the deposit was split before, together with entries that split what they add to it
 */
export async function splitLateDeposit(tx: Tx, booking: Booking, entries: readonly Entry[]): Promise<Entry[]> {
  const deposit = entries.find(({ account }) => account === 'customer:deposits:USD')?.amountMinor ?? 0;
  const splitBy = deposit < 0 ? await findDepositSplit(tx, booking.id) : undefined;
  if (!splitBy) return [...entries];
  const entriesFor = splitBy === 'cancellation' ? cancellationEntries : earningEntries;
  return sumByAccount([...entries, ...entriesFor(usd(-deposit), booking.commissionBps, booking.taxes)]);
}
