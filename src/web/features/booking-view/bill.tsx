import type { Quote } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Approximate } from '#web/ui/approximate.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { afterPoints, worthOf } from './points.ts';

interface BillProps extends Pick<Quote, 'lines' | 'extras' | 'total'> {
  /** Points that pay a part of it. */
  points?: number;
  /** Whether it is still to be paid. */
  open?: boolean;
}

/** The lines and extras in the chosen currency, and the total in dollars, since bookings are priced in dollars. */
export function Bill({ lines, extras, total, points = 0, open = false }: BillProps) {
  const { t } = useTranslation('bookings');
  const { price, charge } = useMoney();
  const facts: Fact[] = [...lines, ...extras].map(({ label, unitPrice, amount }) => [
    t('bill.line', { label, price: price(unitPrice) }),
    price(amount),
  ]);
  const sum: Fact = [t('bill.total'), <Charge key="total" dollars={total} />];
  const rest = <Charge key="rest" dollars={afterPoints({ total, points })} />;
  const less: Fact = [t('bill.points', { count: points }), `−${charge(worthOf(points))}`];
  return (
    <div className="grid gap-2">
      {points === 0 ? (
        <FactList shape="bill" facts={facts} sum={sum} />
      ) : (
        <FactList shape="bill" facts={[...facts, sum, less]} sum={[t(open ? 'bill.left' : 'bill.rest'), rest]} />
      )}
      <Approximate />
    </div>
  );
}
