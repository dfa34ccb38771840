import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#web/lib/store.ts';

/** A list as it was shown last: its path, and what was looked for and filtered by. */
interface Shown {
  path: string;
  search: Record<string, unknown>;
}

/** The newest comes first, each path once; so many are kept. */
const most = 20;
const store = createStore<readonly Shown[]>([]);

/** Keeps how each page of the back office was shown last, as long as the document lives. */
export function useNotedPages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const others = store.get().filter(({ path }) => path !== pathname);
    store.set([{ path: pathname, search }, ...others].slice(0, most));
  }, [pathname, search]);
}

/** A list that a page leads back to. */
export interface ListWay {
  to: string;
  label: string;
}

/** That of these lists which was shown last, with its search; the first of them where none was. */
export function useLastList(lists: readonly [ListWay, ...ListWay[]]): ListWay & { search: Record<string, unknown> } {
  const shown = useSyncExternalStore(store.subscribe, store.get, store.getFirst);
  for (const { path, search } of shown) {
    const list = lists.find(({ to }) => to === path);
    if (list) return { ...list, search };
  }
  return { ...lists[0], search: {} };
}
