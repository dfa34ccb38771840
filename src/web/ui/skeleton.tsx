import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from './classes.ts';

/** A grey box in place of something that is loading, or, `still`, of something that will. */
export function SkeletonBox({ className, still = false }: { className?: string; still?: boolean }) {
  return <div className={classes(!still && 'animate-pulse', 'rounded-m bg-sunken', className ?? 'h-5 w-full')} />;
}

/** Grey lines, or the given boxes, while something loads; read out as "Loading...". */
export function Skeleton({ lines = 3, children }: { lines?: number; children?: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="grid gap-3">
        {children ?? Array.from({ length: lines }, (_, line) => line).map((line) => <SkeletonBox key={line} />)}
      </div>
    </div>
  );
}
