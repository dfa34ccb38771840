import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import type { RefundMethod } from '#shared/payment-methods.ts';
import type { RefundReason } from '#shared/refund-reasons.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import type { Attempt, Payment } from '../records/repository.ts';
import { heldBackUntil } from './hold-back.ts';
import { insertRefund, type Refund } from './repository.ts';
import { tellOfManual } from './tell-of-refund.ts';

interface NewRefund {
  payment: Payment;
  /** The attempt that brought the money; undefined where points alone paid. */
  attempt: Attempt | undefined;
  reason: RefundReason;
  usdCents: number;
  discountCents: number;
  /** Minor units of the attempt's currency. */
  amountMinor: number;
  /** Whether the attempt has other refunds that were not withdrawn: M-Pesa reverses a receipt only as a whole. */
  further: boolean;
  decidedBy?: string | undefined;
  note?: string | undefined;
  /** US cents that the provider bears, where it is told of that; and why, for it to read. */
  hostCents?: number;
  hostNote?: string | undefined;
  at: Date;
}

/**
 * Writes a refund that was decided and queues it. The caller has checked under the payment's lock that so much is left, and
 * posts it. What no machine can send (no initiator at M-Pesa) is manual from the start, or as soon as it may be sent.
 */
export async function makeRefund(app: App, tx: Tx, decided: NewRefund): Promise<Refund> {
  const { payment, attempt, reason, usdCents, discountCents, amountMinor, at } = decided;
  const method = methodFor(app, decided);
  const isDone = method === 'points';
  const isManual = method === 'manual' && !heldBackUntil({ payment, attempt }, at);
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
    status: isDone ? 'succeeded' : isManual ? 'manual' : 'queued',
    nextTryAt: isDone || isManual ? null : at,
    settledAt: isDone ? at : null,
    decidedBy: decided.decidedBy ?? null,
    note: decided.note ?? null,
    hostCents: decided.hostCents ?? 0,
    hostNote: decided.hostNote ?? null,
    createdAt: at,
  });
  if (isManual) {
    await raiseIssue(app, tx, { code: 'refund_by_hand', subject: refund.id, found: 'no_initiator', at });
    await tellOfManual(tx, refund, payment.bookingId);
  }
  return refund;
}

/** A card by Stripe; a whole receipt of M-Pesa's by reversal; a part of one by B2C to the payer's phone; otherwise by hand (docs/money.md#money-back). */
export function methodFor(
  app: App,
  { attempt, amountMinor, further }: Pick<NewRefund, 'attempt' | 'amountMinor' | 'further'>,
): RefundMethod {
  if (!attempt || amountMinor === 0) return 'points';
  switch (attempt.provider) {
    case 'stripe':
      return 'stripe';
    case 'daraja': {
      // M-Pesa moves whole shillings only.
      if (!app.daraja?.canSend || amountMinor % 100 !== 0) return 'manual';
      const whole = attempt.receipt !== null && amountMinor === attempt.receivedMinor && !further;
      return whole ? 'reversal' : 'b2c';
    }
  }
}
