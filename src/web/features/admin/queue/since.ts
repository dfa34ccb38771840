import { dateInNairobi, daysBetween, today } from '#shared/dates.ts';
import { pageClock } from '#web/lib/clock.ts';

/** For how many days something waits, counted in days of Nairobi. */
export const daysSince = (instant: string): number =>
  Math.max(0, daysBetween(dateInNairobi(new Date(instant)), today(pageClock)));
