import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import { attemptNeverCame, paymentNeverCame, statesBefore } from '#shared/states.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { reversed, sumByAccount } from '../ledger/postings.ts';
import { sumEntriesBySource } from '../ledger/queries.ts';
import { findDepositSplit } from '../ledger/split-late-deposit.ts';
import type { LockedAttempt } from '../records/lock-attempt.ts';
import { isUnverified } from '../records/provider-rules.ts';
import { NEVER_CAME, paymentAttempts, payments } from '../records/tables.ts';
import type { Refund } from '../refunds/repository.ts';
import { refunds } from '../refunds/tables.ts';
import { withdrawRefund } from '../refunds/withdraw-refund.ts';
import { adjustBooking } from './adjust-booking.ts';

/**
 * Undoes an unverified success of M-Pesa: its refunds are withdrawn, the postings of it and of them are reversed
 * (`never_came`), attempt and payment become `failed`, and its booking is adjusted (`adjustBooking`).
 * @param locked locked by the caller
 * @throws AppError not_ready where M-Pesa has confirmed the payment, a part of it was refunded, or its price was shared
 *   out between provider and commission; disputed while a bank disputes another payment of the booking, which then
 *   cannot be refunded
 */
export async function undoPayment(
  app: App,
  tx: Tx,
  locked: LockedAttempt,
  { adminId, at }: { adminId: string; at: Date },
): Promise<void> {
  const { booking, payment, attempt } = locked;
  const bought = payment.attemptId === attempt.id;
  const withdrawn = await tx.select().from(refunds).where(eq(refunds.attemptId, attempt.id));
  if (!isUnverifiedSuccess(locked) || !withdrawn.every(isUnsent)) throw new AppError('not_ready');
  if (bought && (await findDepositSplit(tx, booking.id))) throw new AppError('not_ready');
  for (const refund of withdrawn) await withdrawRefund(tx, refund, at);
  const sources = [attempt.id, ...withdrawn.map(({ id }) => id)];
  const posted = await postLedger(tx, {
    kind: 'never_came',
    source: attempt.id,
    entries: sumByAccount(reversed(await sumEntriesBySource(tx, sources))),
    bookingId: booking.id,
    providerId: booking.providerId,
    at,
  });
  if (!posted) throw new AppError('not_ready');
  await failAttempt(tx, attempt.id, at);
  if (bought) await failPayment(tx, payment.id, at);
  const adjustment = bought ? await adjustBooking(app, tx, { booking, payment, withdrawn, adminId, at }) : {};
  const letter = { bookingId: booking.id, attemptId: attempt.id, bought, ...adjustment };
  await enqueue(tx, 'mail-payment-never-came', letter, { key: attempt.id });
}

const isUnverifiedSuccess = ({ attempt }: LockedAttempt) => attempt.status === 'succeeded' && isUnverified(attempt);

/** Whether no money of a refund has been sent. Points are returned at once when a refund is decided. */
const isUnsent = ({ method, status }: Refund) =>
  method === 'points' || status === 'queued' || status === 'manual' || status === 'withdrawn';

async function failAttempt(tx: Tx, attemptId: string, at: Date): Promise<void> {
  // The receipt stays stored, so that it is known whose it is if M-Pesa lists it later.
  await tx
    .update(paymentAttempts)
    .set({ status: 'failed', errorCode: NEVER_CAME, receivedMinor: null, settledBy: 'admin', settledAt: at })
    .where(
      and(eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.status, statesBefore(attemptNeverCame, 'failed'))),
    );
}

async function failPayment(tx: Tx, paymentId: string, at: Date): Promise<void> {
  const unpaid = { paidCents: 0, method: null, attemptId: null, paidAt: null, lastError: NEVER_CAME, updatedAt: at };
  const moved = await tx
    .update(payments)
    .set({ ...unpaid, status: 'failed' })
    .where(and(eq(payments.id, paymentId), inArray(payments.status, statesBefore(paymentNeverCame, 'failed'))))
    .returning({ id: payments.id });
  if (moved.length === 0) throw new AppError('not_ready');
}
