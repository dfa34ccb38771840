import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { Bill } from '../booking/bill.tsx';
import { stageOf } from '../booking/booking-stage.ts';
import { PolicySteps } from '../booking/policy-steps.tsx';
import { PaymentStatus, StatusBadge } from '../booking/states.tsx';
import { BookingContact, BookingPayment, BookingTrip, Part } from './booking-parts.tsx';
import { BookingTimeline } from './booking-timeline.tsx';
import { CalendarButton } from './calendar-button.tsx';

/** Everything about one booking. */
export function BookingPage({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['dashboard', 'bookings', 'shell']);
  const { service, status } = booking;
  return (
    <article className="page grid gap-8 py-8 md:py-12">
      <Breadcrumbs items={[{ label: t('shell:dashboard'), to: '/dashboard' }, { label: booking.bookingId }]} />
      <header className="grid gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-semibold">{t('booking', { id: booking.bookingId })}</span>
          <StatusBadge status={status} />
          <span className="text-ink-soft">
            <PaymentStatus status={booking.paymentStatus} />
          </span>
        </p>
        <h1 className="break-words">{service.title}</h1>
        <WhatNow booking={booking} />
        <div className="flex flex-wrap gap-3">
          {booking.payable && (
            <LinkButton to="/payment/$bookingId" params={{ bookingId: booking.id }}>
              {t('completePayment')}
            </LinkButton>
          )}
          {(status === 'pending' || status === 'confirmed') && <CalendarButton bookingId={booking.id} />}
        </div>
      </header>
      <Picture
        image={service.image}
        alt={service.imageAlt}
        placeholder={service.imagePlaceholder}
        sizes="(min-width: 78rem) 74rem, calc(100vw - 3rem)"
        ratio={16 / 9}
        eager
        className="aspect-video rounded-l md:aspect-12/5"
      />
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-10">
          <BookingTrip booking={booking} />
          <Part title={t('price')}>
            <Bill lines={booking.lines} total={booking.totalAmount} />
          </Part>
          {status !== 'cancelled' && (
            <Part title={t('bookings:policy.title')}>
              <PolicySteps policy={booking.policy} />
            </Part>
          )}
        </div>
        <div className="grid content-start gap-10">
          <BookingPayment booking={booking} />
          <BookingContact contact={booking.contact} />
          <BookingTimeline timeline={booking.timeline} />
        </div>
      </div>
    </article>
  );
}

function WhatNow({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const lang = useLang();
  const stage = stageOf(booking);
  if (stage === 'surplus') return <Notice tone="warning">{t('stage.surplus.text')}</Notice>;
  if (stage === 'expired') return <Notice tone="warning">{t('stage.expired.text')}</Notice>;
  if (booking.holdEndsAt === null) return null;
  return (
    <p className="text-ink-soft">{t('held.until', { date: formatInstant(new Date(booking.holdEndsAt), lang) })}</p>
  );
}
