import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  type CalendarEntries,
  getAllCalendarsCall,
  getCalendarCall,
  getFeedLinkCall,
  listCalendarEntriesCall,
  listCalendarServicesCall,
} from '#shared/contracts/provider-calendar.ts';
import { addDays, addMonths, type CalendarDate, calendarDate } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { api } from '#web/lib/api.ts';
import { callQuery } from '#web/lib/queries.ts';

/** The search parameters of the calendar; absent: all listings, their months, the present one, the first page. */
export interface CalendarSearch {
  service?: string;
  view?: 'list';
  /** YYYY-MM. */
  month?: string;
  page?: number;
}

/** Reads them; values that are not valid count as absent. */
export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const service = typeof raw.service === 'string' && /^[0-9a-f-]{36}$/i.test(raw.service) ? raw.service : undefined;
  const month = typeof raw.month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(raw.month) ? raw.month : undefined;
  const page = Number(raw.page);
  return {
    ...(service && { service }),
    ...(raw.view === 'list' && { view: 'list' as const }),
    ...(month && { month }),
    ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }),
  };
}

/** Days from the first to the last, both included. */
interface Days {
  from: CalendarDate;
  to: CalendarDate;
}

/** The month YYYY-MM of a day. */
export const monthOf = (date: CalendarDate): string => date.slice(0, 7);

/** The days of a month YYYY-MM. */
export function daysOfMonth(month: string): Days {
  const from = calendarDate(`${month}-01`);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

const monthsBack = 12;

/** The months that can be looked at: a year back, and as far ahead as days can be booked. */
export const monthsAround = (today: CalendarDate) => ({
  first: monthOf(addMonths(today, -monthsBack)),
  last: monthOf(addMonths(today, MONTHS_AHEAD)),
});

interface OfProvider extends Days {
  providerId: string;
}

// Others book and block meanwhile.
const readAnew = { staleTime: 0 };

/** The listings to choose from. */
export const calendarServicesQuery = (providerId: string) => ({
  ...callQuery(listCalendarServicesCall, { query: { providerId } }),
  ...readAnew,
});

/** The days of one listing. */
export const calendarQuery = ({ providerId, service, from, to }: OfProvider & { service: string }) => ({
  ...callQuery(getCalendarCall, { params: { id: service }, query: { providerId, from, to } }),
  ...readAnew,
});

/** The days of all listings, a page of them. */
export const allCalendarsQuery = ({ page = 1, ...query }: OfProvider & { page?: number | undefined }) => ({
  ...callQuery(getAllCalendarsCall, { query: { ...query, page } }),
  ...readAnew,
  placeholderData: keepPreviousData,
});

interface WantedEntries extends OfProvider {
  service?: string | undefined;
  /** `guests`: bookings alone, the day of departure included; `bookings`: no blocks. */
  only?: 'guests' | 'bookings' | undefined;
}

/** What takes places on some days, one page of it. */
export const entriesQuery = ({
  service,
  only,
  page = 1,
  ...query
}: WantedEntries & { page?: number; pageSize?: number }) => ({
  ...callQuery(listCalendarEntriesCall, {
    query: { ...query, page, ...(service && { service }), ...(only && { only }) },
  }),
  ...readAnew,
});

/** The same, page after page. */
export function allEntriesQuery({ service, only, ...days }: WantedEntries) {
  const query = { ...days, ...(service && { service }), ...(only && { only }) };
  return infiniteQueryOptions({
    queryKey: [listCalendarEntriesCall.method, listCalendarEntriesCall.path, { query }, 'all'],
    queryFn: ({ pageParam: page, signal }): Promise<CalendarEntries> =>
      api(listCalendarEntriesCall, { query: { ...query, page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
    ...readAnew,
  });
}

/** The address at which other calendars read when a listing is full. */
export const feedQuery = ({ providerId, service }: { providerId: string; service: string }) =>
  callQuery(getFeedLinkCall, { params: { id: service }, query: { providerId } });

/** What a block changes. */
export const callsThatShowBlocks = [getAllCalendarsCall, getCalendarCall, listCalendarEntriesCall];
