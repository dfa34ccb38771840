const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** When no answer was stored within this time, the sending process has died: it is longer than the adapter itself retries. */
export const SEND_SILENT_MS = 2 * minute;
/** When M-Pesa does not know a disbursement this long after it was sent, M-Pesa never received it. */
export const NEVER_ARRIVED_MS = 5 * minute;
/** How often one disbursement is sent at most. */
export const MAX_TRIES = 8;
/** When M-Pesa is off or has no initiator, a queued disbursement is checked again after this time. */
export const CANNOT_SEND_MS = 10 * minute;

const firstChecks = [30 * second, minute, 2 * minute, 5 * minute, 10 * minute, 30 * minute];
const lifeMs = 24 * hour;

/**
 * When M-Pesa is asked next what became of a disbursement.
 * @returns undefined after 24 hours: then a person decides it
 */
export function nextDisbursementCheck({ sentAt, now }: { sentAt: Date; now: Date }): Date | undefined {
  const age = now.getTime() - sentAt.getTime();
  const early = firstChecks.find((at) => at > age);
  if (early !== undefined) return new Date(sentAt.getTime() + early);
  return age < lifeMs ? new Date(now.getTime() + hour) : undefined;
}

const longestBackoffMs = 6 * hour;

/**
 * When a disbursement that M-Pesa refused unprocessed is sent again: after 1 min × 4^(tries − 1), at most 6 hours.
 * @param tries how often it was sent, 1 or more   @param retryAfterSeconds a longer pause that M-Pesa asked for
 */
export function nextSend(tries: number, now: Date, retryAfterSeconds = 0): Date {
  const backoff = Math.min(longestBackoffMs, minute * 4 ** (tries - 1));
  return new Date(now.getTime() + Math.max(backoff, retryAfterSeconds * second));
}
