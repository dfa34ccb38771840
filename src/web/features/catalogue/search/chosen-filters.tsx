import { Link } from '@tanstack/react-router';
import type { Category } from '#shared/categories.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import type { Search } from '../search-params.ts';
import { useFacilityNames } from './facility-names.ts';
import { type Filter, filtersIn } from './filters-in.ts';
import { withoutFilter } from './without-filter.ts';

/** The filters that a search has understood, each with a way to search without it. */
export function ChosenFilters({ search }: { search: Search }) {
  const { t } = useTranslation('search');
  const textOf = useFilterText(search);
  return (
    <nav aria-label={t('chosen')}>
      <ul className="flex flex-wrap gap-2">
        {filtersIn(search).map((filter) => {
          const text = textOf(filter);
          return (
            <li key={`${filter.name} ${filter.value}`} className="max-w-full">
              <Link
                to="/search"
                search={withoutFilter(search, filter)}
                resetScroll={false}
                aria-label={t('without', { filter: text })}
                className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-l bg-brand px-4 font-semibold text-on-brand wrap-anywhere"
              >
                {text}
                <Icon name="close" className="size-4" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The words of each filter: "12 Jan 2027 to 15 Jan 2027", "2 guests", "KES 5,000 to KES 9,000", "Lodges & camps". */
function useFilterText({ startDate, endDate, guests, minPrice, maxPrice, currency }: Search) {
  const { t } = useTranslation(['search', 'catalogue', 'common']);
  const nameOf = useFacilityNames();
  const lang = useLang();
  const span = (from: string, to: string) => t('common:date.span', { from, to });
  const dates = () => {
    const [from = '', to] = [startDate, endDate].map((date) => date && formatDate(calendarDate(date), lang));
    return to && to !== from ? span(from, to) : from;
  };
  const prices = () => {
    const [from, to] = [minPrice, maxPrice].map((price) =>
      price === undefined ? undefined : asTyped(price, currency ?? 'USD', lang),
    );
    if (from !== undefined && to !== undefined) return span(from, to);
    return from === undefined ? t('priceTo', { price: to ?? '' }) : t('priceFrom', { price: from });
  };
  return ({ name, value }: Filter): string => {
    switch (name) {
      case 'location':
        return value;
      case 'startDate':
        return dates();
      case 'guests':
        return t('catalogue:total.guests', { count: guests ?? 0 });
      case 'minPrice':
        return prices();
      case 'minRating':
        return t('rating', { stars: value });
      case 'category':
        return t(`catalogue:category.${value as Category}`);
      case 'facilities':
        return nameOf(value);
    }
  };
}

const signs = { USD: '$', EUR: '€', GBP: '£', KES: 'KES ' } as const;

/** A price as it was typed, in its own currency: "KES 5,000", "$45.50". */
function asTyped(amount: number, currency: keyof typeof signs, lang: Lang): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = amount.toLocaleString(`${lang}-KE`, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${signs[currency]}${text}`;
}
