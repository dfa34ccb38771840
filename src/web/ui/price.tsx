import type { PriceUnit } from '#shared/categories.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from './use-money.ts';

interface PriceProps {
  /** As answers of the interface hold it. */
  dollars: number;
  unit?: PriceUnit;
  /** Some seasons cost more. */
  from?: boolean;
}

/** A price in the chosen currency: "$240", with its unit "$240 per person", "from ≈ €221 per person". */
export function Price({ dollars, unit, from = false }: PriceProps) {
  const { t } = useTranslation('common');
  const { price } = useMoney();
  const amount = unit ? t(`price.${unit}`, { price: price(dollars) }) : price(dollars);
  return <span className="font-semibold">{from ? t('price.from', { price: amount }) : amount}</span>;
}

/** What is or was charged, with its currency's name; behind it what that is about in the chosen one. */
export function Charge({ dollars }: { dollars: number }) {
  const { charge, about } = useMoney();
  const other = about(dollars);
  return (
    <>
      <span className="font-semibold">{charge(dollars)}</span>{' '}
      {other && <span className="text-s font-normal text-ink-soft">{other}</span>}
    </>
  );
}
