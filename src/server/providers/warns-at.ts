import { addDays, type CalendarDate, startOfDayNairobi } from '#shared/dates.ts';

const hourMs = 3_600_000;
const warnsAtHour = 9;

/**
 * When the letter is due that something ends: in the morning of the day so many days before its last one; null where it has no
 * last day, or where that morning has passed, since whoever says then when it ends knows.
 */
export function warnsAtOf(lastDay: CalendarDate | null, { days, now }: { days: number; now: Date }): Date | null {
  if (lastDay === null) return null;
  const at = new Date(startOfDayNairobi(addDays(lastDay, -days)).getTime() + warnsAtHour * hourMs);
  return at > now ? at : null;
}
