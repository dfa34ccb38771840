import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useWanted } from '#web/lib/use-wanted.ts';
import { classes } from '#web/ui/classes.ts';
import { LazyPart, LostPart } from '#web/ui/lazy-part.tsx';
import { SkeletonBox } from '#web/ui/skeleton.tsx';
import type { ReservedSpace } from './reserved-space.ts';

interface BookingPartProps {
  space: ReservedSpace;
  /** Stands in its place where scripts are off. */
  plain: ReactNode;
  /** Null until it is known what day it is. */
  children: ReactNode;
}

/** A part of a listing that needs the texts of dates and prices: shown once it is wanted, and all of it is there. */
export function BookingPart({ space: { className, style }, plain, children }: BookingPartProps) {
  const { t } = useTranslation('common');
  const container = useRef<HTMLDivElement>(null);
  const isWanted = useWanted(container);
  const texts = useBookingTexts({ isWanted });
  const loading = (
    <>
      {isWanted && (
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      )}
      {/* Still until it is wanted, since nothing is loading. */}
      <SkeletonBox still={!isWanted} className="min-h-[inherit] noscript:hidden print:hidden" />
      <noscript>{plain}</noscript>
    </>
  );
  return (
    <div
      ref={container}
      className={classes('grid grid-cols-1 content-start gap-6 noscript:min-h-0 print:min-h-0', className)}
      style={style}
    >
      {texts === 'failed' ? (
        <LostPart />
      ) : texts === 'loaded' && children ? (
        <LazyPart loading={loading}>{children}</LazyPart>
      ) : (
        loading
      )}
    </div>
  );
}

/** Loads the texts of dates and prices, which the page itself does not need. */
function useBookingTexts({ isWanted }: { isWanted: boolean }): 'loading' | 'loaded' | 'failed' {
  const { texts } = useRouteContext({ from: '__root__' });
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    if (!isWanted) return;
    Promise.resolve(texts.load(['bookings', 'fields', 'party'])).then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, [texts, isWanted]);
  return state;
}
