import { and, eq, inArray, sql } from 'drizzle-orm';
import { usd } from '#shared/money.ts';
import type { Booking } from '../../bookings/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import type { Entry } from './post-ledger.ts';
import { cancellationEntries, earningEntries, summed } from './postings.ts';
import { ledgerTransfers } from './tables.ts';

/** As what the deposit of a booking was shared out, if it was. */
export async function sharedAs(tx: Tx, bookingId: string): Promise<'earn' | 'cancellation' | undefined> {
  const [posted] = await tx
    .select({ kind: sql<'earn' | 'cancellation'>`${ledgerTransfers.kind}` })
    .from(ledgerTransfers)
    .where(and(inArray(ledgerTransfers.kind, ['earn', 'cancellation']), eq(ledgerTransfers.source, bookingId)))
    .limit(1);
  return posted?.kind;
}

/**
 * A deposit is shared out once (`postEarning`): what reaches it after that is shared with the posting that brings it.
 * @param booking locked by the caller   @param entries what is to be posted for it
 * @returns the same, and what they bring to the deposit shared out where the rest of it was
 */
export async function withShare(tx: Tx, booking: Booking, entries: readonly Entry[]): Promise<Entry[]> {
  const deposit = entries.find(({ account }) => account === 'customer:deposits:USD')?.amountMinor ?? 0;
  const shared = deposit < 0 ? await sharedAs(tx, booking.id) : undefined;
  if (!shared) return [...entries];
  const entriesFor = shared === 'cancellation' ? cancellationEntries : earningEntries;
  return summed([...entries, ...entriesFor(usd(-deposit), booking.commissionBps, booking.taxes)]);
}
