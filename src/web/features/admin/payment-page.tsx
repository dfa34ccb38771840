import type { AdminPayment } from '#shared/contracts/admin-payments.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Badge, Notice } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BookingLedger } from './bookings/booking-ledger.tsx';
import { AttemptList, PaymentFacts } from './bookings/booking-payments.tsx';
import { paymentStateTexts, paymentTones } from './bookings/money-words.ts';
import { BackLink } from './list/back-link.tsx';
import { CasesAbout } from './money/cases-about.tsx';
import { EventList } from './money/event-list.tsx';
import { RefundsOf } from './money/refund-list.tsx';
import { Part } from './part.tsx';

/** One payment with everything that was recorded about it. */
export function PaymentPage({ payment }: { payment: AdminPayment }) {
  const { t } = useTranslation(['admin-payments', 'admin-bookings']);
  const { id, attempts, events, ledger, disputed } = payment;
  return (
    <div className="grid grid-cols-1 gap-8">
      <Heading payment={payment} />
      {disputed && (
        <Notice still tone="warning">
          <p>{t('admin-bookings:notice.disputed')}</p>
        </Notice>
      )}
      <PaymentFacts payment={payment} />
      <CasesAbout ids={[id, ...[...attempts, ...payment.refunds, ...events].map((each) => each.id)]} />
      <Part title={t('admin-bookings:attempts.title')}>
        {attempts.length === 0 ? (
          <p className="text-ink-soft">{t('attempts.none')}</p>
        ) : (
          <AttemptList attempts={attempts} />
        )}
      </Part>
      <Part title={t('admin-bookings:refunds.title')}>
        <RefundsOf key={id} paymentId={id} />
      </Part>
      <Part title={t('view.events')} lead={t('events.ofPayment')}>
        {events.length === 0 ? (
          <p className="text-ink-soft">{t('events.none')}</p>
        ) : (
          <EventList events={events} onActed={() => undefined} />
        )}
      </Part>
      <Part title={t('admin-bookings:ledger.title')} lead={t('admin-bookings:ledger.lead')}>
        <BookingLedger ledger={ledger} />
      </Part>
    </div>
  );
}

function Heading({ payment: { booking, traveller, seq, status, id } }: { payment: AdminPayment }) {
  const { t } = useTranslation(['admin-payments', 'admin-bookings']);
  return (
    <header className="grid max-w-3xl gap-3">
      <BackLink lists={[{ to: '/admin/payments', label: t('back') }]} />
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={paymentTones[status]}>{t(paymentStateTexts[status])}</Badge>
        {seq > 1 && <span className="text-s text-ink-soft">{t('forChange', { number: seq })}</span>}
      </p>
      <h1 className="wrap-anywhere">{t('paymentOf', { id: booking.reference })}</h1>
      <p className="flex flex-wrap gap-x-6">
        <TextLink
          to="/admin/bookings/$bookingId"
          params={{ bookingId: booking.id }}
          className="inline-flex min-h-11 items-center"
        >
          {t('toBooking')}
        </TextLink>
        <TextLink
          to="/admin/users/$userId"
          params={{ userId: traveller.id }}
          className="inline-flex min-h-11 items-center wrap-anywhere"
        >
          {traveller.name}
        </TextLink>
      </p>
      <p className="font-mono text-s text-ink-soft wrap-anywhere">{id}</p>
    </header>
  );
}
