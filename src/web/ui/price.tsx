import type { PriceUnit } from '#shared/categories.ts';
import { centsFromDollars, formatUsd, usd } from '#shared/money.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { useLang } from './use-lang.ts';

type PriceProps = ({ cents: number } | { dollars: number }) & { unit?: PriceUnit };

/** "$240", or with its unit "$240 per person". Answers of the interface hold dollars. */
export function Price({ unit, ...amount }: PriceProps) {
  const { t } = useTranslation('common');
  const lang = useLang();
  const cents = 'cents' in amount ? usd(amount.cents) : centsFromDollars(amount.dollars);
  const price = formatUsd(cents, lang);
  return <span className="font-semibold">{unit ? t(`price.${unit}`, { price }) : price}</span>;
}
