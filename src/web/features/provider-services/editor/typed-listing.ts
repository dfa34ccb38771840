import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ListingFieldsSent } from '#shared/contracts/provider-services.ts';
import { createStore, type Store } from '#web/lib/store.ts';

/** What is typed in the open part of the editor and not saved yet. */
export type TypedFields = Partial<Omit<ListingFieldsSent, 'version'>>;

export const nothingTyped: TypedFields = {};
export const createTyped = (): Store<TypedFields> => createStore(nothingTyped);

/** For the parts of one editor, and its preview. */
export const TypedContext = createContext<Store<TypedFields>>(createTyped());

/** What is typed, for the preview. */
export function useTypedFields(): TypedFields {
  const { get, subscribe } = useContext(TypedContext);
  return useSyncExternalStore(subscribe, get, get);
}

/** Shows these fields in the preview until the part is left. */
export function useShowTyped(fields: TypedFields): void {
  const store = useContext(TypedContext);
  useEffect(() => store.set(fields), [store, fields]);
  useEffect(() => () => store.set(nothingTyped), [store]);
}
