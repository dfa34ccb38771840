import { addDays, addMonths, dateInNairobi, startOfDayNairobi } from './dates.ts';

/** What moves points: a trip that is over, a booking that is paid with them, one that is undone, and time. */
export const pointsKinds = ['earned', 'spent', 'returned', 'expired'] as const;
export type PointsKind = (typeof pointsKinds)[number];

/** Points are kept for so long after they have moved last. */
export const pointsKeptMonths = 24;

/** A letter says so many days before that they expire. */
export const pointsWarnDays = 30;

/** From when on points count no more that moved last at `at`: after the same day, 24 months later, has ended in Nairobi. */
export function pointsExpiry(at: Date): Date {
  return startOfDayNairobi(addDays(addMonths(dateInNairobi(at), pointsKeptMonths), 1));
}
