import { useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

let done: () => void = () => undefined;

/**
 * Fulfilled once React has hydrated the frame of the page. Parts that wait for their first use (`ui/deferred-hydration.tsx`)
 * may follow later, or never.
 */
export const hydrated = new Promise<void>((resolve) => {
  done = resolve;
});

/**
 * To be called when the root has been hydrated. React hydrates the boundaries inside it in later tasks, so the frame is
 * done at the first idle moment. The attribute on the document tells tests that the page responds.
 */
export function markHydrated(): void {
  whenIdle(() => {
    document.documentElement.dataset.hydrated = '';
    done();
  });
}

const never = () => () => undefined;

/** False in the server's HTML and during hydration, then true; for controls that do nothing before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
