import { KES_MAX } from '#shared/money.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { UnbrokenMpesa } from '#web/ui/unbroken-mpesa.tsx';
import { useMoney } from '#web/ui/use-money.ts';

interface WaysToPayProps {
  /** Undefined while it is not known. */
  total: number | undefined;
  totalKes: number | undefined;
}

/** The amount by card in dollars and by M-Pesa in shillings, if it is not above M-Pesa's limit. */
export function WaysToPay({ total, totalKes }: WaysToPayProps) {
  const { t } = useTranslation('bookings');
  const { charge, shillings } = useMoney();
  if (total === 0) return <p className="text-s font-medium">{t('points.payAll')}</p>;
  if (total === undefined || totalKes === undefined) return null;
  const usd = charge(total);
  return (
    <p className="text-s text-ink-soft">
      <UnbrokenMpesa
        text={
          totalKes > KES_MAX
            ? t('pay.card', { usd, most: shillings(KES_MAX) })
            : t('pay.either', { usd, kes: shillings(totalKes) })
        }
      />
    </p>
  );
}
