import type { Category } from '#shared/categories.ts';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import { LinkButton } from '#web/ui/button.tsx';

interface FindSimilarProps {
  booking: Pick<BookingItem, 'service'>;
  children: string;
}

/** A link to other listings of the same kind, after a host could not take the traveller. */
export function FindSimilar({ booking, children }: FindSimilarProps) {
  return (
    <LinkButton to="/services" search={{ category: booking.service.category as Category }}>
      {children}
    </LinkButton>
  );
}
