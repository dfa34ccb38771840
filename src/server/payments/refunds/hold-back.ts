import { AppError } from '#shared/errors.ts';
import { DISPUTED_MS, UNVERIFIED_MS } from './refund-times.ts';
import type { LockedRefund } from './repository.ts';

type About = Pick<LockedRefund, 'payment' | 'attempt'>;

/** Why a refund may not leave yet, as the code of a refusal. */
type Hold = 'disputed' | 'payment_unvouched';

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

/** A person's hands wait for the bank's and M-Pesa's word as a machine does. @throws AppError disputed, payment_unvouched */
export function checkMayLeave(about: About): void {
  const hold = heldBackBy(about);
  if (hold) throw new AppError(hold);
}
