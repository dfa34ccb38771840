import type { Booking } from '../../bookings/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { reversed } from '../ledger/postings.ts';
import { postedFor } from '../ledger/queries.ts';
import { withShare } from '../ledger/share-late.ts';
import type { Refund } from './repository.ts';

/**
 * What a refund was to come from has it again, as it was posted. What came from the deposit is shared at once if the
 * deposit has been shared out meanwhile; else it waits with the rest of it.
 * @param booking locked by the caller, who has just withdrawn the refund
 */
export async function undoRefund(tx: Tx, booking: Booking, refund: Refund, at: Date): Promise<void> {
  const { id: bookingId, providerId } = booking;
  await postLedger(tx, {
    kind: 'refund_withdrawn',
    source: refund.id,
    entries: await withShare(tx, booking, reversed(await postedFor(tx, [refund.id], 'refund'))),
    bookingId,
    providerId,
    at,
  });
  await enqueue(tx, 'post-earning', { bookingId }, { key: `withdrawn:${refund.id}` });
}
