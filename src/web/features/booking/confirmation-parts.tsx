import type { Booking } from '#shared/contracts/bookings.ts';
import { formatInstant } from '#shared/dates.ts';
import { hoursToPay } from '#shared/requests.ts';
import { BringProof } from '#web/features/booking-view/bring-proof.tsx';
import { extraListOf } from '#web/features/booking-view/extra-list.tsx';
import { GuestWords } from '#web/features/booking-view/guest-words.tsx';
import { NextSteps } from '#web/features/booking-view/next-steps.tsx';
import { OnSite } from '#web/features/booking-view/on-site.tsx';
import { PolicySteps } from '#web/features/booking-view/policy-steps.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { useLang } from '#web/ui/use-lang.ts';

/** Guests, the traveller's own details and the cancellation policy of a booking. */
export function Facts({ booking }: { booking: Booking }) {
  const { t } = useTranslation(['bookings', 'common']);
  const facts: Fact[] = [
    [t('common:guests'), <GuestWords key="guests" of={booking} />],
    [t('extras.title'), extraListOf(booking)],
    [t('own.name'), booking.contact.name],
    [t('own.email'), booking.contact.email],
    [t('own.phone'), booking.contact.phone],
  ];
  return (
    <section className="grid gap-5" aria-labelledby="booking-facts">
      <h2 id="booking-facts">{t('facts')}</h2>
      <FactList facts={facts} />
      <OnSite onSite={booking.onSite} />
      <BringProof party={booking.party} />
      <PolicySteps policy={booking.policy} />
    </section>
  );
}

/** Until when the host answers a request. */
export function AnswerBy({ until }: { until: string }) {
  const { t } = useTranslation('bookings');
  return <p>{t('asked.until', { date: formatInstant(new Date(until), useLang()) })}</p>;
}

/** What follows a request. */
export function WhatHappensAfterAsking() {
  const { t } = useTranslation('bookings');
  const accepted = t('next.accepted', { count: hoursToPay });
  return <NextSteps title={t('next.title')} steps={[t('next.answer'), accepted, t('next.uncharged')]} />;
}

/** The steps that are left until the booking is confirmed. */
export function WhatHappensNext() {
  const { t } = useTranslation('bookings');
  return <NextSteps title={t('next.title')} steps={[t('next.pay'), t('next.mail'), t('next.find')]} />;
}
