import { useQueries } from '@tanstack/react-query';
import { casesAboutQueries } from '../money-queries.ts';

/** The cases about these records, and whether some could not be read, or are more than are read. While they are not known there are none. */
export function useCasesAbout(ids: readonly string[], status?: 'open') {
  const results = useQueries({ queries: casesAboutQueries(ids, status) });
  const failed = results.filter(({ data, error }) => !data && error);
  return {
    cases: results.flatMap(({ data }) => data?.items ?? []),
    more: results.reduce((sum, { data }) => sum + (data ? data.total - data.items.length : 0), 0),
    error: failed[0]?.error ?? undefined,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
