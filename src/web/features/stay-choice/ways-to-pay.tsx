import { useQuery } from '@tanstack/react-query';
import { KES_MAX } from '#shared/money.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { UnbrokenMpesa } from '#web/ui/unbroken-mpesa.tsx';
import { useMoney } from '#web/ui/use-money.ts';

interface WaysToPayProps {
  /** Undefined while it is not known. */
  total: number | undefined;
  totalKes: number | undefined;
}

/** The amount by card in dollars and by M-Pesa in shillings, if it is not above M-Pesa's limit; only by what is switched on. */
export function WaysToPay({ total, totalKes }: WaysToPayProps) {
  const { t } = useTranslation('bookings');
  const { charge, shillings } = useMoney();
  const { cards = true, mpesa = true } = useQuery(publicSettingsQuery).data?.takes ?? {};
  if (total === 0) return <p className="text-s font-medium">{t('points.payAll')}</p>;
  if (total === undefined || totalKes === undefined || !(cards || mpesa)) return null;
  const byMpesa = totalKes > KES_MAX ? 'pay.mpesaLimit' : 'pay.mpesaOnly';
  const byBoth = totalKes > KES_MAX ? 'pay.card' : 'pay.either';
  const way = cards ? (mpesa ? byBoth : 'pay.cardOnly') : byMpesa;
  return (
    <p className="text-s text-ink-soft">
      <UnbrokenMpesa text={t(way, { usd: charge(total), kes: shillings(totalKes), most: shillings(KES_MAX) })} />
    </p>
  );
}
