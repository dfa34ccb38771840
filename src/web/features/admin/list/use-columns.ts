import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#web/lib/store.ts';

/** By the names of lists, the keys of their columns that are left out. */
type Hidden = Readonly<Record<string, readonly string[]>>;

const storageKey = 'hidden-columns';
const store = createStore<Hidden>({});

function readStored(): Hidden {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const lists = Object.entries(Object(stored)).filter(([, keys]) => Array.isArray(keys));
    return Object.fromEntries(lists) as Hidden;
  } catch {
    return {};
  }
}

function keep(hidden: Hidden): void {
  store.set(hidden);
  try {
    localStorage.setItem(storageKey, JSON.stringify(hidden));
  } catch {
    // Where the browser's storage is blocked or full, the choice lasts for this document.
  }
}

/** Which columns of a list are shown on this device; the first one always is. */
export function useColumns<Column extends { key: string }>(list: string, columns: readonly Column[]) {
  const all = useSyncExternalStore(store.subscribe, store.get, store.getFirst);
  useEffect(() => {
    if (store.get() === store.getFirst()) store.set(readStored());
  }, []);
  const hidden = all[list] ?? [];
  return {
    shown: columns.filter(({ key }, place) => place === 0 || !hidden.includes(key)),
    show: (key: string, wanted: boolean) =>
      keep({ ...all, [list]: wanted ? hidden.filter((each) => each !== key) : [...hidden, key] }),
  };
}
