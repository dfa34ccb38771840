import { useCallback, useRef, useState } from 'react';

/** `run` does nothing while an earlier run is under way, as after a double click; `busy` says whether one is. */
export function useOneAtATime() {
  const [busy, setBusy] = useState(false);
  // A ref, since React's state changes only with the next rendering, which is after the second click.
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
