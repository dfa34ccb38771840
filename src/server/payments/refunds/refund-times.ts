const minute = 60_000;
const hour = 60 * minute;

/** After so many tries a refund becomes manual. */
export const TRIES_MAX = 8;
/** A refund that is being sent is checked again after this time, because its process may have died. */
export const SENDING_MS = minute;
/** How often Stripe is asked about a pending refund, because its webhooks may be lost. */
export const PENDING_MS = hour;
/** While a bank disputes the payment, a refund of it is checked again after this time. */
export const DISPUTED_MS = 6 * hour;
/** While M-Pesa has not verified the payment, a refund of it is checked again after this time. */
export const UNVERIFIED_MS = 10 * minute;
/** While its method is switched off, a refund is checked again after this time. */
export const OFF_MS = hour;

/** When a refund is tried again: after 1, 4, 16, 64 and 256 minutes, then every 6 hours. @param tries how many there were, at least 1 */
export function nextRefundTry(tries: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(6 * hour, minute * 4 ** (Math.max(1, tries) - 1)));
}
