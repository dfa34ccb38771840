import { Fragment } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { Bill } from '#web/features/booking-view/bill.tsx';
import { Charged } from '#web/features/booking-view/receipt.tsx';
import { Part } from '#web/features/dashboard/booking-parts.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';

/** The price, how it is divided, and what went back to the traveller. */
export function MoneyParts({ booking }: { booking: Booking }) {
  const { t } = useTranslation('provider-bookings');
  const { lines, extras, totalAmount, forMember } = booking;
  return (
    <>
      <Part title={t('price')}>
        {/* Points pay a part of it at our expense, so the provider's bill does not show them. */}
        <Bill {...{ lines, extras }} total={totalAmount} />
      </Part>
      {forMember?.share && <Share booking={booking} share={forMember.share} />}
      <Refunds booking={booking} />
    </>
  );
}

type ShareFacts = NonNullable<NonNullable<Booking['forMember']>['share']>;

function Share({ booking, share }: { booking: Booking; share: ShareFacts }) {
  const { t } = useTranslation('provider-bookings');
  const { charge } = useMoney();
  const signed = (dollars: number) => (dollars < 0 ? `−${charge(-dollars)}` : charge(dollars));
  const { gross, commission, taxes, net } = share;
  if (gross === 0) {
    return (
      <Part title={t('share')}>
        <p>{t('share.none')}</p>
      </Part>
    );
  }
  const facts: Fact[] = [
    [t('share.gross'), signed(gross)],
    [t('share.commission'), commission !== 0 && signed(-commission)],
    [t('share.taxes'), taxes !== 0 && signed(-taxes)],
  ];
  return (
    <Part title={t('share')}>
      <FactList shape="bill" facts={facts} sum={[t('share.net'), signed(net)]} />
      <p className="text-s text-ink-soft">{t(whenText(booking, share))}</p>
    </Part>
  );
}

function whenText({ status }: Booking, { earned }: ShareFacts) {
  if (earned) return 'share.earned';
  if (status === 'pending') return 'share.unpaid';
  return status === 'cancelled' ? 'share.kept' : 'share.later';
}

function Refunds({ booking: { refunds } }: { booking: Booking }) {
  const { t } = useTranslation(['provider-bookings', 'dashboard']);
  const lang = useLang();
  const { charge } = useMoney();
  if (refunds.length === 0) return null;
  return (
    <Part title={t('refunds')}>
      <FactList
        shape="rows"
        facts={refunds.map(({ id, amount, currency, pointsBack, reason, doneAt, hostPart, hostNote }): Fact => {
          const state =
            reason === 'chargeback'
              ? t('dashboard:refund.takenBack')
              : doneAt === null
                ? t('refund.open')
                : t('refund.done', { date: formatInstant(new Date(doneAt), lang) });
          return [
            <span key={id}>
              {amount > 0 && <Charged amount={amount} currency={currency} />}
              {amount > 0 && pointsBack > 0 && ' + '}
              {pointsBack > 0 && t('refund.points', { count: pointsBack })}
            </span>,
            <Fragment key={id}>
              {state}
              {hostPart !== null && (
                <p className="font-semibold">{t('refund.yourPart', { amount: charge(hostPart) })}</p>
              )}
              {hostNote !== null && <p className="wrap-anywhere">{t('refund.noted', { note: hostNote })}</p>}
            </Fragment>,
          ];
        })}
      />
    </Part>
  );
}
