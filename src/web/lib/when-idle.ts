/** Calls back when the browser has nothing else to do, or after two seconds. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: 2000 });
  else window.setTimeout(run, 50);
}
