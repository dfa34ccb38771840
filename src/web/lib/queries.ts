import { type FetchQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Call, CallInput, CallShape } from '#shared/call.ts';
import { sitePicturesCall } from '#shared/contracts/pictures.ts';
import { publicSettingsCall } from '#shared/contracts/settings.ts';
import { api } from './api.ts';
import { Problem } from './problem.ts';

/** Retries once, never on a refusal; what was read stays fresh for a minute. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 && !(error instanceof Problem && error.status >= 400 && error.status < 500),
        // A page that is rendered for a search engine or a slow phone must not wait for a second try.
        ...(import.meta.env.SSR && { retry: false }),
        refetchOnWindowFocus: false,
        // Without a connection the worker may have an answer, and whoever asks for one is told at once when it has not.
        networkMode: 'always',
        staleTime: 60_000,
      },
    },
  });
}

/** A query for a call of the contract; its key is the call's method, path and input. */
export function callQuery<S extends CallShape>(call: Call<S>, input: CallInput<S>) {
  return queryOptions<AnswerOf<S>>({
    queryKey: [call.method, call.path, input],
    queryFn: ({ signal }) => api(call, { ...input, signal }),
  });
}

/** Marks every answer of these calls as out of date; those on the screen are read again at once. */
export function outdate(queries: QueryClient, ...calls: Pick<Call, 'method' | 'path'>[]): void {
  for (const { method, path } of calls) void queries.invalidateQueries({ queryKey: [method, path] });
}

/** Asks again in any case: a read that is under way may have begun before what is to be seen had happened. */
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

/** Marks what header, footer and banner show: its age says nothing about the page. */
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
