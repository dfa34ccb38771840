import type { ChangeQuote } from '#shared/contracts/booking-changes.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { Bill } from '../booking/bill.tsx';

interface ChangeBillProps {
  booking: Pick<Booking, 'totalAmount'>;
  quote: ChangeQuote;
}

/** The new price, and what the change takes or gives back. */
export function ChangeBill({ booking, quote }: ChangeBillProps) {
  const { t } = useTranslation('dashboard');
  const { charge } = useMoney();
  const { lines, total, difference, amountDue, refund, back: ways, pointsBack } = quote;
  const back = refund + pointsBack / 100;
  const kept = -difference - back;
  return (
    <>
      <Bill lines={lines} total={total} />
      <div className="grid gap-1">
        <p className="text-s text-ink-soft">{t('change.before', { amount: charge(booking.totalAmount) })}</p>
        {difference === 0 && <p className="text-l">{t('change.even')}</p>}
        {amountDue > 0 && <p className="text-l font-semibold">{t('change.more', { amount: charge(amountDue) })}</p>}
        {ways.map(({ method, amount }) => (
          <p key={method} className="text-l font-semibold">
            {t(method === 'mpesa' ? 'change.backToPhone' : 'change.backToCard', { amount: charge(amount) })}
          </p>
        ))}
        {ways.some(({ method }) => method === 'mpesa') && (
          <p className="text-s text-ink-soft">{t('cancel.inShillings')}</p>
        )}
        {pointsBack > 0 && <p>{t('change.pointsBack', { count: pointsBack })}</p>}
        {/* Fractions of a cent are no difference. */}
        {kept > 0.004 && <p className="text-s text-ink-soft">{t('change.kept', { amount: charge(kept) })}</p>}
      </div>
    </>
  );
}
