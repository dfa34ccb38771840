import { and, eq } from 'drizzle-orm';
import { usd } from '#shared/money.ts';
import { type PaymentStatus, paymentMoves, statesBefore } from '#shared/states.ts';
import type { App } from '../app.ts';
import type { Booking } from '../bookings/lifecycle.ts';
import type { Tx } from '../db/client.ts';
import { enqueue } from '../jobs/queue.ts';
import { type Entry, type Posting, postLedger } from './ledger/post-ledger.ts';
import { paymentEntries, type Received, summed, surplusEntries, surplusRefundEntries } from './ledger/postings.ts';
import { withShare } from './ledger/share-late.ts';
import { ledgerTransfers } from './ledger/tables.ts';
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
  const about = { source: attempt.id, bookingId: booking.id, providerId: booking.providerId, at: now };
  const share = { usdCents: usd(attempt.usdCents), discountCents: usd(payment.discountCents) };
  const entries = paymentEntries(received, share);
  if (await postLedger(tx, { ...about, kind: 'payment', entries })) return;
  if (!(await postAgain(tx, about, await withShare(tx, booking, entries)))) return;
  // Its trip may be over by now, and nobody else would share it out.
  await enqueue(tx, 'post-earning', { bookingId: booking.id }, { key: `again:${attempt.id}` });
}

/** What an attempt brought is in the books once; once more where a person had said that it never came, and M-Pesa says it did. */
async function postAgain(tx: Tx, about: Omit<Posting, 'kind' | 'entries'>, entries: Entry[]): Promise<boolean> {
  const [undone] = await tx
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.kind, 'never_came'), eq(ledgerTransfers.source, about.source)))
    .limit(1);
  return undone !== undefined && postLedger(tx, { ...about, kind: 'came_after_all', entries });
}

/** L9: money that buys no place. All of it is queued to go back, and both sides are told. */
export async function returnSurplus(
  app: App,
  tx: Tx,
  paid: Paid & { received: Received; reason: 'surplus' | 'duplicate' | 'too_little' },
): Promise<void> {
  const { booking, payment, attempt, received, reason, now } = paid;
  const about = { source: attempt.id, bookingId: booking.id, providerId: booking.providerId, at: now };
  // Money that is not in the books does not leave them: a second surplus of one attempt is a person's.
  const [came, goes] = [surplusEntries(received), surplusRefundEntries(received)];
  if (await postLedger(tx, { ...about, kind: 'surplus', entries: came })) {
    await postLedger(tx, { ...about, kind: 'surplus_refund', entries: goes });
  } else if (!(await postAgain(tx, about, summed([...came, ...goes])))) {
    await raiseIssue(app, tx, {
      code: 'receipt_contradicted',
      subject: attempt.id,
      found: received.amountMinor,
      at: now,
    });
    return;
  }
  // A surplus never was part of the price in dollars.
  const share = { usdCents: 0, discountCents: 0, amountMinor: received.amountMinor };
  await makeRefund(app, tx, { payment, attempt, reason, ...share, further: false, at: now });
  await enqueue(tx, 'mail-payment-surplus', { bookingId: booking.id }, { key: attempt.id });
}
