import type { App } from '../app.ts';
import { applyPaidChange } from '../bookings/changes/apply-change.ts';
import { type Booking, confirmPaidBooking } from '../bookings/lifecycle.ts';
import type { Tx } from '../db/client.ts';
import { enqueue } from '../jobs/queue.ts';
import { bookPayment, movePayment, returnSurplus } from './book-money.ts';
import { completeProof, ownReceipt, type Proof, withoutForeignReceipt } from './complete-proof.ts';
import type { Received } from './ledger/postings.ts';
import { lockAround } from './lock-around.ts';
import { closeDoubts, closeIssue, raiseIssue } from './reconciliation/raise-issue.ts';
import { lockRefundables, payFor } from './refunds/decide-refund.ts';
import { giveBackAgain } from './refunds/give-again.ts';
import { findLiveAttempt, moveAttempt, type Payment, updateAttempt, updatePayment } from './repository.ts';
import { NEVER_CAME, type SettledBy } from './tables.ts';

/** What became of an attempt, as the provider said. */
export type Outcome =
  | { status: 'succeeded'; proof: Proof }
  | { status: 'failed' | 'cancelled' | 'timed_out'; error: string; resultCode?: string };

/**
 * The only writer of outcomes: attempt, payment, booking, ledger and mails change together in the caller's
 * transaction, or not at all. Every road (callback, webhook, query, job) ends here, in any order and any number.
 * Locks booking → payment → attempt, always in this order.
 * @returns 'no_effect' when this outcome changes nothing any more
 */
export async function settle(
  app: App,
  tx: Tx,
  attemptId: string,
  outcome: Outcome,
  source: SettledBy,
): Promise<'applied' | 'no_effect'> {
  const now = app.clock.now();
  const { booking, payment, attempt } = await lockAround(tx, attemptId);
  if (outcome.status !== 'succeeded') return fail(tx, { attemptId, payment, outcome, source, now });
  const proof = await withoutForeignReceipt(app, tx, attemptId, outcome.proof, now);
  if (!proof) return 'no_effect';
  return succeed(app, tx, { attemptId, booking, payment, known: attempt.receipt, proof, source, now });
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
  await closeIssue(tx, 'outcome_unknown', attemptId, error, now);
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
  /** The receipt that it has already. */
  known: string | null;
  proof: Proof;
  source: SettledBy;
  now: Date;
}

async function succeed(app: App, tx: Tx, { attemptId, booking, payment, known, proof, source, now }: Success) {
  const moved = await moveAttempt(tx, attemptId, 'succeeded', {
    verified: proof.verified,
    receipt: proof.receipt ?? known,
    resultCode: proof.resultCode ?? null,
    errorCode: null,
    settledBy: source,
    settledAt: now,
    ...(proof.verified && { nextCheckAt: null }),
  });
  if (!moved) return completeProof(app, tx, { attemptId, booking, payment, proof, now });
  if (proof.verified) await closeDoubts(tx, attemptId, proof.receipt, now);
  await ownReceipt(app, tx, moved, now);
  const received: Received = {
    currency: moved.currency,
    amountMinor: proof.receivedMinor ?? moved.amountMinor,
  };
  const attempt = { ...moved, receivedMinor: received.amountMinor };
  await updateAttempt(tx, attempt.id, { receivedMinor: received.amountMinor });
  const other = await findLiveAttempt(tx, payment.id);
  // An open card form must not take money for what is paid; a prompt cannot be recalled.
  if (other?.provider === 'stripe') await enqueue(tx, 'cancel-open-payments', { bookingId: booking.id });

  const excess = received.amountMinor - attempt.amountMinor;
  if (excess < 0) {
    await raiseIssue(app, tx, {
      code: 'amount_mismatch',
      subject: attempt.id,
      expected: attempt.amountMinor,
      found: received.amountMinor,
      at: now,
    });
    // What is paid already stays paid, and what never came is missing, whatever else arrives.
    if (payment.paidCents === 0 && payment.lastError !== NEVER_CAME) {
      await movePayment(tx, payment, 'failed', { lastError: 'amount_mismatch', updatedAt: now });
    }
    // Once a person has ended a booking no amount would have been right.
    const reason = booking.status === 'cancelled' && booking.cancelReason !== 'expired' ? 'surplus' : 'too_little';
    await returnSurplus(app, tx, { booking, payment, attempt, received, reason, now });
    return 'applied';
  }
  if (payment.status === 'completed' || payment.paidCents > 0 || (await isNotNeeded(tx, booking, payment))) {
    await returnSurplus(app, tx, { booking, payment, attempt, received, reason: 'duplicate', now });
    return 'applied';
  }
  // What was given back already is no longer waiting for money, unless the places are held still.
  const over = payment.status === 'refunded' && booking.status !== 'pending';
  const bought = over ? 'cancelled' : await buy(tx, { booking, payment, now });
  if (bought === 'no_room' || bought === 'cancelled') {
    await returnSurplus(app, tx, { booking, payment, attempt, received, reason: 'surplus', now });
    return 'applied';
  }
  await bookPayment(tx, { booking, payment, attempt, now });
  if (payment.lastError === NEVER_CAME) await giveBackAgain(app, tx, booking, payment.id, now);
  if (excess > 0) {
    const more = { ...received, amountMinor: excess };
    await returnSurplus(app, tx, { booking, payment, attempt, received: more, reason: 'surplus', now });
  }
  return 'applied';
}

/** It was said never to have come, and the booking's other payments pay for it. */
const isNotNeeded = async (tx: Tx, booking: Booking, { lastError }: Payment): Promise<boolean> =>
  lastError === NEVER_CAME && payFor(booking, await lockRefundables(tx, booking.id));

/** What a payment is for: the booking itself, or a change of it. */
function buy(tx: Tx, { booking, payment, now }: Pick<Success, 'booking' | 'payment' | 'now'>) {
  if (payment.changeId) return applyPaidChange(tx, booking, payment.changeId, now);
  return confirmPaidBooking(tx, booking.id, now);
}
