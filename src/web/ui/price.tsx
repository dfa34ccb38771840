import type { PriceUnit } from '#shared/categories.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from './use-money.ts';

interface PriceProps {
  /** The amount as answers have it. */
  dollars: number;
  unit?: PriceUnit;
  /** Says "from", because some days cost more, or "on average", because those that are meant have different prices. */
  of?: 'from' | 'average' | undefined;
}

/** A price in the chosen currency: "$240", with its unit "$240 per person", "from ≈ €221 per person". */
export function Price({ dollars, unit, of }: PriceProps) {
  const { t } = useTranslation('common');
  const { price } = useMoney();
  const amount = unit ? t(`price.${unit}`, { price: price(dollars) }) : price(dollars);
  return <span className="font-semibold">{of ? t(`price.${of}`, { price: amount }) : amount}</span>;
}

/** An amount that is or was charged in dollars, followed by about how much it is in the chosen currency. */
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
