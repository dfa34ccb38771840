import type { Booking } from '#shared/contracts/bookings.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** A link to book the same service again, for the same dates and guests. */
export function BookAgain({ booking, children }: { booking: Booking; children: string }) {
  const { service, startDate, endDate, guests, priceUnit } = booking;
  // For the other units the end follows from the start.
  const hasEnd = priceUnit === 'night' || priceUnit === 'day';
  return (
    <LinkButton
      to="/booking/$serviceId"
      params={{ serviceId: service.id }}
      search={{ startDate, ...(hasEnd && { endDate }), guests }}
    >
      {children}
    </LinkButton>
  );
}
