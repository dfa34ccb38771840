/** A value outside of React's tree that components subscribe to. */
export interface Store<T> {
  get: () => T;
  /** The first value, which is that of the document's HTML. */
  getFirst: () => T;
  set: (value: T) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(first: T): Store<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    getFirst: () => first,
    set: (value) => {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
