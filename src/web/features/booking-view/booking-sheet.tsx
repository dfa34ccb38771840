import type { ReactNode } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { Beadwork } from '#web/ui/beadwork.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { ServiceHeading } from './service-heading.tsx';

/** A card with what was booked and when, and the cost below it. */
export function BookingSheet({ booking, children }: { booking: Booking; children: ReactNode }) {
  return (
    <Card padded={false}>
      <Beadwork />
      <ServiceHeading service={booking.service}>
        <p>
          <DateSpan start={booking.startDate} end={booking.endDate} />
        </p>
      </ServiceHeading>
      <div className="grid gap-5 p-5 sm:p-6">{children}</div>
    </Card>
  );
}
