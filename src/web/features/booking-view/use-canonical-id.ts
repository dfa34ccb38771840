import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';

type Page =
  | '/confirmation/$id'
  | '/payment/$bookingId'
  | '/dashboard/bookings/$bookingId'
  | '/provider/bookings/$bookingId';

/**
 * Replaces a booking's reference in the address by its id. Calls that change a booking keep their answer under the id,
 * so a page that asks by the reference would go on showing the old one.
 * @param named the id or reference in the address   @param booking undefined until it is known
 */
export function useCanonicalId(to: Page, named: string, booking: Pick<Booking, 'id'> | undefined): void {
  const navigate = useNavigate();
  const id = booking?.id ?? named;
  useEffect(() => {
    if (id !== named) void navigate({ to, params: { id, bookingId: id }, replace: true });
  }, [id, named, navigate, to]);
}
