import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Horizon } from '#web/ui/horizon.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';

/** The skeleton of a page that takes long and has none of its own: a heading, a few lines, a picture. */
export function PendingPage() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  useLayoutEffect(() => {
    const { location, resolvedLocation } = router.state;
    // The router scrolls to the top only once the new page is shown; until then the skeleton could be out of view.
    if (resolvedLocation && resolvedLocation.pathname !== location.pathname) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  }, [router]);
  return (
    <div className="page py-10 md:py-16">
      <noscript>
        <p className="mb-8 rounded-m bg-warning-soft p-4 text-warning">{t('needsJavaScript')}</p>
      </noscript>
      <div className="noscript:hidden">
        <Skeleton>
          <Horizon className="mb-6" />
          <div className="grid gap-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-16">
            <div className="grid content-start gap-4">
              <SkeletonBox className="h-12 w-4/5" />
              <SkeletonBox className="h-5" />
              <SkeletonBox className="h-5" />
              <SkeletonBox className="h-5 w-2/3" />
            </div>
            <SkeletonBox className="aspect-3/2" />
          </div>
        </Skeleton>
      </div>
    </div>
  );
}
