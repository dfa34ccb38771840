import { eq } from 'drizzle-orm';
import { usd } from '#shared/money.ts';
import { type PaymentStatus, paymentMoves, statesBefore } from '#shared/states.ts';
import type { App } from '../app.ts';
import { applyPaidChange } from '../bookings/changes/apply-change.ts';
import { confirmPaidBooking, lockBooking } from '../bookings/lifecycle.ts';
import type { Tx } from '../db/client.ts';
import { enqueue } from '../jobs/queue.ts';
import { postLedger } from './ledger/post-ledger.ts';
import { paymentEntries, type Received, surplusEntries, surplusRefundEntries } from './ledger/postings.ts';
import { closeIssue, raiseIssue } from './reconciliation/raise-issue.ts';
import { takeFromUnattributed } from './reconciliation/unattributed.ts';
import { makeRefund } from './refunds/make-refund.ts';
import {
  type Attempt,
  findLiveAttempt,
  lockPayment,
  moveAttempt,
  type Payment,
  updateAttempt,
  updatePayment,
} from './repository.ts';
import { paymentAttempts, payments, type SettledBy } from './tables.ts';

/** What became of an attempt, as the provider said. */
export type Outcome =
  | { status: 'succeeded'; proof: Proof }
  | { status: 'failed' | 'cancelled' | 'timed_out'; error: string; resultCode?: string };

/** What the provider said of the money. */
export interface Proof {
  /** Minor units of the attempt's currency; absent where the provider gives no amount: then what we asked for. */
  receivedMinor?: number;
  receipt?: string;
  resultCode?: string;
  /** False when only a matching callback says so, and the provider could not be asked. */
  verified: boolean;
}

type Booking = Awaited<ReturnType<typeof lockBooking>>;

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
  const { booking, payment } = await lockAround(tx, attemptId);
  return outcome.status === 'succeeded'
    ? succeed(app, tx, { attemptId, booking, payment, proof: outcome.proof, source, now })
    : fail(tx, { attemptId, payment, outcome, source, now });
}

/** Locks what an attempt is about, in the one order. */
async function lockAround(tx: Tx, attemptId: string): Promise<{ booking: Booking; payment: Payment }> {
  const [owner] = await tx
    .select({ bookingId: payments.bookingId, paymentId: payments.id })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(paymentAttempts.id, attemptId));
  if (!owner) throw new Error('There is no such attempt');
  const booking = await lockBooking(tx, owner.bookingId);
  return { booking, payment: await lockPayment(tx, owner.paymentId) };
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
  if (payment.status === 'pending') {
    await updatePayment(tx, payment.id, { status: 'failed', lastError: error, updatedAt: now });
  } else if (payment.status === 'failed') {
    await updatePayment(tx, payment.id, { lastError: error, updatedAt: now });
  }
  return 'applied';
}

interface Success {
  attemptId: string;
  booking: Booking;
  payment: Payment;
  proof: Proof;
  source: SettledBy;
  now: Date;
}

async function succeed(app: App, tx: Tx, { attemptId, booking, payment, proof, source, now }: Success) {
  const moved = await moveAttempt(tx, attemptId, 'succeeded', {
    verified: proof.verified,
    receipt: proof.receipt ?? null,
    resultCode: proof.resultCode ?? null,
    errorCode: null,
    settledBy: source,
    settledAt: now,
    ...(proof.verified && { nextCheckAt: null }),
  });
  if (!moved) return completeProof(app, tx, { attemptId, booking, payment, proof, source, now });
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
    // What is paid already stays paid, whatever else arrives.
    if (payment.paidCents === 0) {
      await movePayment(tx, payment, 'failed', { lastError: 'amount_mismatch', updatedAt: now });
    }
    await returnSurplus(app, tx, { booking, payment, attempt, received, reason: 'surplus', now });
    return 'applied';
  }
  if (payment.status === 'completed' || payment.paidCents > 0) {
    await returnSurplus(app, tx, { booking, payment, attempt, received, reason: 'duplicate', now });
    return 'applied';
  }
  // What was given back already is no longer waiting for money.
  const bought = payment.status === 'refunded' ? 'cancelled' : await buy(tx, { booking, payment, now });
  if (bought === 'no_room' || bought === 'cancelled') {
    await returnSurplus(app, tx, { booking, payment, attempt, received, reason: 'surplus', now });
    return 'applied';
  }
  await bookPayment(tx, { booking, payment, attempt, now });
  if (excess > 0) {
    const more = { ...received, amountMinor: excess };
    await returnSurplus(app, tx, { booking, payment, attempt, received: more, reason: 'surplus', now });
  }
  return 'applied';
}

/** What a payment is for: the booking itself, or a change of it. */
function buy(tx: Tx, { booking, payment, now }: Pick<Success, 'booking' | 'payment' | 'now'>) {
  if (payment.changeId) return applyPaidChange(tx, booking, payment.changeId, now);
  return confirmPaidBooking(tx, booking.id, now);
}

/**
 * A later word about a success that is known already: it may bring the receipt, the provider's own yes, or the amount,
 * which M-Pesa's query does not name. What is too much goes back as ever (F8); anything else is a person's.
 */
async function completeProof(app: App, tx: Tx, success: Success): Promise<'applied' | 'no_effect'> {
  const { attemptId, payment, proof, now } = success;
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  if (attempt?.status !== 'succeeded') return 'no_effect';
  const { receivedMinor: expected, receipt } = attempt;
  const { receivedMinor: found = expected } = proof;
  await updateAttempt(tx, attemptId, {
    receipt: receipt ?? proof.receipt ?? null,
    verified: attempt.verified || proof.verified,
    ...(proof.verified && { nextCheckAt: null }),
  });
  if (receipt === null) await ownReceipt(app, tx, { ...attempt, receipt: proof.receipt ?? null }, now);
  if (found === null || expected === null || found === expected) return 'no_effect';
  // Only the first word of it that names a receipt, for money that bought what it was for.
  if (found > expected && receipt === null && payment.attemptId === attemptId) {
    await updateAttempt(tx, attemptId, { receivedMinor: found });
    const received = { currency: attempt.currency, amountMinor: found - expected };
    const known = { ...attempt, receivedMinor: found };
    await returnSurplus(app, tx, { ...success, attempt: known, received, reason: 'surplus' });
    return 'applied';
  }
  await raiseIssue(app, tx, { code: 'receipt_contradicted', subject: attemptId, expected, found, at: now });
  return 'no_effect';
}

/**
 * A receipt that a list told of before anybody knew whose it is: from here on its money is this attempt's, so it is no
 * longer without an owner, and nobody need look for one. Money that was sent back by hand meanwhile is a person's.
 */
async function ownReceipt(app: App, tx: Tx, { id, receipt }: Pick<Attempt, 'id' | 'receipt'>, now: Date) {
  if (receipt === null) return;
  // The case before the posting, as whoever ends a case by hand does.
  await closeIssue(tx, 'unattributed_receipt', receipt, `attempt ${id}`, now);
  if ((await takeFromUnattributed(tx, receipt, now)) !== 'gone') return;
  await raiseIssue(app, tx, { code: 'receipt_contradicted', subject: id, found: { receipt, returned: true }, at: now });
}

async function movePayment(
  tx: Tx,
  payment: Payment,
  to: PaymentStatus,
  changes: Parameters<typeof updatePayment>[2],
): Promise<void> {
  const allowed = payment.status === to || statesBefore(paymentMoves, to).includes(payment.status);
  await updatePayment(tx, payment.id, allowed ? { ...changes, status: to } : changes);
}

interface Paid {
  booking: Booking;
  payment: Payment;
  attempt: Attempt;
  now: Date;
}

/** L1 or L5: the money is the booking's. */
async function bookPayment(tx: Tx, { booking, payment, attempt, now }: Paid): Promise<void> {
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
async function returnSurplus(
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
