import { useEffect, useEffectEvent } from 'react';
import { getConnection } from '#web/lib/connection.ts';

interface WhenBack {
  on: boolean;
  read: () => Promise<unknown>;
}

/**
 * While `on`, reads once each time the device is online again or the page is shown again. Where the connection is known
 * to be lost, everything is read anyway as soon as the server answers (`lib/offline/start.ts`).
 */
export function useWhenBack({ on, read }: WhenBack): void {
  const readOnce = useEffectEvent(read);
  useEffect(() => {
    if (!on) return;
    let reading = false;
    const readNow = async () => {
      if (reading || getConnection().lost || document.visibilityState !== 'visible') return;
      reading = true;
      await readOnce();
      reading = false;
    };
    const listener = () => void readNow();
    window.addEventListener('online', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('online', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  }, [on]);
}
