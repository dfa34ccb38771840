import type { Quote } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Charge } from '#web/ui/price.tsx';
import { useMoney } from '#web/ui/use-money.ts';

/** The lines of a total in the chosen currency, and the total itself in dollars, which is what a booking costs. */
export function Bill({ lines, total }: Pick<Quote, 'lines' | 'total'>) {
  const { t } = useTranslation('bookings');
  const { price } = useMoney();
  return (
    <FactList
      shape="bill"
      facts={lines.map(({ label, unitPrice, amount }) => [
        t('bill.line', { label, price: price(unitPrice) }),
        price(amount),
      ])}
      sum={[t('bill.total'), <Charge key="total" dollars={total} />]}
    />
  );
}
