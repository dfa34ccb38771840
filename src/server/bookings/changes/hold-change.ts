import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { holdWithinLimits, lockHolder } from '../check-hold-limits.ts';
import { extensionMaxMinutes } from '../extend-hold.ts';
import type { Booking } from '../lock-booking.ts';
import { shiftPlaces } from '../places.ts';
import type { PricedChange } from './price-change.ts';
import { type Change, insertChange, moveChangeHoldEnd } from './repository.ts';
import { shiftsOf } from './stay-places.ts';

/** A change that a person asked for, with its price. */
export interface PricedRequest {
  /** Locked by the caller. It has no held change. */
  booking: Booking;
  priced: PricedChange;
  /** The answers that it brings; null: those of the booking stay. */
  answersSealed: string | null;
  /** The traveller, also where our team makes it for them: their limits count. */
  askedBy: string;
  /** Why our team makes it for them; null where they do it themselves. */
  ourReason: string | null;
  at: Date;
}

/**
 * Takes the further places of a change that costs more, until its difference is paid. They count among those that a
 * person holds unpaid.
 * @param holdMinutes the setting   @throws AppError sold_out, and the refusals of `holdWithinLimits`
 */
export async function holdChange(app: App, tx: Tx, asked: PricedRequest, holdMinutes: number): Promise<Change> {
  const columns = columnsOf(asked);
  const { booking, priced, askedBy, at } = asked;
  const { taken } = shiftsOf(booking, columns);
  const wish = { service: priced.service, taken, holdMinutes, at };
  const holder = await lockHolder(app, tx, askedBy, at);
  const steps = { take: () => shiftPlaces(tx, taken), write: async () => {} };
  const holdEndsAt = await holdWithinLimits(tx, holder, wish, steps);
  const change = await insertChange(tx, { ...columns, status: 'held', holdEndsAt, holdBaseEndsAt: holdEndsAt });
  await enqueue(tx, 'expire-change', { changeId: change.id }, { at: holdEndsAt });
  return change;
}

/**
 * Extends a change's hold to `until`, at most 60 minutes beyond its first end. A hold is never shortened.
 * @returns whether the hold was extended
 */
export function extendChangeHold(tx: Tx, changeId: string, until: Date): Promise<boolean> {
  return moveChangeHoldEnd(tx, changeId, until, extensionMaxMinutes);
}

/** The columns that held changes and changes applied at once have in common. */
export function columnsOf({ booking, priced, answersSealed, askedBy, ourReason, at }: PricedRequest) {
  const { quote, differenceCents, refundCents, policy } = priced;
  const { startDate, endDate, guests, party, places, lines, extras, totalCents } = quote;
  return {
    bookingId: booking.id,
    ...{ startDate, endDate, guests, party, places, lines, extras, totalCents },
    ...{ differenceCents, refundCents, policy },
    answersSealed,
    fromStartDate: booking.startDate,
    fromEndDate: booking.endDate,
    fromGuests: booking.guests,
    fromParty: booking.party,
    fromPlaces: booking.places,
    fromExtras: booking.extras,
    fromTotalCents: booking.totalCents,
    ...{ askedBy, ourReason },
    createdAt: at,
  };
}
