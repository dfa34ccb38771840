import type { ShownPicture } from '#server/pictures/picture-answer.ts';
import type { BookingItem } from '#shared/contracts/bookings.ts';
import type { PaymentStatus } from '#shared/states.ts';
import type { ArrivalRow } from './arrival-queries.ts';
import type { Change } from './changes/queries.ts';
import type { Charge, PaidSumRow } from './charge-queries.ts';
import type { NoShowEntry } from './no-show-queries.ts';
import type { MemberRow } from './provider/member-answer.ts';
import type { RefundRow } from './refund-entry.ts';
import type { PaidByMethod } from './shares.ts';
import type { bookings, bookingTransitions } from './tables.ts';

type BookingRow = typeof bookings.$inferSelect;

/** A booking and its listing. */
interface TripRow {
  booking: BookingRow;
  service: { id: string; titleEn: string | null; titleSw: string | null; location: string; category: string };
}

/** A booking as its calendar file tells it. */
export interface CalendarRow extends TripRow {
  arrival: ArrivalRow;
}

export interface ItemRow extends TripRow {
  service: TripRow['service'] & { cover: ShownPicture };
  /** Null before anybody tried to pay. */
  payment: { status: PaymentStatus } | null;
  /** The status of all its paid payments taken together; null while none was paid. */
  paidStatus: PaymentStatus | null;
  /** Whether there are refunds, and whether any of them is not finished. */
  back: { any: boolean; open: boolean };
  phoneRequest: BookingItem['phoneRequest'];
  paidSums: PaidSumRow[];
  /** Null where its traveller has not reviewed it. */
  ownReview: 'public' | 'taken_down' | null;
  /** Whether its traveller is on the team of its provider. */
  isOwnListing: boolean;
}

export interface FullRow extends ItemRow {
  provider: { id: string; name: string };
  arrival: ArrivalRow;
  transitions: (typeof bookingTransitions.$inferSelect)[];
  neverCame: boolean;
  refunds: RefundRow[];
  /** Points that were spent on the booking and no longer pay a part of its price. */
  pointsOutOfPrice: number;
  /** The booking's paid payments. */
  charges: Charge[];
  /** What is not refunded of each of them. */
  paid: (PaidByMethod & { disputed: boolean })[];
  /** Charges that are refunded because they came too late or twice. */
  surplus: Charge[];
  /** The change that waits for its provider or its payment. */
  open: Change | undefined;
  /** Applied and lapsed changes. */
  ended: Change[];
  noShows: NoShowEntry[];
  /** Null unless a member of its provider asks. */
  member: MemberRow | null;
}
