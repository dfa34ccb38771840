import { lazy } from 'react';
import { useLeaving } from '#web/lib/use-leaving.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const ThrowAwayQuestion = lazy(() =>
  import('./throw-away-question.tsx').then(({ ThrowAwayQuestion: question }) => ({ default: question })),
);

/** Asks before somebody leaves a page with what is typed in it and not sent. */
export function LeaveTyped({ asks }: { asks: boolean }) {
  const leaving = useLeaving(
    asks,
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  if (!leaving) return null;
  return (
    <LazyPart>
      <ThrowAwayQuestion open onStay={leaving.stay} onThrowAway={leaving.go} />
    </LazyPart>
  );
}
