const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** An order whose answer did not come within this died with its process: longer than the adapter itself tries. */
export const SEND_SILENT_MS = 2 * minute;
/** What M-Pesa does not know this long after it was sent never arrived. */
export const NEVER_ARRIVED_MS = 5 * minute;
/** How often one order is sent at most. */
export const MAX_TRIES = 8;
/** Where nothing can be sent (M-Pesa off, no initiator), it is looked at again after this. */
export const CANNOT_SEND_MS = 10 * minute;

const firstChecks = [30 * second, minute, 2 * minute, 5 * minute, 10 * minute, 30 * minute];
const lifeMs = 24 * hour;

/**
 * When M-Pesa is asked next what became of an order.
 * @returns undefined after 24 hours: then it is a person's
 */
export function nextDisbursementCheck(sentAt: Date, now: Date): Date | undefined {
  const age = now.getTime() - sentAt.getTime();
  const early = firstChecks.find((at) => at > age);
  if (early !== undefined) return new Date(sentAt.getTime() + early);
  return age < lifeMs ? new Date(now.getTime() + hour) : undefined;
}

const longestBackoffMs = 6 * hour;

/**
 * When an order that was refused unprocessed is sent again: after 1 min × 4ⁿ, at most 6 hours.
 * @param tries how often it was sent, 1 or more   @param retryAfterSeconds what M-Pesa asked for, if more
 */
export function nextSend(tries: number, now: Date, retryAfterSeconds = 0): Date {
  const backoff = Math.min(longestBackoffMs, minute * 4 ** (tries - 1));
  return new Date(now.getTime() + Math.max(backoff, retryAfterSeconds * second));
}
