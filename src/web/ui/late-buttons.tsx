import { type ReactNode, useEffect, useState } from 'react';
import { classes } from './classes.ts';

const afterMs = 500;

/**
 * The buttons of a question. They take no tap in its first half second, so that the second of two quick taps on the
 * button that asks is not an answer to a question that nobody has read. Keys work at once.
 */
export function LateButtons({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return <div className={classes('mt-6 flex flex-wrap gap-3', !ready && 'pointer-events-none')}>{children}</div>;
}
