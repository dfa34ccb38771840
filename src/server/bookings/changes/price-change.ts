import type { App } from '#server/app.ts';
import { type BookableService, getBookableService } from '#server/catalogue/queries.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { UsdCents } from '#shared/money.ts';
import { capPolicy, type FrozenPolicy, freezePolicy, refundPercentAt } from '#shared/policy.ts';
import { checkBookingWindow, GUESTS_MAX, type Quote, quoteFor } from '#shared/quote.ts';
import { centsBackOfChange, isChangeable } from '../cancellation.ts';
import type { Booking } from '../lock-booking.ts';
import { leftOfAll } from '../price-parts.ts';
import { type Refundable, type Share, sharesOf } from '../shares.ts';

/** Other dates or guests; an empty end counts as absent, and is ignored where it follows from the service. */
export interface ChangeWish {
  startDate: CalendarDate;
  endDate?: CalendarDate | '' | null | undefined;
  guests: number;
}

export interface PricedChange {
  service: BookableService;
  quote: Quote;
  /** The new price less the old one. */
  differenceCents: number;
  /** What comes back of a cheaper price, points included; and of which payment, with what is sent for it. */
  refundCents: UsdCents;
  sharesBack: Share[];
  /** The same, if the policy gave all of it back. */
  sharesAtBest: Share[];
  /** What cancelling gives back once it is changed. */
  policy: FrozenPolicy;
}

/**
 * What other dates or guests cost at today's prices, and what of a cheaper price comes back: the percentage that
 * cancelling would give now. The policy is counted from the new start, and never gives more than that either.
 * @param paid what is left of each payment of the booking
 * @throws AppError not_changeable (the booking's state or policy, or its service is not offered any more), sold_out,
 * invalid_dates
 */
export async function priceChange(
  app: App,
  db: DbOrTx,
  { booking, wish, paid }: { booking: Booking; wish: ChangeWish; paid: readonly Refundable[] },
): Promise<PricedChange> {
  const now = app.clock.now();
  if (!isChangeable(booking, now)) throw new AppError('not_changeable');
  if (wish.guests > GUESTS_MAX) throw new AppError('sold_out');
  const service = await stillOffered(db, booking);
  const { startDate, endDate, guests } = wish;
  const quote = quoteFor(service, { startDate, endDate: endDate || undefined, guests });
  checkBookingWindow({ today: today(app.clock), startDate: quote.startDate, lastDate: quote.dates.at(-1) });
  const percent = refundPercentAt(booking.policy, now);
  const differenceCents = quote.totalCents - booking.totalCents;
  const backAt = (share: number) => centsBackOfChange(leftOfAll(paid), booking.totalCents, quote.totalCents, share);
  const refundCents = backAt(percent);
  return {
    service,
    quote,
    differenceCents,
    refundCents,
    sharesBack: sharesOf(paid, refundCents),
    sharesAtBest: sharesOf(paid, backAt(100)),
    policy: capPolicy(freezePolicy(booking.policy.name, quote.startDate, booking.createdAt), percent),
  };
}

async function stillOffered(db: DbOrTx, { serviceId, priceUnit }: Booking): Promise<BookableService> {
  try {
    const service = await getBookableService(db, serviceId);
    // Sold by other units since: what the booking holds could not be compared with what it would.
    if (service.priceUnit === priceUnit) return service;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  throw new AppError('not_changeable');
}

/** Whether a wish is what the booking has already. */
export const isSameTrip = (booking: Booking, { startDate, endDate, guests }: Quote): boolean =>
  booking.startDate === startDate && booking.endDate === endDate && booking.guests === guests;
