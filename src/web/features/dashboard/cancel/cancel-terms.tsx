import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { centsFromDollars, dollars, usd } from '#shared/money.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { useRefundWords } from '#web/features/booking-view/use-refund-words.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { useLang } from '#web/ui/use-lang.ts';

interface CancelTermsProps {
  booking: Booking;
  terms: NonNullable<Booking['cancellation']>;
}

const goesTo = { card: 'cancel.toCard', mpesa: 'cancel.toPhone' } as const satisfies Record<ChargeMethod, string>;

/** What is refunded and to where, until when that holds, and what is kept. */
export function CancelTerms({ booking, terms: { refundAmount, back, pointsBack, percent, until } }: CancelTermsProps) {
  const { t } = useTranslation('dashboard');
  const lang = useLang();
  const { withPoints, byMethod } = useRefundWords();
  const { role, paymentStatus, pointsSpent, discountAmount, refunds, totalAmount } = booking;
  const own = role === 'traveller';
  if (paymentStatus === 'pending' || paymentStatus === 'failed') {
    return (
      <Notice still>
        {t(booking.phoneRequest === null ? 'cancel.unpaid' : 'cancel.asked')}{' '}
        {pointsSpent > 0 && t(own ? 'cancel.unpaidPoints' : 'cancel.unpaidPointsTheirs')}
      </Notice>
    );
  }
  if (refundAmount === 0 && pointsBack === 0) {
    return (
      <Notice tone="warning" still>
        {t(percent === 0 ? 'cancel.nothing' : 'cancel.nothingLeft')}
      </Notice>
    );
  }
  const facts: Fact[] = [
    ...back.map(
      (way): Fact => [
        t(goesTo[way.method]),
        <span key={way.method} className="font-semibold">
          {byMethod(way)}
        </span>,
      ],
    ),
    [t('cancel.points'), pointsBack > 0 && t('cancel.pointCount', { count: pointsBack })],
  ];
  // After an earlier refund the kept amount is not known here, only its percentage.
  const keptCents = centsFromDollars(totalAmount) - centsFromDollars(discountAmount) - centsFromDollars(refundAmount);
  const kept =
    refunds.length === 0
      ? withPoints({ amount: dollars(usd(Math.max(0, keptCents))), points: pointsSpent - pointsBack })
      : undefined;
  const rest = 100 - percent;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid gap-2 border-y border-line py-4">
        <p className="font-semibold">
          {t(own ? 'cancel.back' : 'cancel.backTheirs')}: {percent}%
        </p>
        <FactList shape="bill" facts={facts} />
      </div>
      <div className="grid gap-1 text-s text-ink-soft">
        {until !== null && <p>{t('cancel.until', { date: formatInstant(new Date(until), lang) })}</p>}
        {rest > 0 && (
          <p>
            {kept === undefined
              ? t('cancel.keptShare', { percent: rest })
              : t('cancel.kept', { percent: rest, amount: kept })}
          </p>
        )}
      </div>
    </div>
  );
}
