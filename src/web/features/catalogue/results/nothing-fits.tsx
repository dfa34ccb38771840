import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { countFilters, type Search } from '../search-params.ts';
import { pricesCross, withPricesSwapped } from './crossed-prices.ts';

/** Why nothing is found, with links to other searches. */
export function NothingFits({ search }: { search: Search }) {
  const { t } = useTranslation('catalogue');
  if (pricesCross(search)) return <PricesCross search={search} />;
  const filtered = countFilters(search) > 0;
  return (
    <Empty
      title={search.q === undefined ? t('none.title') : t('none.titleFor', { words: search.q })}
      text={filtered ? t('none.filtered') : t('none.text')}
      action={
        <div className="flex flex-wrap gap-3">
          {filtered && (
            <LinkButton to="/search" search={search.q === undefined ? {} : { q: search.q }}>
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

/** Shown if the lowest price is above the highest, so that no listing can match. */
function PricesCross({ search }: { search: Search }) {
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
