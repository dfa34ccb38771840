import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { attemptNeverCame, paymentNeverCame, statesBefore } from '#shared/states.ts';
import { endBooking } from '../../bookings/end-booking.ts';
import type { Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { returnPoints } from '../../loyalty/return-points.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { reversed, summed } from '../ledger/postings.ts';
import { postedFor } from '../ledger/queries.ts';
import type { Around } from '../lock-around.ts';
import { callOff } from '../refunds/call-off.ts';
import type { Refund } from '../refunds/repository.ts';
import { refunds } from '../refunds/tables.ts';
import { sharedAs } from '../refunds/undo-refund.ts';
import { NEVER_CAME, paymentAttempts, payments } from '../tables.ts';

/**
 * Takes back all that an unverified success of M-Pesa's did: its refunds are withdrawn, what it and they posted is posted
 * the other way round, attempt and payment have failed, and a booking that it alone confirmed is cancelled with its
 * places and points.
 * @param around locked by the caller
 * @throws AppError not_ready unless M-Pesa never vouched for it, and nothing of it has been sent back or shared out; also
 *   where it paid for a change, or another payment of the booking stands: then a person must settle it with the traveller
 */
export async function undoPayment(tx: Tx, around: Around, adminId: string, at: Date): Promise<void> {
  const { booking, payment, attempt } = around;
  const bought = payment.attemptId === attempt.id;
  const back = await tx.select().from(refunds).where(eq(refunds.attemptId, attempt.id));
  if (!isUnproven(around) || !back.every(isUnsent)) throw new AppError('not_ready');
  if (bought && !(await isWholeBooking(tx, around))) throw new AppError('not_ready');
  for (const refund of back) await callOff(tx, refund, at);
  const posted = await postLedger(tx, {
    kind: 'never_came',
    source: attempt.id,
    entries: summed(reversed(await postedFor(tx, [attempt.id, ...back.map(({ id }) => id)]))),
    bookingId: booking.id,
    providerId: booking.providerId,
    at,
  });
  if (!posted) throw new AppError('not_ready');
  await stepBack(tx, around, bought, at);
  if (bought) await freeBooking(tx, around, back, adminId, at);
  const about = { bookingId: booking.id, attemptId: attempt.id, bought };
  await enqueue(tx, 'mail-payment-never-came', about, { key: attempt.id });
}

const isUnproven = ({ attempt: { provider, status, verified } }: Around) =>
  provider === 'daraja' && status === 'succeeded' && !verified;

const isUnsent = ({ status }: Refund) => status === 'queued' || status === 'manual' || status === 'withdrawn';

/** It paid for the booking itself, nothing else did, and its money still lies whole. */
async function isWholeBooking(tx: Tx, { booking, payment }: Around): Promise<boolean> {
  if (payment.changeId !== null || (await sharedAs(tx, booking.id))) return false;
  const others = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, booking.id), ne(payments.id, payment.id), isNotNull(payments.paidAt)));
  return others.length === 0;
}

async function stepBack(tx: Tx, { payment, attempt }: Around, bought: boolean, at: Date): Promise<void> {
  // The receipt stays: should M-Pesa list it one day, it is known whose it is.
  await tx
    .update(paymentAttempts)
    .set({ status: 'failed', errorCode: NEVER_CAME, receivedMinor: null, settledBy: 'admin', settledAt: at })
    .where(
      and(
        eq(paymentAttempts.id, attempt.id),
        inArray(paymentAttempts.status, statesBefore(attemptNeverCame, 'failed')),
      ),
    );
  if (!bought) return;
  const unpaid = { paidCents: 0, method: null, attemptId: null, paidAt: null, lastError: NEVER_CAME, updatedAt: at };
  await tx
    .update(payments)
    .set({ ...unpaid, status: 'failed' })
    .where(and(eq(payments.id, payment.id), inArray(payments.status, statesBefore(paymentNeverCame, 'failed'))));
}

/** A trip that is over took place: it stays, with the points that paid a part of it. */
async function freeBooking(tx: Tx, { booking, attempt }: Around, back: Refund[], adminId: string, at: Date) {
  const { personId, pointsSpent, status } = booking;
  if (status === 'completed') return;
  if (status === 'confirmed') {
    await endBooking(tx, booking, { actor: 'admin', actorId: adminId, reason: '', ownLetter: true, at });
  }
  const returned = back.reduce((sum, { pointsBack }) => sum + pointsBack, 0);
  await returnPoints(tx, { personId, source: attempt.id, points: pointsSpent - returned, at });
}
