import { and, eq, sql } from 'drizzle-orm';
import { canMove, type PaymentStatus, paymentMoves, paymentStepsBack } from '#shared/states.ts';
import type { Tx } from '../../db/client.ts';
import { findLiveAttempt, type Payment, updatePayment } from '../repository.ts';
import { refunds } from './tables.ts';

/**
 * Brings a payment to where its refunds are: what it has given back, and its state. Also back by one step, where
 * Stripe said that money had arrived and then that it had not.
 * @param payment locked by the caller, who has just moved one of its refunds
 */
export async function settlePaymentOf(tx: Tx, payment: Payment, at: Date): Promise<void> {
  if (payment.paidAt === null) return settleUnpaid(tx, payment, at);
  const back = await sumOfDone(tx, payment.id);
  const status = statusAfter(back.usdCents + back.discountCents, payment.paidCents + payment.discountCents);
  checkMove(payment, status);
  await updatePayment(tx, payment.id, { refundedCents: back.usdCents, status, updatedAt: at });
}

/** All that ever came was money that bought nothing; while another try to pay runs, that one decides. */
async function settleUnpaid(tx: Tx, payment: Payment, at: Date): Promise<void> {
  const back = await sumOfDone(tx, payment.id);
  if (back.count > 0 && (payment.status === 'pending' || payment.status === 'failed')) {
    if (await findLiveAttempt(tx, payment.id)) return;
    await updatePayment(tx, payment.id, { status: 'refunded', updatedAt: at });
  }
  if (back.count === 0 && payment.status === 'refunded') {
    await updatePayment(tx, payment.id, { status: 'failed', updatedAt: at });
  }
}

/** What its refunds make of a payment is never anything but the next state, or a step back. @throws Error if it were */
function checkMove({ status: from }: Payment, to: PaymentStatus): void {
  if (from === to || canMove(paymentMoves, from, to) || canMove(paymentStepsBack, from, to)) return;
  throw new Error(`refunds cannot take a payment from ${from} to ${to}`);
}

/** By `refunds_payment`. */
async function sumOfDone(tx: Tx, paymentId: string) {
  const [sums] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      usdCents: sql<number>`coalesce(sum(${refunds.usdCents}), 0)`.mapWith(Number),
      discountCents: sql<number>`coalesce(sum(${refunds.discountCents}), 0)`.mapWith(Number),
    })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'succeeded')));
  return sums ?? { count: 0, usdCents: 0, discountCents: 0 };
}

function statusAfter(backCents: number, paidCents: number): PaymentStatus {
  if (backCents <= 0) return 'completed';
  return backCents < paidCents ? 'partially_refunded' : 'refunded';
}
