import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { extensionMaxMinutes } from '../extend-hold.ts';
import type { Booking } from '../lock-booking.ts';
import { shiftPlaces } from '../places.ts';
import type { PricedChange } from './price-change.ts';
import { type Change, insertChange, moveChangeHoldEnd } from './repository.ts';
import { shiftsOf } from './stay-places.ts';

export interface Asked {
  /** Locked by the caller, and without a held change. */
  booking: Booking;
  priced: PricedChange;
  askedBy: string;
  at: Date;
}

/** Takes a dearer change's further places until its difference is paid. @throws AppError sold_out */
export async function holdChange(tx: Tx, asked: Asked, holdEndsAt: Date): Promise<Change> {
  const columns = columnsOf(asked);
  await shiftPlaces(tx, shiftsOf(asked.booking, columns).taken);
  const change = await insertChange(tx, { ...columns, status: 'held', holdEndsAt, holdBaseEndsAt: holdEndsAt });
  await enqueue(tx, 'expire-change', { changeId: change.id }, { at: holdEndsAt });
  return change;
}

/**
 * Lets a change hold its places until `until`, at most 60 minutes longer than at first; never shorter.
 * @returns whether its hold ends later now
 */
export function extendChangeHold(tx: Tx, changeId: string, until: Date): Promise<boolean> {
  return moveChangeHoldEnd(tx, changeId, until, extensionMaxMinutes);
}

/** The columns of a change's row that both kinds of it share. */
export function columnsOf({ booking, priced, askedBy, at }: Asked) {
  const { quote, differenceCents, refundCents, policy } = priced;
  const { startDate, endDate, guests, places, lines, totalCents } = quote;
  return {
    bookingId: booking.id,
    ...{ startDate, endDate, guests, places, lines, totalCents, differenceCents, refundCents, policy },
    fromStartDate: booking.startDate,
    fromEndDate: booking.endDate,
    fromGuests: booking.guests,
    fromPlaces: booking.places,
    fromTotalCents: booking.totalCents,
    askedBy,
    createdAt: at,
  };
}
