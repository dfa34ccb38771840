import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Search } from '../search-params.ts';
import { useFacilityNames } from './choice-filters.tsx';

/** The facilities that a search asks for, each with a way to search without it. */
export function ChosenFacilities({ search }: { search: Search }) {
  const { t } = useTranslation('catalogue');
  const nameOf = useFacilityNames();
  const chosen = search.facilities?.split(',') ?? [];
  return (
    <nav aria-label={t('filters.facilities')}>
      <ul className="flex flex-wrap gap-2">
        {chosen.map((facility) => (
          <li key={facility}>
            <Link
              to="/search"
              search={without(search, facility)}
              resetScroll={false}
              aria-label={t('filters.without', { facility: nameOf(facility) })}
              className="inline-flex min-h-11 items-center gap-2 rounded-l bg-brand px-4 font-semibold text-on-brand"
            >
              {nameOf(facility)}
              <Icon name="close" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function without({ facilities = '', page: _page, ...search }: Search, facility: string): Search {
  const left = facilities.split(',').filter((one) => one !== facility);
  return left.length > 0 ? { ...search, facilities: left.join(',') } : search;
}
