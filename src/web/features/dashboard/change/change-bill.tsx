import type { ChangeQuote } from '#shared/contracts/booking-changes.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import { Bill } from '#web/features/booking-view/bill.tsx';
import { BringProof } from '#web/features/booking-view/bring-proof.tsx';
import { OnSite } from '#web/features/booking-view/on-site.tsx';
import { PolicySteps } from '#web/features/booking-view/policy-steps.tsx';
import { StayWords } from '#web/features/booking-view/stay-words.tsx';
import { useRefundWords } from '#web/features/booking-view/use-refund-words.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from '#web/ui/use-money.ts';

interface ChangeBillProps {
  booking: Pick<Booking, 'totalAmount' | 'startDate' | 'endDate' | 'guests' | 'party' | 'extras'>;
  quote: ChangeQuote;
}

const goesBackTo = {
  card: 'change.backToCard',
  mpesa: 'change.backToPhone',
} as const satisfies Record<ChargeMethod, string>;

/** The stay before and after the change, the new price, the difference or refund, and the new cancellation policy. */
export function ChangeBill({ booking, quote }: ChangeBillProps) {
  const { t } = useTranslation('dashboard');
  const { charge } = useMoney();
  const { withPoints, byMethod } = useRefundWords();
  const { lines, extras, total, difference, amountDue, back: ways, pointsBack, kept, pointsKept, policy } = quote;
  return (
    <>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-1 text-s sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-ink-soft">{t('change.now')}</dt>
        <dd>
          <StayWords stay={booking} />, {charge(booking.totalAmount)}
        </dd>
        <dt className="text-ink-soft">{t('change.then')}</dt>
        <dd className="font-semibold">
          <StayWords stay={quote} />, {charge(total)}
        </dd>
      </dl>
      <Bill {...{ lines, extras, total }} />
      <OnSite onSite={quote.onSite} level={4} />
      <BringProof party={quote.party} />
      <div className="grid gap-1">
        {difference === 0 && <p className="text-l">{t('change.even')}</p>}
        {amountDue > 0 && <p className="text-l font-semibold">{t('change.more', { amount: charge(amountDue) })}</p>}
        {ways.map((way) => (
          <p key={way.method} className="text-l font-semibold">
            {t(goesBackTo[way.method], { amount: byMethod(way) })}
          </p>
        ))}
        {pointsBack > 0 && <p>{t('change.pointsBack', { count: pointsBack })}</p>}
        {(kept > 0 || pointsKept > 0) && (
          <p className="text-s text-ink-soft">
            {t('change.kept', { amount: withPoints({ amount: kept, points: pointsKept }) })}
          </p>
        )}
      </div>
      <div className="grid gap-2">
        <h4 className="font-text text-m font-semibold">{t('change.terms')}</h4>
        <PolicySteps policy={policy} />
      </div>
    </>
  );
}
