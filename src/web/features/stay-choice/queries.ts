import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAvailabilityCall, getQuoteCall } from '#shared/contracts/catalogue.ts';
import { addDays, type CalendarDate } from '#shared/dates.ts';
import { callQuery } from '#web/lib/queries.ts';
import type { Stay } from './stay.ts';

/** What the stay costs and how many places are left; read again after five seconds, since others book too. */
export const quoteQuery = (id: string, stay: Stay | undefined) =>
  queryOptions({
    ...callQuery(getQuoteCall, { params: { id }, query: stay ?? { startDate: '' } }),
    enabled: stay !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

// One call answers at most 366 days.
const daysShown = 365;

/** Places left on each day of the coming year, for the calendar. */
export const availabilityQuery = (id: string, from: CalendarDate) =>
  callQuery(getAvailabilityCall, { params: { id }, query: { from, to: addDays(from, daysShown) } });
