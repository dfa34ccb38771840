import type { Booking } from '#shared/contracts/bookings.ts';
import { type Clock, calendarDate, formatDate } from '#shared/dates.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Beadwork } from '#web/ui/beadwork.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { Horizon } from '#web/ui/horizon.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { Bill } from './bill.tsx';
import { type BookingStage, stageOf } from './booking-stage.ts';
import { HoldCountdown } from './hold-countdown.tsx';
import { PolicySteps } from './policy-steps.tsx';
import { Progress } from './progress.tsx';
import { Receipt } from './receipt.tsx';
import { ServiceHeading } from './service-heading.tsx';
import { StatusBadge } from './states.tsx';
import { dayWords } from './stay.ts';

const titles = {
  held: 'stage.held.title',
  unpaid: 'stage.unpaid.title',
  holdOver: 'stage.holdOver.title',
  confirmed: 'stage.confirmed.title',
  completed: 'stage.completed.title',
  expired: 'stage.expired.title',
  surplus: 'stage.surplus.title',
  cancelled: 'stage.cancelled.title',
} as const satisfies Record<BookingStage, string>;

const texts = {
  held: 'stage.held.text',
  unpaid: 'stage.unpaid.text',
  holdOver: 'stage.holdOver.text',
  confirmed: 'stage.confirmed.text',
  completed: 'stage.completed.text',
  expired: 'stage.expired.text',
  surplus: 'stage.surplus.text',
  cancelled: 'stage.cancelled.text',
} as const satisfies Record<BookingStage, string>;

interface ConfirmationProps {
  booking: Booking;
  clock: Clock;
  onChanged: () => void;
}

/** The page after booking: what was booked, how it stands, what comes next. */
export function Confirmation({ booking, clock, onChanged }: ConfirmationProps) {
  const { t } = useTranslation('bookings');
  const stage = stageOf(booking);
  const toPay = stage === 'held' || stage === 'unpaid';
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 sm:gap-10 sm:py-12">
      {toPay ? <Progress at={3} /> : <Horizon />}
      <div className="grid grid-cols-1 items-start gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <header className="grid grid-cols-1 justify-items-start gap-5" aria-live="polite">
          <p className="flex flex-wrap items-center gap-3 text-s font-semibold text-accent">
            {t('reference', { reference: booking.bookingId })} <StatusBadge status={booking.status} />
          </p>
          <h1 className="text-3xl">{t(titles[stage])}</h1>
          <div className="grid max-w-prose gap-4 text-ink-soft">
            <p className="wrap-anywhere text-l">{t(texts[stage], { email: booking.contact.email })}</p>
            {toPay && booking.holdEndsAt !== null && (
              <HoldCountdown until={booking.holdEndsAt} clock={clock} onOver={onChanged} />
            )}
          </div>
          <NextStep booking={booking} stage={stage} />
        </header>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Card padded={false}>
            <Beadwork />
            <ServiceHeading service={booking.service}>
              <p>
                <DateSpan start={booking.startDate} end={booking.endDate} />
              </p>
            </ServiceHeading>
            <div className="grid gap-5 p-5 sm:p-6">
              <Bill lines={booking.lines} total={booking.totalAmount} />
              <Receipt payment={booking.payment} />
            </div>
          </Card>
        </div>
        <div className="grid gap-10">
          <Facts booking={booking} />
          {toPay && <WhatHappensNext />}
        </div>
      </div>
    </div>
  );
}

function NextStep({ booking, stage }: { booking: Booking; stage: BookingStage }) {
  const { t } = useTranslation('bookings');
  const mine = (
    <LinkButton to={addresses.dashboard} kind="quiet">
      {t('myBookings')}
    </LinkButton>
  );
  if (stage === 'held' || stage === 'unpaid') {
    return (
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/payment/$bookingId" params={{ bookingId: booking.id }}>
          {t('pay')}
        </LinkButton>
        {mine}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      {stage !== 'confirmed' && stage !== 'completed' && (
        <LinkButton to="/booking/$serviceId" params={{ serviceId: booking.service.id }}>
          {t('bookAgain')}
        </LinkButton>
      )}
      {mine}
    </div>
  );
}

function Facts({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['bookings', 'common']);
  const lang = useLang();
  const date = (text: string) => formatDate(calendarDate(text), lang);
  const oneDay = booking.startDate === booking.endDate;
  const words = dayWords(booking.priceUnit, oneDay);
  const facts: Fact[] = [
    [t(words.start), date(booking.startDate)],
    [t(words.end), !oneDay && date(booking.endDate)],
    [t('common:guests'), t('guestCount', { count: booking.guests })],
    [t('provider'), booking.provider.name],
    [t('contact.name'), booking.contact.name],
    [t('contact.email'), booking.contact.email],
    [t('contact.phone'), booking.contact.phone],
  ];
  return (
    <section className="grid gap-5" aria-labelledby="booking-facts">
      <h2 id="booking-facts">{t('facts')}</h2>
      <FactList facts={facts} />
      <PolicySteps policy={booking.policy} />
    </section>
  );
}

function WhatHappensNext() {
  const { t } = useTranslation('bookings');
  return (
    <section className="grid max-w-prose gap-3">
      <h2>{t('next.title')}</h2>
      <ol className="grid gap-3">
        {(['next.pay', 'next.mail', 'next.find'] as const).map((key, place) => (
          <li key={key} className="grid grid-cols-[2rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="font-display text-l leading-7 text-accent">
              {place + 1}
            </span>
            {t(key)}
          </li>
        ))}
      </ol>
    </section>
  );
}
