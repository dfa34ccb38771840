import { addDays, type CalendarDate } from '#shared/dates.ts';

/** Days from the first up to `end`, which is not among them. */
interface BusyRange {
  start: CalendarDate;
  end: CalendarDate;
}

/** Days, in order of time and each once, as the fewest ranges without a gap. */
export function rangesOf(dates: readonly CalendarDate[]): BusyRange[] {
  const ranges: BusyRange[] = [];
  for (const date of dates) {
    const last = ranges.at(-1);
    if (last?.end === date) last.end = addDays(date, 1);
    else ranges.push({ start: date, end: addDays(date, 1) });
  }
  return ranges;
}
