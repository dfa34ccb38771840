import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';

type Page = '/confirmation/$id' | '/payment/$bookingId' | '/dashboard/bookings/$bookingId';

/**
 * A page that was opened by a booking's reference goes on at its id: what changes the booking keeps the answer under
 * that, and the page would go stale.
 * @param named what the address says   @param booking undefined until it is known
 */
export function useItsId(to: Page, named: string, booking: Pick<Booking, 'id'> | undefined): void {
  const navigate = useNavigate();
  const id = booking?.id ?? named;
  useEffect(() => {
    if (id !== named) void navigate({ to, params: { id, bookingId: id }, replace: true });
  }, [id, named, navigate, to]);
}
