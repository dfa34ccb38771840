import { type FetchQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Call, CallInput, CallShape } from '#shared/call.ts';
import { sitePicturesCall } from '#shared/contracts/pictures.ts';
import { publicSettingsCall } from '#shared/contracts/settings.ts';
import { findAnsweredAt } from './answered-at.ts';
import { api } from './api.ts';
import { askedToWaitMs, Problem } from './problem.ts';

/** So often a read is sent again when the server has too much to do. */
const busyTries = 4;

/**
 * Queries are retried once, but not after a refusal, and more often while the server has too much to do, each time after
 * as long as it asks for; their data stays fresh for a minute.
 */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          askedToWaitMs(error) === undefined
            ? failures < 1 && !(error instanceof Problem && error.status >= 400 && error.status < 500)
            : failures < busyTries,
        retryDelay: (_, error) => askedToWaitMs(error) ?? 1_000,
        // The rendering of a page on the server must not wait for a second try.
        ...(import.meta.env.SSR && { retry: false }),
        refetchOnWindowFocus: false,
        // Without a connection the worker may have an answer; if it has none, the query fails at once.
        networkMode: 'always',
        staleTime: 60_000,
      },
    },
  });
}

/** A query with its data as the HTML brings it. */
export interface PageData {
  state: { dataUpdatedAt: number };
}

/**
 * Dates the data of a page's HTML by when the server answered with it. Otherwise it would be as old as the rendering,
 * which the server may have kept for a day, and every visitor would read all of it again.
 */
export function datePageData(data: readonly PageData[]): void {
  const answeredAt = findAnsweredAt();
  if (answeredAt === undefined) return;
  for (const { state } of data) if (state.dataUpdatedAt > 0) state.dataUpdatedAt = answeredAt;
}

/** A query for a call of the contract; its key is the call's method, path and input. */
export function callQuery<S extends CallShape>(call: Call<S>, input: CallInput<S>) {
  return queryOptions<AnswerOf<S>>({
    queryKey: [call.method, call.path, input],
    queryFn: ({ signal }) => api(call, { ...input, signal }),
  });
}

/** Marks the answers of these calls as out of date; those in use are read again at once. */
export function outdate(queries: QueryClient, ...calls: Pick<Call, 'method' | 'path'>[]): void {
  for (const { method, path } of calls) void queries.invalidateQueries({ queryKey: [method, path] });
}

/** Reads again, also if a read is under way, which may have begun too early. */
export async function fetchFresh<T>(queries: QueryClient, query: FetchQueryOptions<T>): Promise<T> {
  if (query.queryKey) await queries.cancelQueries({ queryKey: query.queryKey });
  return queries.fetchQuery(query);
}

/** In a loader: undefined for a record that does not exist. */
export async function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return undefined;
    throw error;
  }
}

/** Marks queries of header, footer and banner, whose age says nothing about the page. */
const layoutData = { layoutData: true };

/** Support phone and e-mail, and which payment methods are in the sandbox. */
export const publicSettingsQuery = queryOptions({
  ...callQuery(publicSettingsCall, {}),
  staleTime: 5 * 60_000,
  meta: layoutData,
});

/** The named pictures of our own pages, which change only with the product. */
export const sitePicturesQuery = (names: readonly string[]) =>
  queryOptions({
    ...callQuery(sitePicturesCall, { query: { names: names.join(',') } }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: layoutData,
  });
