import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { SurplusReason } from '#shared/refund-reasons.ts';
import { raiseIssue } from '../../cases/raise-issue.ts';
import { postLedger } from '../../ledger/post-ledger.ts';
import { type Received, sumByAccount, surplusEntries, surplusRefundEntries } from '../../ledger/postings.ts';
import { makeRefund } from '../../refunds/make-refund.ts';
import { type ArrivedPayment, postCameAfterAll } from './book-payment.ts';

interface Surplus extends ArrivedPayment {
  /** What is returned: all of the money, or the part beyond the price. */
  received: Received;
  reason: SurplusReason;
}

/**
 * Returns money that pays for nothing: it is posted (L9 in docs/money.md), a refund of all of it is queued, and letters
 * are sent. Booking and payment are locked by the caller.
 */
export async function returnSurplus(app: App, tx: Tx, surplus: Surplus): Promise<void> {
  const { booking, payment, attempt, received, reason, now } = surplus;
  const posting = { source: attempt.id, bookingId: booking.id, providerId: booking.providerId, at: now };
  const [arrival, refund] = [surplusEntries(received), surplusRefundEntries(received)];
  if (await postLedger(tx, { ...posting, kind: 'surplus', entries: arrival })) {
    await postLedger(tx, { ...posting, kind: 'surplus_refund', entries: refund });
  } else if (!(await postCameAfterAll(tx, posting, sumByAccount([...arrival, ...refund])))) {
    // An attempt's surplus is posted once. Money that is not posted must not be refunded, so an admin decides.
    await raiseIssue(app, tx, {
      code: 'receipt_contradicted',
      subject: attempt.id,
      found: received.amountMinor,
      at: now,
    });
    return;
  }
  // A surplus pays no part of the price, so its share of the price is 0.
  const share = { usdCents: 0, discountCents: 0, amountMinor: received.amountMinor };
  await makeRefund(app, tx, { payment, attempt, reason, ...share, further: false, at: now });
  await enqueue(tx, 'mail-payment-surplus', { bookingId: booking.id }, { key: attempt.id });
}
