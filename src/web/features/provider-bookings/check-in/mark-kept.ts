import type { QueryClient } from '@tanstack/react-query';
import { type CheckedIn, type Expected, listExpectedCall } from '#shared/contracts/papers.ts';
import { outdate } from '#web/lib/queries.ts';

/**
 * Marks a booking as checked in on the lists that the phone has, so that its voucher does not pass again where the signal
 * is lost right after. The lists are read again, too, for what the worker keeps.
 */
export function markKept(queries: QueryClient, { bookingId, checkedInAt }: CheckedIn['booking']): void {
  const { method, path } = listExpectedCall;
  queries.setQueriesData<Expected>(
    { queryKey: [method, path] },
    (list) =>
      list && {
        ...list,
        items: list.items.map((one) => (one.bookingId === bookingId ? { ...one, checkedInAt } : one)),
      },
  );
  outdate(queries, listExpectedCall);
}
