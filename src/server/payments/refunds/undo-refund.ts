import { and, eq, inArray, sql } from 'drizzle-orm';
import { usd } from '#shared/money.ts';
import type { Booking } from '../../bookings/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { cancellationEntries, earningEntries, reversed, summed } from '../ledger/postings.ts';
import { postedFor } from '../ledger/queries.ts';
import { ledgerTransfers } from '../ledger/tables.ts';
import type { Refund } from './repository.ts';

/**
 * What a refund was to come from has it again, as it was posted. What came from the deposit is shared at once if the
 * deposit has been shared out meanwhile, for that is done once; else it waits with the rest of it.
 * @param booking locked by the caller, who has just withdrawn the refund
 */
export async function undoRefund(tx: Tx, booking: Booking, refund: Refund, at: Date): Promise<void> {
  const back = reversed(await postedFor(tx, [refund.id], 'refund'));
  const deposit = back.find(({ account }) => account === 'customer:deposits:USD')?.amountMinor ?? 0;
  const shared = deposit < 0 ? await sharedAs(tx, booking.id) : undefined;
  const entriesFor = shared === 'cancellation' ? cancellationEntries : earningEntries;
  const { id: bookingId, providerId, commissionBps, taxes } = booking;
  await postLedger(tx, {
    kind: 'refund_withdrawn',
    source: refund.id,
    entries: shared ? summed([...back, ...entriesFor(usd(-deposit), commissionBps, taxes)]) : back,
    bookingId,
    providerId,
    at,
  });
  await enqueue(tx, 'post-earning', { bookingId }, { key: `withdrawn:${refund.id}` });
}

/** As what the deposit of a booking was shared out, if it was. */
export async function sharedAs(tx: Tx, bookingId: string): Promise<'earn' | 'cancellation' | undefined> {
  const [posted] = await tx
    .select({ kind: sql<'earn' | 'cancellation'>`${ledgerTransfers.kind}` })
    .from(ledgerTransfers)
    .where(and(inArray(ledgerTransfers.kind, ['earn', 'cancellation']), eq(ledgerTransfers.source, bookingId)))
    .limit(1);
  return posted?.kind;
}
