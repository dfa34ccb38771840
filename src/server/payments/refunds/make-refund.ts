import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { raiseIssue } from '../reconciliation/raise-issue.ts';
import type { Attempt, Payment } from '../repository.ts';
import { heldBackUntil } from './hold-back.ts';
import { insertRefund, type Refund } from './repository.ts';
import type { RefundMethod, RefundReason } from './tables.ts';

export interface NewRefund {
  payment: Payment;
  /** The attempt that brought the money; undefined where points alone paid. */
  attempt: Attempt | undefined;
  reason: RefundReason;
  usdCents: number;
  discountCents: number;
  /** In minor units of the attempt's currency. */
  amountMinor: number;
  /** Whether other refunds of this attempt stand: M-Pesa reverses a receipt only as a whole. */
  further: boolean;
  decidedBy?: string | undefined;
  note?: string | undefined;
  at: Date;
}

/**
 * Writes a refund that was decided, and has it sent. The caller has checked the cap under the payment's lock and posts it.
 * What cannot be sent by us (no initiator at M-Pesa) is a person's from the start, or as soon as it may leave.
 */
export async function makeRefund(app: App, tx: Tx, wish: NewRefund): Promise<Refund> {
  const { payment, attempt, reason, usdCents, discountCents, amountMinor, at } = wish;
  const method = methodFor(app, wish);
  const done = method === 'points';
  const byHand = method === 'manual' && !heldBackUntil({ payment, attempt }, at);
  const refund = await insertRefund(tx, {
    paymentId: payment.id,
    attemptId: attempt?.id ?? null,
    reason,
    usdCents,
    currency: attempt?.currency ?? 'USD',
    amountMinor,
    pointsBack: discountCents,
    discountCents,
    method,
    status: done ? 'succeeded' : byHand ? 'manual' : 'queued',
    nextTryAt: done || byHand ? null : at,
    settledAt: done ? at : null,
    decidedBy: wish.decidedBy ?? null,
    note: wish.note ?? null,
    createdAt: at,
  });
  if (byHand) {
    await raiseIssue(app, tx, { code: 'refund_by_hand', subject: refund.id, found: 'no_initiator', at });
    await enqueue(tx, 'mail-refund-manual', { refundId: refund.id }, { key: refund.id });
  }
  return refund;
}

/** Rule 13: a card by Stripe; a whole receipt by reversal; a part of one to the payer's phone; else by hand. */
function methodFor(app: App, { attempt, amountMinor, further }: NewRefund): RefundMethod {
  if (!attempt || amountMinor === 0) return 'points';
  if (attempt.provider === 'stripe') return 'stripe';
  // M-Pesa moves whole shillings only.
  if (!app.daraja?.canSend || amountMinor % 100 !== 0) return 'manual';
  const whole = attempt.receipt !== null && amountMinor === attempt.receivedMinor && !further;
  return whole ? 'reversal' : 'b2c';
}
