import type { QueryCache } from '@tanstack/react-query';
import { type AddressParts, addressOf } from '../api.ts';
import { findKeptSince } from '../connection.ts';

/**
 * When the server gave the oldest data that the page shows, in milliseconds; infinite where it shows none. What came
 * from the worker's caches is as old as the kept answer, whenever it was read.
 */
export function oldestShown(cache: QueryCache): number {
  const shown = cache.findAll({ type: 'active', predicate: ({ meta }) => meta?.layoutData !== true });
  const times = shown.map(({ queryKey, state: { dataUpdatedAt } }) => {
    if (dataUpdatedAt === 0) return Number.POSITIVE_INFINITY;
    // The key of `callQuery`: method, path, input.
    const [, path, input] = queryKey as [string, string, AddressParts?];
    return findKeptSince(addressOf(path, input))?.getTime() ?? dataUpdatedAt;
  });
  return Math.min(...times);
}
