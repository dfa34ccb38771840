import type { Booking } from '#shared/contracts/bookings.ts';
import { sameStay } from '#shared/same-stay.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** A link to book the same service again, for the same dates, guests and extras. */
export function BookAgain({ booking, children }: { booking: Booking; children: string }) {
  return (
    <LinkButton to="/booking/$serviceId" params={{ serviceId: booking.service.id }} search={sameStay(booking)}>
      {children}
    </LinkButton>
  );
}
