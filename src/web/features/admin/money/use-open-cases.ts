import { useQuery } from '@tanstack/react-query';
import { casesAboutQuery } from '../money-queries.ts';

/** The id of the open case about each of these records that has one. While they are not known there are none. */
export function useOpenCases(ids: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...casesAboutQuery(ids, 'open'), enabled: ids.length > 0 });
  return new Map(data?.items.map(({ id, subject }) => [subject, id]));
}
