import { lazy } from 'react';
import type { TripAhead } from '#web/features/accounts/after-sign-in.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { SkeletonBox } from '#web/ui/skeleton.tsx';

const TripSummary = lazy(() => import('./trip-summary.tsx').then(({ TripSummary }) => ({ default: TripSummary })));

/** The summary of the trip ahead, loaded after the form; without it the form can be used. */
export function TripPart({ trip }: { trip: TripAhead }) {
  return (
    <LazyPart loading={<SkeletonBox className="h-28 w-full" />} lost={null}>
      <TripSummary trip={trip} />
    </LazyPart>
  );
}
