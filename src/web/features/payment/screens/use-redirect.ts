import { useEffect, useEffectEvent, useState } from 'react';
import { whenPersonActs } from '#web/lib/person-acts.ts';

const redirectAfterMs = 3_000;

/**
 * Calls `leave` after three seconds, unless the person does something on the page before.
 * @returns whether the page stays, and `stay` for a button
 */
export function useRedirect({ on, leave }: { on: boolean; leave: () => void }) {
  const [stays, setStays] = useState(!on);
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => leaveNow(), redirectAfterMs);
    const end = whenPersonActs(() => setStays(true));
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [stays]);
  return { stays, stay: () => setStays(true) };
}
