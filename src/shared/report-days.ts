import { addDays, addMonths, type CalendarDate, calendarDate, type Days, daysBetween } from './dates.ts';

type ReportStep = 'day' | 'week' | 'month';

/** As many days as a report may have. */
export const reportDaysMost = 366;

/** The longest reports of which a chart has a point for each day, and for each week. */
const daysByDay = 31;
const daysByWeek = 140;

/** As many days that end the day before, with which a report is compared. */
export function daysBefore({ from, to }: Days): Days {
  return { from: addDays(from, -1 - daysBetween(from, to)), to: addDays(from, -1) };
}

/**
 * The parts of a report for its charts, which have each of its days once: single days, weeks counted from its first day, or
 * calendar months. The last part, and the first month, may be shorter.
 */
export function partsOf({ from, to }: Days): { step: ReportStep; parts: Days[] } {
  const count = daysBetween(from, to) + 1;
  const step = count <= daysByDay ? 'day' : count <= daysByWeek ? 'week' : 'month';
  const parts: Days[] = [];
  for (let start = from; start <= to; ) {
    const next = nextStart(start, step);
    const end = addDays(next, -1);
    parts.push({ from: start, to: end < to ? end : to });
    start = next;
  }
  return { step, parts };
}

function nextStart(start: CalendarDate, step: ReportStep): CalendarDate {
  if (step === 'month') return addMonths(calendarDate(`${start.slice(0, 7)}-01`), 1);
  return addDays(start, step === 'week' ? 7 : 1);
}
