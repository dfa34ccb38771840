import { usd } from '#shared/money.ts';
import { type PaymentStatus, paymentMoves, statesBefore } from '#shared/states.ts';
import type { App } from '../app.ts';
import type { Booking } from '../bookings/lifecycle.ts';
import type { Tx } from '../db/client.ts';
import { enqueue } from '../jobs/queue.ts';
import { postLedger } from './ledger/post-ledger.ts';
import { paymentEntries, type Received, surplusEntries, surplusRefundEntries } from './ledger/postings.ts';
import { raiseIssue } from './reconciliation/raise-issue.ts';
import { makeRefund } from './refunds/make-refund.ts';
import { type Attempt, type Payment, updatePayment } from './repository.ts';

/** Takes a payment to a state as far as it may go there from where it is; what else is told of it is written anyway. */
export async function movePayment(
  tx: Tx,
  payment: Payment,
  to: PaymentStatus,
  changes: Parameters<typeof updatePayment>[2],
): Promise<void> {
  const allowed = payment.status === to || statesBefore(paymentMoves, to).includes(payment.status);
  await updatePayment(tx, payment.id, allowed ? { ...changes, status: to } : changes);
}

/** Money that arrived. Booking and payment are locked by the caller. */
export interface Paid {
  booking: Booking;
  payment: Payment;
  attempt: Attempt;
  now: Date;
}

/** L1 or L5: the money is the booking's. */
export async function bookPayment(tx: Tx, { booking, payment, attempt, now }: Paid): Promise<void> {
  const received = { currency: attempt.currency, amountMinor: attempt.amountMinor };
  await movePayment(tx, payment, 'completed', {
    paidCents: attempt.usdCents,
    method: attempt.provider === 'stripe' ? 'card' : 'mpesa',
    attemptId: attempt.id,
    lastError: null,
    paidAt: now,
    updatedAt: now,
  });
  await postLedger(tx, {
    kind: 'payment',
    source: attempt.id,
    entries: paymentEntries(received, { usdCents: usd(attempt.usdCents), discountCents: usd(payment.discountCents) }),
    bookingId: booking.id,
    providerId: booking.providerId,
    at: now,
  });
}

/** L9: money that buys no place. All of it is queued to go back, and both sides are told. */
export async function returnSurplus(
  app: App,
  tx: Tx,
  paid: Paid & { received: Received; reason: 'surplus' | 'duplicate' },
): Promise<void> {
  const { booking, payment, attempt, received, reason, now } = paid;
  const about = { source: attempt.id, bookingId: booking.id, providerId: booking.providerId, at: now };
  // Money that is not in the books does not leave them: a second surplus of one attempt is a person's.
  if (!(await postLedger(tx, { ...about, kind: 'surplus', entries: surplusEntries(received) }))) {
    await raiseIssue(app, tx, {
      code: 'receipt_contradicted',
      subject: attempt.id,
      found: received.amountMinor,
      at: now,
    });
    return;
  }
  await postLedger(tx, { ...about, kind: 'surplus_refund', entries: surplusRefundEntries(received) });
  // A surplus never was part of the price in dollars.
  const share = { usdCents: 0, discountCents: 0, amountMinor: received.amountMinor };
  await makeRefund(app, tx, { payment, attempt, reason, ...share, further: false, at: now });
  await enqueue(tx, 'mail-payment-surplus', { bookingId: booking.id }, { key: attempt.id });
}
