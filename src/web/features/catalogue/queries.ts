import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#shared/call.ts';
import {
  getAvailabilityCall,
  getServiceCall,
  listArtisansCall,
  listServicesCall,
  listSimilarCall,
  type ServicesSearch,
} from '#shared/contracts/catalogue.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { GuestKind } from '#shared/party.ts';
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { callQuery } from '#web/lib/queries.ts';
import type { StaySearch } from './search-params.ts';

type ListShape = NonNullable<(typeof listServicesCall)['shape']>;

/** A page of listings; `refusal` is the text of why there is none, e.g. because the dates have passed. */
export type ServicesFound = AnswerOf<ListShape> & { refusal?: string };

/**
 * Listings that match. The refusal of a filter is part of the answer, not an error, so that the page is shown with it.
 */
export const servicesQuery = (query: ServicesSearch) =>
  queryOptions<ServicesFound>({
    queryKey: [listServicesCall.method, listServicesCall.path, { query }],
    queryFn: async ({ signal }) => {
      try {
        return await api(listServicesCall, { query, signal });
      } catch (problem) {
        if (!(problem instanceof Problem) || problem.status !== 400) throw problem;
        return { items: [], total: 0, page: 1, pageSize: 1, refusal: problem.message };
      }
    },
    placeholderData: keepPreviousData,
  });

/** The six listings on the home page. */
export const recommendedQuery = servicesQuery({ sort: 'recommended', pageSize: 6 });

/**
 * For loaders: the server waits, so that the list is in the HTML; the browser does not, so that the search fields stay
 * on the page while the list is loading.
 */
export async function loadServices(queries: QueryClient, query: ServicesSearch): Promise<void> {
  if (import.meta.env.SSR) await queries.ensureQueryData(servicesQuery(query));
  else void queries.prefetchQuery(servicesQuery(query));
}

export const serviceQuery = (id: string) => callQuery(getServiceCall, { params: { id } });

/**
 * Similar listings; those for the stay before stay on the page while they load.
 * @param stay on which they are priced
 */
export const similarQuery = (id: string, stay: StaySearch) =>
  queryOptions({
    ...callQuery(listSimilarCall, { params: { id }, query: stay }),
    placeholderData: keepPreviousData,
  });

/**
 * For the loader of a listing: the server waits for similar listings, but the page is shown without them if they fail.
 */
export async function loadSimilar(queries: QueryClient, id: string, stay: StaySearch): Promise<void> {
  const loaded = queries.prefetchQuery(similarQuery(id, stay));
  if (import.meta.env.SSR) await loaded;
}

/** Places left and price of each day, for guests of a kind; fresh for a shorter time than other data, since others book too. */
export const daysQuery = (id: string, days: { from: CalendarDate; to: CalendarDate; kind?: GuestKind }) =>
  queryOptions({ ...callQuery(getAvailabilityCall, { params: { id }, query: days }), staleTime: 20_000 });

export const artisansQuery = queryOptions({ ...callQuery(listArtisansCall, {}), staleTime: 5 * 60_000 });
