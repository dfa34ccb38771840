import type { Quote } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Charge } from '#web/ui/price.tsx';
import { useMoney } from '#web/ui/use-money.ts';

/** The lines of a total in the chosen currency, and the total itself in dollars, which is what a booking costs. */
export function Bill({ lines, total }: Pick<Quote, 'lines' | 'total'>) {
  const { t } = useTranslation('bookings');
  const { price } = useMoney();
  return (
    <dl className="grid gap-2">
      {lines.map(({ label, unitPrice, amount }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{t('bill.line', { label, price: price(unitPrice) })}</dt>
          <dd className="tabular-nums">{price(amount)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">{t('bill.total')}</dt>
        <dd className="text-right text-l tabular-nums">
          <Charge dollars={total} />
        </dd>
      </div>
    </dl>
  );
}
