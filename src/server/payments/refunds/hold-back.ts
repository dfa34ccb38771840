import { DISPUTED_MS, UNVERIFIED_MS } from './refund-times.ts';
import type { LockedRefund } from './repository.ts';

/**
 * When a refund that may not leave yet is looked at again; undefined: it may.
 * @param about under their locks
 */
export function heldBackUntil(
  { payment, attempt }: Pick<LockedRefund, 'payment' | 'attempt'>,
  now: Date,
): Date | undefined {
  // The bank has the money; Stripe would refuse. It goes on when the dispute is over.
  if (payment.disputed) return new Date(now.getTime() + DISPUTED_MS);
  // A callback alone says that it came: what M-Pesa has not vouched for was perhaps never there to go back.
  if (attempt?.provider === 'daraja' && !attempt.verified) return new Date(now.getTime() + UNVERIFIED_MS);
  return undefined;
}
