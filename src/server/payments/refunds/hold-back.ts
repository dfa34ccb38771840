import type { AdminRefund } from '#shared/contracts/refunds.ts';
import { AppError } from '#shared/errors.ts';
import type { RefundStatus } from '#shared/states.ts';
import { isUnverified } from '../records/provider-rules.ts';
import type { Attempt, Payment } from '../records/repository.ts';
import { DISPUTED_MS, UNVERIFIED_MS } from './refund-times.ts';

interface RefundContext {
  payment: Pick<Payment, 'disputed'>;
  /** Undefined when points alone paid. */
  attempt: Pick<Attempt, 'provider' | 'verified'> | null | undefined;
}

/** Why a refund may not be sent yet; also the error code of a refusal. */
type Hold = NonNullable<AdminRefund['heldBack']>;

const recheckAfterMs: Record<Hold, number> = { disputed: DISPUTED_MS, payment_unverified: UNVERIFIED_MS };

function heldBackBy({ payment, attempt }: RefundContext): Hold | undefined {
  // The bank holds the money, and Stripe would refuse. The refund is sent after the dispute.
  if (payment.disputed) return 'disputed';
  // Only a callback has confirmed the payment. Until M-Pesa verifies it, the money may never have come.
  if (attempt && isUnverified(attempt)) return 'payment_unverified';
  return undefined;
}

/**
 * When a refund that may not be sent yet is checked again; undefined when it may be sent.
 * @param context payment and attempt, locked by the caller
 */
export function heldBackUntil(context: RefundContext, now: Date): Date | undefined {
  const hold = heldBackBy(context);
  return hold && new Date(now.getTime() + recheckAfterMs[hold]);
}

const unsentStatuses: readonly RefundStatus[] = ['queued', 'failed', 'manual'];

/** Why nobody may send a refund now; null when it may be sent, or was sent. */
export const heldBackOf = (status: RefundStatus, context: RefundContext): Hold | null =>
  (unsentStatuses.includes(status) && heldBackBy(context)) || null;

/** Refuses to hand a refund to a person that may not be sent yet. @throws AppError disputed, payment_unverified */
export function checkMaySend(context: RefundContext): void {
  const hold = heldBackBy(context);
  if (hold) throw new AppError(hold);
}

/**
 * Refuses to note a refund as paid whose payment is not verified. A dispute does not matter here: what a person has sent must
 * be posted, even when a bank disputes the payment meanwhile.
 * @throws AppError payment_unverified
 */
export function checkVerified(context: RefundContext): void {
  if (heldBackBy(context) === 'payment_unverified') throw new AppError('payment_unverified');
}
