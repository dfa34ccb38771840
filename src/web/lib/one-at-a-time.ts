import { useCallback, useRef, useState } from 'react';

/** A function that does nothing while its last run is still under way, for double clicks; and whether it is. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  // React's state changes with the next rendering only, after the second click of a double click.
  const running = useRef(false);
  const run = useCallback(async (task: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
