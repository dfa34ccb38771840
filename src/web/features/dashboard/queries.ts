import { keepPreviousData } from '@tanstack/react-query';
import { firstBookings, getDashboardCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { listPointsCall } from '#shared/contracts/points.ts';
import { getTripFeedLinkCall } from '#shared/contracts/trip-feed.ts';
import { callQuery } from '#web/lib/queries.ts';

/** The four figures; read anew on every visit, since a payment may have come meanwhile. */
export const figuresQuery = { ...callQuery(getDashboardCall, {}), staleTime: 0 };

/** A page of the movements of the person's points, with their balance; while another loads, the last one stays. */
export const pointsQuery = (page: number) => ({
  ...callQuery(listPointsCall, { query: { page } }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});

/** The address at which calendars read the person's trips. */
export const tripFeedQuery = callQuery(getTripFeedLinkCall, {});

export const tabs = ['all', 'upcoming', 'completed', 'cancelled'] as const;
export type Tab = (typeof tabs)[number];

/** The search parameters of the dashboard; absent: all bookings, no search, first page. */
export interface DashboardSearch {
  tab?: Exclude<Tab, 'all'>;
  q?: string;
  page?: number;
}

/** Reads them; values that are not valid count as absent. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const tab = tabs.find((each) => each !== 'all' && each === search.tab) as DashboardSearch['tab'];
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 200) : '';
  const page = Number(search.page);
  return {
    ...(tab && { tab }),
    ...(q !== '' && { q }),
    ...(Number.isInteger(page) && page > 1 && page <= 500 && { page }),
  };
}

/** The person's bookings of one tab, search and page; while others load, the last ones stay. */
export function bookingsQuery({ tab, q, page = 1 }: DashboardSearch) {
  const query = { ...firstBookings, page, ...(tab && { status: tab }), ...(q && { q }) };
  return { ...callQuery(listBookingsCall, { query }), staleTime: 0, placeholderData: keepPreviousData };
}
