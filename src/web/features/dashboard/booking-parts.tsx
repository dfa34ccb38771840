import { type ReactNode, useId } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { BringProof } from '#web/features/booking-view/bring-proof.tsx';
import { extraListOf } from '#web/features/booking-view/extra-list.tsx';
import { GuestWords } from '#web/features/booking-view/guest-words.tsx';
import { OnSite } from '#web/features/booking-view/on-site.tsx';
import { useReceipts } from '#web/features/booking-view/receipt.tsx';
import { PaymentStatus } from '#web/features/booking-view/states.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DateSpan } from '#web/ui/date-span.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface PartProps {
  booking: Booking;
}

/** A part of the page with a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Dates and guests. */
export function BookingTrip({ booking, children }: PartProps & { children: ReactNode }) {
  const { t } = useTranslation(['dashboard', 'common', 'bookings']);
  const { service, startDate, endDate, party, onSite } = booking;
  return (
    <Part title={t('trip')}>
      <FactList
        shape="rows"
        facts={[
          [t('dates'), <DateSpan key="dates" start={startDate} end={endDate} />],
          [t('common:guests'), <GuestWords key="guests" of={booking} />],
          [t('bookings:extras.title'), extraListOf(booking)],
        ]}
      />
      <OnSite onSite={onSite} />
      <BringProof party={party} />
      <p className="print:hidden">
        <TextLink to="/services/$id" params={{ id: service.id }}>
          {t('seeService')}
        </TextLink>
      </p>
      {children}
    </Part>
  );
}

/** The state of the payment, and each charge. */
export function BookingPayment({ booking }: PartProps) {
  const { t } = useTranslation('dashboard');
  const receipts = useReceipts(booking.payments);
  const status: Fact = [t('paymentStatus'), <PaymentStatus key="status" booking={booking} />];
  return (
    <Part title={t('payment')}>
      <FactList shape="rows" facts={[status]} />
      <div className="grid grid-cols-1 gap-8">
        {receipts.map(({ key, facts, charged }) => (
          <FactList key={key} shape="rows" facts={charged ? [...facts, charged] : facts} />
        ))}
      </div>
    </Part>
  );
}

/** The traveller's contact, which the host sees. */
export function BookingContact({ booking: { role, contact } }: PartProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Part title={t(role === 'traveller' ? 'contact.own' : 'contact.traveller')}>
      <FactList
        shape="rows"
        facts={[
          [t('name'), contact.name],
          [t('email'), contact.email],
          [t('phone'), contact.phone],
        ]}
      />
    </Part>
  );
}
