import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { Bill } from '#web/features/booking-view/bill.tsx';
import { BookingFiles } from '#web/features/booking-view/booking-files.tsx';
import { PolicySteps } from '#web/features/booking-view/policy-steps.tsx';
import { PaymentStatus, StatusBadge } from '#web/features/booking-view/states.tsx';
import { StayWords } from '#web/features/booking-view/stay-words.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, Notice } from '#web/ui/badge.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { useMoney } from '#web/ui/use-money.ts';
import { useConsentsAbout, waitingOf } from './acts/use-consents-about.ts';
import { WaitingConsents } from './acts/waiting-consents.tsx';
import { BookingActs } from './bookings/booking-acts.tsx';
import { BookingHistory } from './bookings/booking-history.tsx';
import { BookingLedger } from './bookings/booking-ledger.tsx';
import { BookingNotes } from './bookings/booking-notes.tsx';
import { BookingPayments } from './bookings/booking-payments.tsx';
import { Traveller } from './bookings/traveller.tsx';
import { Trip } from './bookings/trip.tsx';
import { BackLink } from './list/back-link.tsx';
import { Part } from './part.tsx';

/** One booking with everything about it, and what an admin can do. */
export function BookingPage({ found }: { found: AdminBooking }) {
  const { t } = useTranslation('admin-bookings');
  const { booking, payments, disputes, ledger, timeline } = found;
  const waiting = waitingOf(useConsentsAbout([booking.id]));
  return (
    <div className="grid grid-cols-1 gap-8">
      <Heading {...{ booking, payments }} />
      <StateNotices found={found} />
      <WaitingConsents waiting={waiting} />
      <BookingActs found={found} waiting={waiting} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        <BookingFiles booking={booking} />
      </div>
      <Part title={t('notes.title')} lead={t('notes.lead')}>
        <BookingNotes key={booking.id} found={found} />
      </Part>
      <Part title={t('trip.title')}>
        <Trip booking={booking} />
      </Part>
      <Part title={t('traveller.title')}>
        <Traveller key={booking.id} found={found} />
      </Part>
      <Part title={t('price.title')}>
        <div className="max-w-xl">
          <Bill
            {...booking}
            total={booking.totalAmount}
            points={booking.pointsSpent}
            open={booking.holdEndsAt !== null}
          />
        </div>
        {!isAllReturned(found) && <PolicySteps policy={booking.policy} reader="admin" />}
      </Part>
      <Part title={t('payments.title')}>
        <BookingPayments payments={payments} disputes={disputes} />
      </Part>
      <Part title={t('ledger.title')} lead={t('ledger.lead')}>
        <BookingLedger ledger={ledger} />
      </Part>
      <Part title={t('history.title')} lead={t('history.lead')}>
        <BookingHistory {...{ timeline, booking }} />
      </Part>
    </div>
  );
}

/** Whether nothing is left of what was paid, so that cancelling by the policy gives nothing at any time. */
const isAllReturned = ({ booking, payments, left }: Pick<AdminBooking, 'booking' | 'payments' | 'left'>): boolean =>
  booking.status !== 'cancelled' && left === 0 && payments.some(({ refunds }) => refunds.length > 0);

/** Whether the traveller gets money back only once somebody of us has sent it. */
const isByHand = ({ booking, payments }: Pick<AdminBooking, 'booking' | 'payments'>): boolean =>
  booking.status === 'cancelled' && payments.some(({ refunds }) => refunds.some(({ status }) => status === 'manual'));

function Heading({ booking, payments }: Pick<AdminBooking, 'booking' | 'payments'>) {
  const { t } = useTranslation('admin-bookings');
  const foreign = useForeign();
  const { bookingId, status, approval, service, checkedInAt, noShowAt } = booking;
  return (
    <header className="grid max-w-3xl gap-3">
      <BackLink lists={[{ to: '/admin/bookings', label: t('back') }]} />
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} approval={approval} />
        {checkedInAt !== null && <Badge tone="success">{t('checkedIn')}</Badge>}
        {noShowAt !== null && <Badge tone="warning">{t('noShow')}</Badge>}
        <span className="text-s text-ink-soft">
          {isByHand({ booking, payments }) ? t('refund.toSend') : <PaymentStatus booking={booking} />}
        </span>
      </p>
      <h1 className="wrap-anywhere">{t('number', { id: bookingId })}</h1>
      <p className="text-l wrap-anywhere" lang={foreign(service.textLang)}>
        {service.title}
      </p>
      <p className="text-ink-soft">
        <StayWords stay={{ ...booking, extras: [] }} />
      </p>
    </header>
  );
}

/** What is unusual about it, and until when it waits. */
function StateNotices({ found: { booking, own, traveller } }: { found: AdminBooking }) {
  const { t } = useTranslation(['admin-bookings', 'dashboard']);
  const lang = useLang();
  const { charge } = useMoney();
  const at = (instant: string) => formatInstant(new Date(instant), lang);
  const { holdEndsAt, answerEndsAt, disputed, neverCame, change } = booking;
  const texts = [
    own && t('notice.own'),
    traveller.suspended && t('notice.suspended'),
    answerEndsAt !== null && t('notice.asked', { date: at(answerEndsAt) }),
    holdEndsAt !== null && t('notice.held', { date: at(holdEndsAt) }),
    change?.answerEndsAt && t('notice.changeAsked', { date: at(change.answerEndsAt) }),
    change?.holdEndsAt && t('notice.changeHeld', { date: at(change.holdEndsAt) }),
    disputed && t('notice.disputed'),
    neverCame && t('notice.neverCame'),
  ].filter((text) => typeof text === 'string');
  if (texts.length === 0) return null;
  return (
    <Notice still tone={disputed || neverCame || traveller.suspended ? 'warning' : 'info'}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {change && (
        <p>
          {t('notice.changeWhat')} {t('dashboard:change.from')} <StayWords stay={booking} /> {t('dashboard:change.to')}{' '}
          <StayWords stay={change} />
          {change.difference > 0 && <>; {t('notice.changeMore', { amount: charge(change.difference) })}</>}
        </p>
      )}
    </Notice>
  );
}
