import type { AdminRefund } from '#shared/contracts/refunds.ts';
import { AppError } from '#shared/errors.ts';
import type { RefundStatus } from '#shared/states.ts';
import type { Attempt, Payment } from '../repository.ts';
import { DISPUTED_MS, UNVERIFIED_MS } from './refund-times.ts';

interface About {
  payment: Pick<Payment, 'disputed'>;
  /** Undefined where points alone paid. */
  attempt: Pick<Attempt, 'provider' | 'verified'> | null | undefined;
}

/** Why a refund may not leave yet, as the code of a refusal. */
type Hold = NonNullable<AdminRefund['heldBack']>;

const againMs: Record<Hold, number> = { disputed: DISPUTED_MS, payment_unvouched: UNVERIFIED_MS };

function heldBackBy({ payment, attempt }: About): Hold | undefined {
  // The bank has the money; Stripe would refuse. It goes on when the dispute is over.
  if (payment.disputed) return 'disputed';
  // A callback alone says that it came: what M-Pesa has not vouched for was perhaps never there to go back.
  if (attempt?.provider === 'daraja' && !attempt.verified) return 'payment_unvouched';
  return undefined;
}

/**
 * When a refund that may not leave yet is looked at again; undefined: it may.
 * @param about under their locks
 */
export function heldBackUntil(about: About, now: Date): Date | undefined {
  const hold = heldBackBy(about);
  return hold && new Date(now.getTime() + againMs[hold]);
}

const toSend: readonly RefundStatus[] = ['queued', 'failed', 'manual'];

/** Why nobody is to send a refund now; null: it may leave, or has left. */
export const heldBackOf = (status: RefundStatus, about: About): Hold | null =>
  (toSend.includes(status) && heldBackBy(about)) || null;

/** A person's hands wait for the bank's and M-Pesa's word as a machine does. @throws AppError disputed, payment_unvouched */
export function checkMayLeave(about: About): void {
  const hold = heldBackBy(about);
  if (hold) throw new AppError(hold);
}

/**
 * What a person has sent is a fact, also once a bank disputes the payment; but of what perhaps never came nothing is handed
 * to a person. @throws AppError payment_unvouched
 */
export function checkVouched(about: About): void {
  if (heldBackBy(about) === 'payment_unvouched') throw new AppError('payment_unvouched');
}
