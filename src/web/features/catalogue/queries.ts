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
import { api } from '#web/lib/api.ts';
import { Problem } from '#web/lib/problem.ts';
import { callQuery } from '#web/lib/queries.ts';

type ListShape = NonNullable<(typeof listServicesCall)['shape']>;

/** A page of listings; `refusal` says in words why there is none, e.g. because the dates are over. */
export type ServicesFound = AnswerOf<ListShape> & { refusal?: string };

/** Listings that fit. What the server refuses about a filter is part of the answer, since the page goes on. */
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

/** The six that the home page recommends. */
export const recommendedQuery = servicesQuery({ sort: 'recommended', pageSize: 6 });

/**
 * For loaders: the server waits, so that the list is in the HTML; the browser does not, so that what one types stays
 * on the screen while the list below it is on its way.
 */
export async function bringServices(queries: QueryClient, query: ServicesSearch): Promise<void> {
  if (import.meta.env.SSR) await queries.ensureQueryData(servicesQuery(query));
  else void queries.prefetchQuery(servicesQuery(query));
}

export const serviceQuery = (id: string) => callQuery(getServiceCall, { params: { id } });

export const similarQuery = (id: string) => callQuery(listSimilarCall, { params: { id } });

/**
 * For the loader of a listing: in the HTML where the server can have them, and the page goes on without them.
 */
export async function bringSimilar(queries: QueryClient, id: string): Promise<void> {
  const brought = queries.prefetchQuery(similarQuery(id));
  if (import.meta.env.SSR) await brought;
}

/** Places left and price of each day, asked anew more often than the rest, since others book too. */
export const daysQuery = (id: string, from: CalendarDate, to: CalendarDate) =>
  queryOptions({ ...callQuery(getAvailabilityCall, { params: { id }, query: { from, to } }), staleTime: 20_000 });

export const artisansQuery = queryOptions({ ...callQuery(listArtisansCall, {}), staleTime: 5 * 60_000 });
