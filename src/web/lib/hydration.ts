import { useSyncExternalStore } from 'react';

let done: () => void = () => undefined;

/** Fulfilled once React has taken over all of the server's HTML. */
export const hydrated = new Promise<void>((resolve) => {
  done = resolve;
});

/**
 * To be called when the root has been hydrated. React takes over the parts inside right after, in tasks of their own,
 * so the end of it is the first idle moment. The mark on the document tells tests, and anything else that drives the
 * page from outside, that it answers.
 */
export function markHydrated(): void {
  whenIdle(() => {
    document.documentElement.dataset.hydrated = '';
    done();
  });
}

const never = () => () => undefined;

/** False in the server's HTML and until React has taken over the component, then true: a control that needs it can wait. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: 2000 });
  else window.setTimeout(run, 50);
}
