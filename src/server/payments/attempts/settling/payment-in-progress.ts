import { AppError } from '#shared/errors.ts';
import type { Attempt } from '../../records/repository.ts';
import { promptEndsAt } from './check-times.ts';

/** Seconds after which another try is worth it when two payments began at the same moment. */
export const SIMULTANEOUS_WAIT_SECONDS = 5;
/** Seconds after which Stripe can usually say whether a card was charged. */
export const STRIPE_WAIT_SECONDS = 10;

const leastSeconds = 5;

/** Seconds, at least 5, until the prompt has ended: it cannot be cancelled, so the next attempt waits for it. */
export function secondsUntilPromptEnds(live: Attempt, now: Date): number {
  return Math.max(leastSeconds, Math.ceil((promptEndsAt(live).getTime() - now.getTime()) / 1000));
}

/**
 * Why a payment cannot be started or decided now, by card, by M-Pesa or by an admin: another may still be paid.
 * @param retryAfter whole seconds; left out where only M-Pesa's report ends the wait
 */
export function paymentInProgress(retryAfter?: number): AppError {
  return new AppError('payment_in_progress', retryAfter === undefined ? undefined : { retryAfter });
}
