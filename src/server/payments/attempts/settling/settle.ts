import type { App } from '#server/app.ts';
import { applyPaidChange, type PaidChange } from '#server/bookings/changes/apply-change.ts';
import { confirmPaidBooking, type PaidBooking } from '#server/bookings/confirm-paid-booking.ts';
import type { Booking } from '#server/bookings/lock-booking.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { AttemptFailure } from '#shared/failure-codes.ts';
import type { SurplusReason } from '#shared/refund-reasons.ts';
import { closeIssue, closeOutcomeIssues, raiseIssue } from '../../cases/raise-issue.ts';
import type { Received } from '../../ledger/postings.ts';
import { lockAttempt } from '../../records/lock-attempt.ts';
import { providerRules } from '../../records/provider-rules.ts';
import { findLiveAttempt, moveAttempt, type Payment, updateAttempt, updatePayment } from '../../records/repository.ts';
import { NEVER_CAME, type SettledBy } from '../../records/tables.ts';
import { isFullyPaid, lockRefundables } from '../../refunds/decide-refund.ts';
import { restoreRefund } from '../../refunds/restore-refund.ts';
import { bookPayment, movePayment } from './book-payment.ts';
import { clearUnattributed, completeProof, type Proof, withoutForeignReceipt } from './complete-proof.ts';
import { returnSurplus } from './return-surplus.ts';

/** How an attempt to pay ended, as its provider reports it. */
export type Outcome =
  | { status: 'succeeded'; proof: Proof }
  | { status: 'failed' | 'cancelled' | 'timed_out'; error: AttemptFailure; resultCode?: string };

interface Settlement {
  attemptId: string;
  outcome: Outcome;
  /** How the outcome became known. It is stored with the attempt. */
  source: SettledBy;
}

/**
 * Writes the outcome of an attempt. Attempt, payment, booking, ledger and letters change together in the caller's
 * transaction. Nothing else writes outcomes: callbacks, webhooks, polls, jobs and admins all call this function, in any
 * order and any number of times. Locks booking → payment → attempt.
 * @returns 'no_effect' when the outcome changes nothing any more
 */
export async function settle(
  app: App,
  tx: Tx,
  { attemptId, outcome, source }: Settlement,
): Promise<'applied' | 'no_effect'> {
  const now = app.clock.now();
  const { booking, payment, attempt } = await lockAttempt(tx, attemptId);
  if (outcome.status !== 'succeeded') return fail(tx, { attemptId, payment, outcome, source, now });
  const proof = await withoutForeignReceipt(app, tx, { attemptId, proof: outcome.proof, now });
  if (!proof) return 'no_effect';
  return succeed(app, tx, { attemptId, booking, payment, storedReceipt: attempt.receipt, proof, source, now });
}

interface Failure {
  attemptId: string;
  payment: Payment;
  outcome: Exclude<Outcome, { status: 'succeeded' }>;
  source: SettledBy;
  now: Date;
}

async function fail(tx: Tx, { attemptId, payment, outcome, source, now }: Failure) {
  const { status, error, resultCode } = outcome;
  const moved = await moveAttempt(tx, attemptId, status, {
    errorCode: error,
    resultCode: resultCode ?? null,
    settledBy: source,
    settledAt: now,
    nextCheckAt: null,
  });
  if (!moved) return 'no_effect';
  await closeIssue(tx, { code: 'outcome_unknown', subject: attemptId, note: error, at: now });
  if (payment.status === 'pending') {
    await updatePayment(tx, payment.id, { status: 'failed', lastError: error, updatedAt: now });
  } else if (payment.status === 'failed' && payment.lastError !== NEVER_CAME) {
    await updatePayment(tx, payment.id, { lastError: error, updatedAt: now });
  }
  return 'applied';
}

interface Success {
  attemptId: string;
  booking: Booking;
  payment: Payment;
  /** The receipt that the attempt has already. */
  storedReceipt: string | null;
  proof: Proof;
  source: SettledBy;
  now: Date;
}

async function succeed(app: App, tx: Tx, success: Success): Promise<'applied' | 'no_effect'> {
  const { attemptId, booking, payment, storedReceipt, proof, source, now } = success;
  const moved = await moveAttempt(tx, attemptId, 'succeeded', {
    verified: proof.verified,
    receipt: proof.receipt ?? storedReceipt,
    resultCode: proof.resultCode ?? null,
    errorCode: null,
    settledBy: source,
    settledAt: now,
    ...(proof.verified && { nextCheckAt: null }),
  });
  if (!moved) return completeProof(app, tx, { attemptId, booking, payment, proof, now });
  if (proof.verified) await closeOutcomeIssues(tx, { attemptId, receipt: proof.receipt, at: now });
  await clearUnattributed(app, tx, moved, now);
  const received: Received = {
    provider: moved.provider,
    currency: moved.currency,
    amountMinor: proof.receivedMinor ?? moved.amountMinor,
  };
  const attempt = { ...moved, receivedMinor: received.amountMinor };
  await updateAttempt(tx, attempt.id, { receivedMinor: received.amountMinor });
  const live = await findLiveAttempt(tx, payment.id);
  // An open card form must not charge for what is paid already. A prompt on a phone cannot be cancelled.
  if (live && providerRules[live.provider].canBeCancelled)
    await enqueue(tx, 'cancel-open-payments', { bookingId: booking.id });

  const excess = received.amountMinor - attempt.amountMinor;
  if (excess < 0) {
    await raiseIssue(app, tx, {
      code: 'amount_mismatch',
      subject: attempt.id,
      expected: attempt.amountMinor,
      found: received.amountMinor,
      at: now,
    });
    // A payment that is paid keeps its state, and so does one that an admin has noted as never arrived.
    if (payment.paidCents === 0 && payment.lastError !== NEVER_CAME) {
      await movePayment(tx, payment, 'failed', { lastError: 'amount_mismatch', updatedAt: now });
    }
    // If a person cancelled the booking, the full amount would have been returned too.
    const reason = booking.status === 'cancelled' && booking.cancelReason !== 'expired' ? 'surplus' : 'too_little';
    await returnSurplus(app, tx, { booking, payment, attempt, received, reason, now });
    return 'applied';
  }
  if (payment.status === 'completed' || payment.paidCents > 0 || (await isNotNeeded(tx, booking, payment))) {
    await returnSurplus(app, tx, { booking, payment, attempt, received, reason: 'duplicate', now });
    return 'applied';
  }
  // A refunded payment pays for nothing, except while its booking is pending: then it was refunded because it was too
  // small.
  const isRefunded = payment.status === 'refunded' && booking.status !== 'pending';
  const result = isRefunded ? 'cancelled' : await confirmOrChange(tx, { booking, payment, now });
  const reason = returnReasonOf(result);
  if (reason) {
    await returnSurplus(app, tx, { booking, payment, attempt, received, reason, now });
    return 'applied';
  }
  await bookPayment(tx, { booking, payment, attempt, now });
  if (payment.lastError === NEVER_CAME) await restoreRefund(app, tx, { booking, paymentId: payment.id, at: now });
  if (excess > 0) {
    const rest = { ...received, amountMinor: excess };
    await returnSurplus(app, tx, { booking, payment, attempt, received: rest, reason: 'surplus', now });
  }
  return 'applied';
}

/** Whether an admin had noted this payment as never arrived, and the booking's other payments cover its price. */
const isNotNeeded = async (tx: Tx, booking: Booking, { lastError }: Payment): Promise<boolean> =>
  lastError === NEVER_CAME && isFullyPaid(booking, await lockRefundables(tx, booking.id));

/** Why a full payment is returned; undefined where it confirmed the booking or applied the change. */
function returnReasonOf(result: PaidBooking | PaidChange): SurplusReason | undefined {
  if (result === 'day_passed' || result === 'points_short') return result;
  return result === 'no_room' || result === 'cancelled' ? 'surplus' : undefined;
}

/** Confirms the booking, or applies the change of it, that the payment is for. */
function confirmOrChange(tx: Tx, { booking, payment, now }: Pick<Success, 'booking' | 'payment' | 'now'>) {
  if (payment.changeId) return applyPaidChange(tx, booking, payment.changeId, now);
  return confirmPaidBooking(tx, booking.id, now);
}
