import { createIsomorphicFn } from '@tanstack/react-start';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { hydrateWhenSeen, hydrateWhenUsed, type LateComponent } from '#web/ui/deferred-hydration.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { filtersIn } from './filters-in.ts';
import { canSearch } from './search-fields.ts';

const LateFields = hydrateWhenSeen(
  createIsomorphicFn()
    .server((): LateComponent<FilterFieldsProps> => ({ Component: FilterFields }))
    .client(() => ({ load: () => import('./filter-fields.tsx').then(({ FilterFields }) => FilterFields) }))(),
);

/** All filters of a search, collapsed at first; they work without JavaScript. */
export const Filters = hydrateWhenUsed((props: FilterFieldsProps) => {
  const { t } = useTranslation('catalogue');
  const count = filtersIn(props.search).length;
  // An address may hold what is no date, whose message must be seen.
  const [refused] = useState(!canSearch(props.fields));
  return (
    <aside aria-label={t('filters.title')}>
      <details open={refused} className="group rounded-m border border-line bg-surface">
        <summary className="flex min-h-12 items-center gap-3 px-4 font-semibold">
          <Icon name="filter" />
          <span className="grow py-2">{count > 0 ? t('filters.titleCount', { count }) : t('filters.title')}</span>
          <span className="transition-transform group-open:rotate-180">
            <Icon name="down" />
          </span>
        </summary>
        <LateFields {...props} />
      </details>
    </aside>
  );
});
