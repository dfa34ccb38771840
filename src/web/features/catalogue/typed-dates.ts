import { redirect } from '@tanstack/react-router';
import { type CalendarDate, isCalendarDate, today } from '#shared/dates.ts';
import { parseTypedDate } from '#shared/typed-date.ts';
import { pageClock } from '#web/lib/clock.ts';

type Raw = Record<string, unknown>;

const names = ['startDate', 'endDate'] as const;

/**
 * The parameters of an address with its days as calendar dates, if they are written in other ways: 12/1/2027, kesho.
 */
export function withReadDates(raw: Raw, now: CalendarDate): Raw | undefined {
  const read = names.flatMap((name) => {
    const text = raw[name];
    const date = typeof text === 'string' && !isCalendarDate(text) ? parseTypedDate(text, now) : undefined;
    return date === undefined ? [] : [[name, date]];
  });
  return read.length === 0 ? undefined : { ...raw, ...Object.fromEntries(read) };
}

/**
 * For loaders on the server: a form that was sent without JavaScript holds days as they were typed.
 * @throws a redirect to the address with calendar dates
 */
export function redirectTypedDates(search: Raw): void {
  const read = withReadDates(search, today(pageClock));
  if (read) throw redirect({ to: '.', search: read, statusCode: 302 });
}

/** The days of an address as they were typed, which may be no dates. */
export type TypedDates = { [Name in (typeof names)[number]]?: string };

/** Reads them for the form that shows them. */
export function typedDates(raw: Raw): TypedDates {
  const typed = names.flatMap((name) => {
    const text = raw[name];
    return typeof text === 'string' || typeof text === 'number' ? [[name, String(text).slice(0, 40)]] : [];
  });
  return Object.fromEntries(typed);
}
