import { lazy, useEffect, useState } from 'react';
import { whenToastsWait } from '#web/lib/toast.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const Toaster = lazy(() => import('#web/ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })));

// The first of these events loads the Toaster.
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The Toaster, 17 KB gzip, loaded when somebody begins to use the page. Its live region must exist before the first
 * toast, so that screen readers read it. A toast that comes earlier loads it, too.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted) return undefined;
    const want = () => setWanted(true);
    for (const sign of signs) window.addEventListener(sign, want, { passive: true });
    const stop = whenToastsWait(want);
    return () => {
      for (const sign of signs) window.removeEventListener(sign, want);
      stop();
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
