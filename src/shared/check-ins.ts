/** A check-in that could not be sent at the gate is accepted for so long after it. */
export const lateCheckInDays = 7;
/** So much a phone's clock may be ahead of ours. */
export const clockAheadMs = 2 * 60_000;
/** So many check-ins a phone keeps at most, of all the people who use it. */
export const notedMost = 200;
