import { Link } from '@tanstack/react-router';
import { type Category, isCategory } from '#shared/categories.ts';
import { canHave, offeredFacilities, type Sought } from '#shared/facts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useFacilityNames } from '../search/facility-names.ts';
import type { ListSearch } from '../search-params.ts';
import { type Shelf, shelves } from '../shelves.ts';

export interface FacilityLinksProps {
  shelf: Shelf;
  search: ListSearch;
}

/** Those that most people look for stand first. */
const shown = 7;
/** The same of beds. */
const commonBeds: readonly Sought[] = ['double_bed', 'twin_beds', 'two_bedrooms'];

/** Links that narrow a page's list to what has a facility or bed, in the search, where all filters are. */
export function FacilityLinks({ shelf, search: { q, category } }: FacilityLinksProps) {
  const { t } = useTranslation('catalogue');
  const nameOf = useFacilityNames();
  const wanted: readonly Category[] = category && isCategory(category) ? [category] : shelves[shelf];
  return (
    <nav aria-label={t('filters.facilities')} className="flex flex-wrap items-center gap-x-4">
      <span className="text-ink-soft">{t('filters.facilities')}:</span>
      {[...offeredFacilities(wanted).slice(0, shown), ...commonBeds.filter((bed) => canHave(wanted, bed))].map(
        (facility) => (
          <Link
            key={facility}
            to="/search"
            search={{ ...(q !== undefined && { q }), category: wanted.join(','), facilities: facility }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {nameOf(facility)}
          </Link>
        ),
      )}
    </nav>
  );
}
