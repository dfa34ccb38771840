import type { QueryClient } from '@tanstack/react-query';
import { type Expected, listExpectedCall } from '#shared/contracts/papers.ts';
import { changeKeptLists } from '#web/lib/offline/check-ins/change-kept-lists.ts';
import { outdate } from '#web/lib/queries.ts';

/** A booking by its reference, and how it stands after what was noted with signal. */
type Came = Pick<Expected['items'][number], 'bookingId' | 'checkedInAt' | 'noShowAt'>;

/**
 * Writes a check-in, a no-show or its undoing into the lists of whom the gate expects: those of the page and those that the
 * phone keeps. So a voucher does not pass again, and a guest is not sent away, where the signal is lost right after. The page
 * reads its lists again, too.
 */
export async function markKept(queries: QueryClient, { bookingId, checkedInAt, noShowAt }: Came): Promise<void> {
  const marked = (list: Expected): Expected => ({
    ...list,
    items: list.items.map((one) => (one.bookingId === bookingId ? { ...one, checkedInAt, noShowAt } : one)),
  });
  const { method, path } = listExpectedCall;
  queries.setQueriesData<Expected>({ queryKey: [method, path] }, (list) => list && marked(list));
  // Before they are read again, since without signal the answer is what the phone keeps. Where the phone refuses to store
  // anything, what was noted is noted all the same.
  await changeKeptLists(marked).catch(() => undefined);
  outdate(queries, listExpectedCall);
}
