import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { centsFromDollars, formatUsd } from '#shared/money.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';

type Priced = Pick<ServiceItem, 'pricePerUnit' | 'priceFrom' | 'priceUnit'>;

/** "$240 per person", or "from $240 per person" where a season is cheaper than the usual price. */
export function PriceFrom({ service: { pricePerUnit, priceFrom, priceUnit } }: { service: Priced }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const lang = useLang();
  const price = t(`common:price.${priceUnit}`, { price: formatUsd(centsFromDollars(priceFrom), lang) });
  return <span className="font-semibold">{priceFrom < pricePerUnit ? t('price.from', { price }) : price}</span>;
}
