import { categories } from '#shared/categories.ts';
import { facilitiesInTheWay } from '#shared/facts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { useFacilityNames } from '../search/facility-names.ts';
import { filtersIn } from '../search/filters-in.ts';
import { withoutFacilities } from '../search/without-filter.ts';
import { categoriesOf, type Search } from '../search-params.ts';
import { pricesCross, withPricesSwapped } from './crossed-prices.ts';

export interface NothingFitsProps {
  search: Search;
}

/** Why nothing is found, with links to other searches. */
export function NothingFits({ search }: NothingFitsProps) {
  const { t } = useTranslation('catalogue');
  const { q, facilities } = search;
  if (pricesCross(search)) return <PricesCross search={search} />;
  const wanted = facilities?.split(',') ?? [];
  const inTheWay = facilitiesInTheWay(categoriesOf(search.category) ?? [], wanted);
  if (inTheWay) return <NoneCanHave {...{ search, wanted }} never={inTheWay.never} />;
  const filtered = filtersIn(search).length > 0;
  return (
    <Empty
      title={q === undefined ? t('none.title') : t('none.titleFor', { words: q })}
      text={filtered ? t('none.filtered') : t('none.text')}
      action={
        <div className="flex flex-wrap gap-3">
          {filtered && (
            <LinkButton to="/search" search={q === undefined ? {} : { q }}>
              {t('filters.clear')}
            </LinkButton>
          )}
          <LinkButton to="/services" kind="quiet">
            {t('services.title')}
          </LinkButton>
        </div>
      }
    />
  );
}

interface NoneCanHaveProps extends NothingFitsProps {
  wanted: string[];
  /** Those of them that no listing of the chosen categories can have; empty where none can have all of them. */
  never: string[];
}

/** Shown if no listing can have the facilities, whatever else is looked for. */
function NoneCanHave({ search, wanted, never }: NoneCanHaveProps) {
  const { t } = useTranslation(['search', 'catalogue']);
  const nameOf = useFacilityNames();
  const chosen = categoriesOf(search.category) ?? [];
  const names = (of: readonly string[]) => of.map(nameOf).join(', ');
  const kinds = categories
    .filter(({ value }) => chosen.includes(value))
    .map(({ value }) => t(`catalogue:category.${value}`));
  const text =
    never.length > 0
      ? t('none.never', { count: never.length, facilities: names(never), categories: kinds.join(', ') })
      : t('none.together', { facilities: names(wanted) });
  const ways = never.length > 0 ? [never] : wanted.map((one) => [one]);
  return (
    <Empty
      title={t('catalogue:none.title')}
      text={text}
      action={
        <div className="flex flex-wrap gap-3">
          {ways.map((way) => (
            <LinkButton
              key={way.join()}
              to="/search"
              search={withoutFacilities(search, way)}
              resetScroll={false}
              {...(never.length === 0 && { kind: 'quiet' })}
            >
              {t('without', { filter: names(way) })}
            </LinkButton>
          ))}
        </div>
      }
    />
  );
}

/** Shown if the lowest price is above the highest, so that no listing can match. */
function PricesCross({ search }: NothingFitsProps) {
  const { t } = useTranslation('catalogue');
  return (
    <Empty
      title={t('none.prices')}
      text={t('none.pricesText')}
      action={
        <LinkButton to="/search" search={withPricesSwapped(search)} resetScroll={false}>
          {t('none.swapPrices')}
        </LinkButton>
      }
    />
  );
}
