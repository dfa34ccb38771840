import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { canMove, type PaymentStatus, paymentMoves, paymentStepsBack } from '#shared/states.ts';
import { findLiveAttempt, type Payment, updatePayment } from '../records/repository.ts';
import { refunds } from './tables.ts';

/**
 * Computes what was refunded of a payment, and its status, from its refunds. The status goes back by one step when Stripe
 * reports a refund as failed that it had reported as succeeded.
 * @param payment locked by the caller, who has just moved one of its refunds
 */
export async function settlePaymentOf(tx: Tx, payment: Payment, at: Date): Promise<void> {
  if (payment.paidAt === null) return settleUnpaid(tx, payment, at);
  const back = await sumOfDone(tx, payment.id);
  const status = statusAfter({
    backCents: back.usdCents + back.discountCents,
    paidCents: payment.paidCents + payment.discountCents,
  });
  checkMove(payment, status);
  await updatePayment(tx, payment.id, { refundedCents: back.usdCents, status, updatedAt: at });
}

/** The payment received only surplus. While another attempt is live, the status is left to that attempt. */
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

/** Checks that the new status is one that `paymentMoves` or `paymentStepsBack` allows. @throws Error if not */
function checkMove({ status: from }: Payment, to: PaymentStatus): void {
  if (from === to || canMove(paymentMoves, from, to) || canMove(paymentStepsBack, from, to)) return;
  throw new Error(`Refunds cannot move a payment from ${from} to ${to}`);
}

/** The sums of the payment's succeeded refunds. Uses the index `refunds_payment`. */
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

function statusAfter({ backCents, paidCents }: { backCents: number; paidCents: number }): PaymentStatus {
  if (backCents <= 0) return 'completed';
  return backCents < paidCents ? 'partially_refunded' : 'refunded';
}
