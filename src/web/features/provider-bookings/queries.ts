import { keepPreviousData } from '@tanstack/react-query';
import {
  getBookingDaysCall,
  getDaySheetCall,
  listBookedServicesCall,
  listProviderBookingsCall,
  type ProviderBookings,
} from '#shared/contracts/provider-bookings.ts';
import { listCalendarEntriesCall } from '#shared/contracts/provider-calendar.ts';
import { getProviderOverviewCall } from '#shared/contracts/provider-overview.ts';
import { isCalendarDate } from '#shared/dates.ts';
import { callQuery } from '#web/lib/queries.ts';

export const bookingTabs = ['asked', 'arriving', 'under_way', 'upcoming', 'completed', 'cancelled', 'all'] as const;
export type BookingTab = (typeof bookingTabs)[number];

/**
 * The search parameters of a provider's bookings; absent: as a list, who arrives today, all listings and days, the first page.
 * The calendar looks at listing and month alone; what else was chosen for the list stays.
 */
export interface ProviderBookingsSearch {
  view?: 'calendar';
  /** YYYY-MM; absent: the present one. */
  month?: string;
  tab?: Exclude<BookingTab, 'arriving'>;
  q?: string;
  service?: string;
  from?: string;
  to?: string;
  page?: number;
}

type Raw = Record<string, unknown>;

/** Reads them; values that are not valid count as absent. */
export function readBookingsSearch(raw: Raw): ProviderBookingsSearch {
  const tab = bookingTabs.find((each) => each !== 'arriving' && each === raw.tab) as ProviderBookingsSearch['tab'];
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, 200) : '';
  const service = typeof raw.service === 'string' && /^[0-9a-f-]{36}$/i.test(raw.service) ? raw.service : undefined;
  const [from, to] = [dayOf(raw.from), dayOf(raw.to)];
  const page = Number(raw.page);
  const month = typeof raw.month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(raw.month) ? raw.month : undefined;
  return {
    ...(raw.view === 'calendar' && { view: 'calendar' as const }),
    ...(month && { month }),
    ...(tab && { tab }),
    ...(q !== '' && { q }),
    ...(service && { service }),
    ...(from && { from }),
    ...(to && { to }),
    ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }),
  };
}

const dayOf = (value: unknown) => (typeof value === 'string' && isCalendarDate(value) ? value : undefined);

/** The bookings of one tab, search and page; while others load, the last ones stay. */
export function providerBookingsQuery(
  providerId: string,
  { tab, page = 1, view: _, month: __, ...filters }: ProviderBookingsSearch,
) {
  const status = tab === 'all' ? undefined : (tab ?? ('arriving' as const));
  const query = { ...filters, providerId, page, pageSize: 20, ...(status && { status }) } as const;
  return { ...callQuery(listProviderBookingsCall, { query }), staleTime: 0, placeholderData: keepPreviousData };
}

/** How many requests wait for an answer, of all listings. */
export const waitingRequestsQuery = (providerId: string) => ({
  ...callQuery(listProviderBookingsCall, { query: { providerId, status: 'asked', page: 1, pageSize: 1 } }),
  staleTime: 0,
  select: ({ total }: ProviderBookings) => total,
});

/** How many come, stay and leave on each day of a month, of all listings or one; while another one loads, the last stays. */
export const bookingDaysQuery = (providerId: string, month: string, service: string | undefined) => ({
  ...callQuery(getBookingDaysCall, { query: { providerId, month, ...(service && { service }) } }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});

/** The listings to filter by. */
export const bookedServicesQuery = (providerId: string) => callQuery(listBookedServicesCall, { query: { providerId } });

/** The search parameters of the day sheet; absent: today, its first sheet. */
export interface DaySearch {
  date?: string;
  page?: number;
}

export function readDaySearch(raw: Raw): DaySearch {
  const date = dayOf(raw.date);
  const page = Number(raw.page);
  return { ...(date && { date }), ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }) };
}

export const daySheetQuery = (providerId: string, { date, page = 1 }: DaySearch) => ({
  ...callQuery(getDaySheetCall, { query: { providerId, page, ...(date && { date }) } }),
  staleTime: 0,
  // Colleagues check guests in meanwhile.
  refetchInterval: 60_000,
  placeholderData: keepPreviousData,
});

/** What shows a booking, beside its own page. */
export const callsThatShowBookings = [
  ...[listProviderBookingsCall, getBookingDaysCall, listCalendarEntriesCall],
  ...[getDaySheetCall, getProviderOverviewCall],
];
