import type { ShownPicture } from '#server/pictures/picture-answer.ts';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import type { PaymentStatus } from '#shared/states.ts';
import type { Change } from './changes/queries.ts';
import type { Charge } from './charge-queries.ts';
import type { RefundRow } from './refund-entry.ts';
import type { PaidByWay } from './shares.ts';
import type { bookings, bookingTransitions } from './tables.ts';

type BookingRow = typeof bookings.$inferSelect;

/** A booking and what it is for. */
export interface TripRow {
  booking: BookingRow;
  service: { id: string; titleEn: string | null; titleSw: string | null; location: string; category: string };
}

export interface ItemRow extends TripRow {
  service: TripRow['service'] & { cover: ShownPicture };
  /** Null before anybody tried to pay. */
  payment: { status: PaymentStatus } | null;
  /** How all its payments that were paid stand together; null while none was. */
  paidStatus: PaymentStatus | null;
  /** Whether money goes back, and whether any of it still is on its way. */
  back: { any: boolean; open: boolean };
  phoneRequest: BookingItem['phoneRequest'];
}

export interface FullRow extends ItemRow {
  provider: { id: string; name: string };
  transitions: (typeof bookingTransitions.$inferSelect)[];
  neverCame: boolean;
  refunds: RefundRow[];
  /** Points that were spent on it and pay no part of its price any more. */
  pointsOutOfPrice: number;
  /** Its payments that were made, what is left of each, and what came and buys nothing. */
  charges: Charge[];
  paid: (PaidByWay & { disputed: boolean })[];
  surplus: Charge[];
  /** The change that waits for its payment, and those that have ended, either way. */
  held: Change | undefined;
  ended: Change[];
}
