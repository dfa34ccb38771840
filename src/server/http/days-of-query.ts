import {
  addMonths,
  type CalendarDate,
  type Clock,
  type Days,
  daysBetween,
  isCalendarDate,
  today,
} from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { reportDaysMost } from '#shared/report-days.ts';

/**
 * The days of a query; without any, the last month. An empty one counts as not given.
 * @param usual the first day where only the last one is known
 * @throws AppError invalid_input with fields, of those that were given: not a date, the end before the start, a start after
 *   today without an end, or more than a year
 */
export function daysOfQuery(
  { clock }: { clock: Clock },
  query: { from?: string | undefined; to?: string | undefined },
  usual: (to: CalendarDate) => CalendarDate = (to) => addMonths(to, -1),
): Days {
  const to = query.to || today(clock);
  if (!isCalendarDate(to)) throw wrong('to', 'invalid_dates');
  const from = query.from || usual(to);
  if (!isCalendarDate(from)) throw wrong('from', 'invalid_dates');
  const days = daysBetween(from, to);
  if (days < 0) throw query.to ? wrong('to', 'range_invalid') : wrong('from', 'range_future');
  if (days >= reportDaysMost) throw wrong('from', 'range_long');
  return { from, to };
}

const wrong = (field: 'from' | 'to', why: KeyOf<'fields'>) =>
  new AppError('invalid_input', { fields: { [field]: why } });
