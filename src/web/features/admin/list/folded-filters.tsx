import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';

interface FoldedFiltersProps {
  /** How many of them are chosen; they are open where some are. */
  chosen: number;
  children: ReactNode;
}

/** Filters and order of a list, folded, so that on a phone the list begins soon. */
export function FoldedFilters({ chosen, children }: FoldedFiltersProps) {
  const { t } = useTranslation('admin-panel');
  return (
    <details open={chosen > 0 || undefined} className="group rounded-m border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold">
        {chosen > 0 ? t('filtersSet', { count: chosen }) : t('filters')}
        <span className="ml-auto transition-transform group-open:rotate-180">
          <Icon name="down" className="size-5" />
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-1 pb-5 sm:grid-cols-2 xl:grid-cols-4">{children}</div>
    </details>
  );
}
