import type { Quote } from '#shared/contracts/catalogue.ts';
import { KES_MAX } from '#shared/money.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from '#web/ui/use-money.ts';

/** What either way of paying would take: dollars by card, shillings by M-Pesa as long as it moves that much. */
export function WaysToPay({ total, totalKes }: Pick<Quote, 'total' | 'totalKes'>) {
  const { t } = useTranslation('bookings');
  const { charge, shillings } = useMoney();
  const usd = charge(total);
  return (
    <p className="text-s text-ink-soft">
      {totalKes > KES_MAX
        ? t('pay.card', { usd, most: shillings(KES_MAX) })
        : t('pay.either', { usd, kes: shillings(totalKes) })}
    </p>
  );
}
