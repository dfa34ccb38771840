import { lazy, useEffect, useState } from 'react';
import { whenToastsWait } from '#web/lib/toast.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const Toaster = lazy(() => import('#web/ui/toaster.tsx').then(({ Toaster }) => ({ default: Toaster })));

// Somebody is about to do something that may be answered by a toast.
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The toasts, 17 KB gzip of them, loaded at the first sign of use: their live region then stands before the first words
 * come into it. A toast that comes earlier brings them too.
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
