/** A check-in that could not be sent at the gate is accepted for so long after it. */
export const lateCheckInDays = 7;
/** So much a phone's clock may be ahead of ours. */
export const clockAheadMs = 2 * 60_000;
