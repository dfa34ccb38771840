const minute = 60_000;
const hour = 60 * minute;

/** After so many tries a refund is a person's. */
export const TRIES_MAX = 8;
/** A refund whose sender may have died is looked at again after this. */
export const SENDING_MS = minute;
/** Stripe is asked about a refund that is on its way, should its webhooks be lost. */
export const PENDING_MS = hour;
/** While a bank holds the money, a refund of it waits. */
export const DISPUTED_MS = 6 * hour;
/** While only a callback says that the money came, a refund of it waits for M-Pesa's own word. */
export const UNVERIFIED_MS = 10 * minute;
/** Cards, or the right to send shillings, were switched off: looked at again after this. */
export const OFF_MS = hour;

/** Rule 13: 1, 4, 16, 64 minutes, 4 h 16, then every 6 hours. @param tries how many there were, at least 1 */
export function backoff(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(6 * hour, minute * 4 ** (Math.max(1, tries) - 1)));
}
