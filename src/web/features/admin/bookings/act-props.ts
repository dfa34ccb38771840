import type { RefObject } from 'react';
import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';

/** A dialog of something that can be done with a booking. */
export interface BookingActProps {
  found: AdminBooking;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
  returnTo: RefObject<HTMLElement | null>;
}

/** What an admin can do with a booking. */
export type BookingActKind = 'cancel' | 'change' | 'takeBack' | 'refund' | 'papers';
