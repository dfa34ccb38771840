import type { Quote } from '#shared/contracts/catalogue.ts';
import { centsFromDollars, formatUsd } from '#shared/money.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';

/** The lines of a total and the total itself, in dollars. */
export function Bill({ lines, total }: Pick<Quote, 'lines' | 'total'>) {
  const { t } = useTranslation('bookings');
  const lang = useLang();
  const price = (dollars: number) => formatUsd(centsFromDollars(dollars), lang);
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
        <dd className="text-l font-semibold tabular-nums">{price(total)}</dd>
      </div>
    </dl>
  );
}
