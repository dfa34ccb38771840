import { AppError } from '#shared/errors.ts';
import type { Attempt } from '../../records/repository.ts';
import { promptEndsAt } from './check-times.ts';

const leastSeconds = 5;

/**
 * Why no other attempt may begin, by card or by M-Pesa: a prompt cannot be cancelled, so the next attempt must wait until
 * this one has ended.
 * @returns the error, with `retryAfter` in whole seconds
 */
export function paymentInProgress(live: Attempt, now: Date): AppError {
  const seconds = Math.ceil((promptEndsAt(live).getTime() - now.getTime()) / 1000);
  return new AppError('payment_in_progress', { retryAfter: Math.max(leastSeconds, seconds) });
}
