import { lazy, useEffect, useState } from 'react';
import { whenPageUsed } from '#web/lib/page-use.ts';
import { whenToastsWait } from '#web/lib/toast.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const Toaster = lazy(() => import('#web/ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })));

/**
 * The Toaster, 17 KB gzip, loaded when somebody begins to use the page. Its live region must exist before the first
 * toast, so that screen readers read it. A toast that comes earlier loads it, too.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted) return undefined;
    const want = () => setWanted(true);
    const stopListening = whenPageUsed(want);
    const stopWaiting = whenToastsWait(want);
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [wanted]);
  return (
    wanted && (
      <LazyPart lost={null}>
        <Toaster />
      </LazyPart>
    )
  );
}
