import type { ComponentProps } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { today } from '#shared/dates.ts';
import { sameStay } from '#shared/same-stay.ts';
import { pageClock } from '#web/lib/clock.ts';
import { LinkButton } from '#web/ui/button.tsx';

interface BookAgainProps extends Pick<ComponentProps<typeof LinkButton>, 'kind'> {
  booking: Booking;
  children: string;
}

/** A link to book the same service again, for the same guests and extras, and for the same dates where these are not past. */
export function BookAgain({ booking, kind, children }: BookAgainProps) {
  return (
    <LinkButton
      to="/booking/$serviceId"
      params={{ serviceId: booking.service.id }}
      search={sameStay(booking, today(pageClock))}
      kind={kind}
    >
      {children}
    </LinkButton>
  );
}
