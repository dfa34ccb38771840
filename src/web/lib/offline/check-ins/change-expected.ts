import type { QueryClient } from '@tanstack/react-query';
import { type Expected, listExpectedCall } from '#shared/contracts/papers.ts';
import { outdate } from '../../queries.ts';
import { changeKeptLists } from './change-kept-lists.ts';

type ExpectedBooking = Expected['items'][number];

/**
 * Changes the lists of whom the gate expects, after something was noted with signal: those of the page and those that the
 * phone keeps. So what was noted is known where the signal is lost right after. The page reads its lists again, too.
 */
export async function changeExpected(
  queries: QueryClient,
  change: (bookings: ExpectedBooking[]) => ExpectedBooking[],
): Promise<void> {
  const changed = (list: Expected): Expected => ({ ...list, items: change(list.items) });
  const { method, path } = listExpectedCall;
  queries.setQueriesData<Expected>({ queryKey: [method, path] }, (list) => list && changed(list));
  // Before they are read again, since without signal the answer is what the phone keeps. Where the phone refuses to store
  // anything, what was noted is noted all the same.
  await changeKeptLists(changed).catch(() => undefined);
  outdate(queries, listExpectedCall);
}
