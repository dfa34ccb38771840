import { and, eq } from 'drizzle-orm';
import type { Booking } from '#server/bookings/lock-booking.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { usd } from '#shared/money.ts';
import { methodOfProvider } from '#shared/payment-methods.ts';
import { type PaymentStatus, paymentMoves, statesBefore } from '#shared/states.ts';
import { type Entry, type Posting, postLedger } from '../../ledger/post-ledger.ts';
import { paymentEntries } from '../../ledger/postings.ts';
import { splitLateDeposit } from '../../ledger/split-late-deposit.ts';
import { ledgerTransfers } from '../../ledger/tables.ts';
import { type Attempt, type Payment, updatePayment } from '../../records/repository.ts';

/** Updates a payment, and its state too where `paymentMoves` allows the transition. */
export async function movePayment(
  tx: Tx,
  payment: Payment,
  to: PaymentStatus,
  changes: Parameters<typeof updatePayment>[2],
): Promise<void> {
  const allowed = payment.status === to || statesBefore(paymentMoves, to).includes(payment.status);
  await updatePayment(tx, payment.id, allowed ? { ...changes, status: to } : changes);
}

/** An attempt whose money has arrived. Booking and payment are locked by the caller. */
export interface ArrivedPayment {
  booking: Booking;
  payment: Payment;
  attempt: Attempt;
  now: Date;
}

/** Posts money that pays for its booking or change (L1 or L5 in docs/money.md), and completes the payment. */
export async function bookPayment(tx: Tx, { booking, payment, attempt, now }: ArrivedPayment): Promise<void> {
  const { provider, currency, amountMinor } = attempt;
  await movePayment(tx, payment, 'completed', {
    paidCents: attempt.usdCents,
    method: methodOfProvider[attempt.provider],
    attemptId: attempt.id,
    lastError: null,
    paidAt: now,
    updatedAt: now,
  });
  const posting = { source: attempt.id, bookingId: booking.id, providerId: booking.providerId, at: now };
  const share = { usdCents: usd(attempt.usdCents), discountCents: usd(payment.discountCents) };
  const entries = paymentEntries({ provider, currency, amountMinor }, share);
  if (await postLedger(tx, { ...posting, kind: 'payment', entries })) return;
  if (!(await postCameAfterAll(tx, posting, await splitLateDeposit(tx, booking, entries)))) return;
  // The trip may be over by now, and no other job would share out its price.
  await enqueue(tx, 'post-earning', { bookingId: booking.id }, { key: `again:${attempt.id}` });
}

/**
 * Posts the money of an attempt once more, after an admin had noted that it never came and M-Pesa reports now that it
 * did (docs/late-money.md). Any other attempt has one posting only.
 * @returns whether anything was posted
 */
export async function postCameAfterAll(
  tx: Tx,
  posting: Omit<Posting, 'kind' | 'entries'>,
  entries: Entry[],
): Promise<boolean> {
  const [undone] = await tx
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.kind, 'never_came'), eq(ledgerTransfers.source, posting.source)))
    .limit(1);
  return undone !== undefined && postLedger(tx, { ...posting, kind: 'came_after_all', entries });
}
