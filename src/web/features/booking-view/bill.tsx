import type { Quote } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Approximate } from '#web/ui/approximate.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { afterPoints, dueKey, worthOf } from './points.ts';

interface BillProps extends Pick<Quote, 'lines' | 'extras' | 'total'> {
  /** Points that pay a part of it. */
  points?: number;
  /** Whether it is still to be paid. */
  open?: boolean;
  /** What is paid on the spot besides. */
  onSite?: Quote['onSite'];
}

/** The lines and extras in the chosen currency, and the total in dollars, since bookings are priced in dollars. */
export function Bill({ lines, extras, total, points = 0, open = false, onSite = null }: BillProps) {
  const { t } = useTranslation('bookings');
  const { price, charge } = useMoney();
  const facts: Fact[] = [...lines, ...extras].map(({ label, unitPrice, amount }) => [
    t('bill.line', { label, price: price(unitPrice) }),
    price(amount),
  ]);
  const charged = <Charge key="total" dollars={total} />;
  const due = t(dueKey({ points, onSite }));
  const rest = <Charge key="rest" dollars={afterPoints({ total, points })} />;
  const less: Fact = [t('bill.points', { count: points }), `−${charge(worthOf(points))}`];
  return (
    <div className="grid gap-2">
      {points === 0 ? (
        <FactList shape="bill" facts={facts} sum={[open ? due : t('bill.total'), charged]} />
      ) : (
        <FactList
          shape="bill"
          facts={[...facts, [t('bill.total'), charged], less]}
          sum={[open ? due : t('bill.rest'), rest]}
        />
      )}
      <Approximate />
    </div>
  );
}
