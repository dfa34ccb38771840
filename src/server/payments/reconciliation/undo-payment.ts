import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import { attemptNeverCame, paymentNeverCame, statesBefore } from '#shared/states.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { reversed, summed } from '../ledger/postings.ts';
import { postedFor } from '../ledger/queries.ts';
import { sharedAs } from '../ledger/share-late.ts';
import type { Around } from '../lock-around.ts';
import { callOff } from '../refunds/call-off.ts';
import type { Refund } from '../refunds/repository.ts';
import { refunds } from '../refunds/tables.ts';
import { NEVER_CAME, paymentAttempts, payments } from '../tables.ts';
import { loseBooking } from './lose-booking.ts';

/**
 * Takes back all that an unverified success of M-Pesa's did: its refunds are withdrawn, what it and they posted is posted
 * the other way round, attempt and payment have failed, and the booking that it paid for loses it (`loseBooking`).
 * @param around locked by the caller
 * @throws AppError not_ready unless M-Pesa never vouched for it, and nothing of it has been sent back or shared out;
 * disputed while a bank disputes another payment of the booking, which could not go back
 */
export async function undoPayment(app: App, tx: Tx, around: Around, adminId: string, at: Date): Promise<void> {
  const { booking, payment, attempt } = around;
  const bought = payment.attemptId === attempt.id;
  const back = await tx.select().from(refunds).where(eq(refunds.attemptId, attempt.id));
  if (!isUnproven(around) || !back.every(isUnsent)) throw new AppError('not_ready');
  if (bought && (await sharedAs(tx, booking.id))) throw new AppError('not_ready');
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
  const loss = bought ? await loseBooking(app, tx, { booking, payment, back, adminId, at }) : {};
  const about = { bookingId: booking.id, attemptId: attempt.id, bought, ...loss };
  await enqueue(tx, 'mail-payment-never-came', about, { key: attempt.id });
}

const isUnproven = ({ attempt: { provider, status, verified } }: Around) =>
  provider === 'daraja' && status === 'succeeded' && !verified;

/** Points alone went back at once; no money did. */
const isUnsent = ({ method, status }: Refund) =>
  method === 'points' || status === 'queued' || status === 'manual' || status === 'withdrawn';

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
  const moved = await tx
    .update(payments)
    .set({ ...unpaid, status: 'failed' })
    .where(and(eq(payments.id, payment.id), inArray(payments.status, statesBefore(paymentNeverCame, 'failed'))))
    .returning({ id: payments.id });
  if (moved.length === 0) throw new AppError('not_ready');
}
