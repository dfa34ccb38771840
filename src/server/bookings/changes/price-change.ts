import type { App } from '#server/app.ts';
import { type AskedDates, type BookableService, getBookable } from '#server/catalogue/bookable-queries.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { checkBookingRules } from '#shared/booking-rules.ts';
import { areSameExtras } from '#shared/charged-extras.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { ExtraCount } from '#shared/extras.ts';
import { type UsdCents, usd } from '#shared/money.ts';
import { childAgeOf, isSameParty, type PartyGroup } from '#shared/party.ts';
import { quoteWithProof } from '#shared/party-proof.ts';
import { capPolicy, type FrozenPolicy, freezePolicy, refundPercentAt } from '#shared/policy.ts';
import { checkBookingWindow, GUESTS_MAX, type Quote } from '#shared/quote.ts';
import { centsBackOfChange, isChangeable } from '../cancellation.ts';
import type { Booking } from '../lock-booking.ts';
import { leftOfAll } from '../price-parts.ts';
import { isAgreed } from '../requests/request-rules.ts';
import { type Refundable, type Share, sharesOf } from '../shares.ts';

/** The dates and guests asked for. An empty end date counts as absent, and is ignored where the service's length decides it. */
export interface StayRequest {
  startDate: CalendarDate;
  endDate?: CalendarDate | '' | null | undefined;
  guests: number;
  /** Absent: as it is, while the number of guests is. */
  party?: readonly PartyGroup[] | null | undefined;
  /** Absent: as they are, for at most as many guests. */
  extras?: readonly ExtraCount[] | null | undefined;
}

export interface PricedChange {
  service: BookableService;
  quote: Quote;
  /** The new price less the old one. */
  differenceCents: number;
  /** What a cheaper change refunds, points included. */
  refundCents: UsdCents;
  /** How that refund is divided over the booking's payments. */
  sharesBack: Share[];
  /** How a refund of the whole difference would be divided. */
  sharesAtBest: Share[];
  /** The policy that applies to cancelling once the change is applied. */
  policy: FrozenPolicy;
}

/**
 * What other dates or guests cost at today's prices, or other extras beside the stay as it was booked, and what a cheaper change refunds:
 * the percentage that cancelling would refund now. Fees that are paid on the spot stay those of the booking, and its extras keep the prices of then. Afterwards the policy counts from the new start date, and never refunds more than that percentage.
 * @param paid what is not refunded of each payment of the booking
 * @throws AppError request_not_changeable (it is a request that was not accepted), not_changeable (the booking's state or policy, or its service is not offered any more), sold_out,
 * invalid_dates
 */
export async function priceChange(
  app: App,
  db: DbOrTx,
  { booking, asked, paid }: { booking: Booking; asked: StayRequest; paid: readonly Refundable[] },
): Promise<PricedChange> {
  const now = app.clock.now();
  if (!isAgreed(booking)) throw new AppError('request_not_changeable');
  if (!isChangeable(booking, now)) throw new AppError('not_changeable');
  if (asked.guests > GUESTS_MAX) throw new AppError('sold_out');
  const { startDate, guests } = asked;
  const endDate = asked.endDate || undefined;
  const service = await getChangedService(db, booking, { startDate, endDate });
  const party = asked.party ?? (guests === booking.guests && booking.party.length > 0 ? booking.party : undefined);
  const added = { extras: asked.extras ?? undefined, keptExtras: booking.extras };
  const priced = quoteWithProof(service, { startDate, endDate, guests, party, ...added });
  const quote = isSameStay(booking, priced) ? withPriceOf(booking, priced) : priced;
  const day = today(app.clock);
  checkBookingWindow({ today: day, startDate: quote.startDate, lastDate: quote.dates.at(-1) });
  checkBookingRules(service, quote, day, booking);
  const percent = refundPercentAt(booking.policy, now);
  const differenceCents = quote.totalCents - booking.totalCents;
  const backAt = (share: number) =>
    centsBackOfChange({
      leftCents: leftOfAll(paid),
      fromCents: booking.totalCents,
      toCents: quote.totalCents,
      percent: share,
    });
  const refundCents = backAt(percent);
  return {
    service,
    quote,
    differenceCents,
    refundCents,
    sharesBack: sharesOf(paid, refundCents),
    sharesAtBest: sharesOf(paid, backAt(100)),
    policy: capPolicy(freezePolicy(booking.policy.name, quote.startDate, agreedAt(booking)), percent),
  };
}

/** From when what is free after booking counts: a request is a booking once it was accepted. */
const agreedAt = ({ approval, answeredAt, createdAt }: Booking): Date =>
  approval === 'accepted' && answeredAt ? answeredAt : createdAt;

/**
 * The booking's service at today's prices, with the fees that the booking has kept: by them, too, its guests are told apart.
 * @throws AppError not_changeable when it is not offered any more
 */
async function getChangedService(db: DbOrTx, booking: Booking, dates: AskedDates): Promise<BookableService> {
  const service = await getOfferedService(db, booking, dates);
  const { onSiteFees, party } = booking;
  return { ...service, onSiteFees, childUntil: service.childUntil ?? childAgeOf(party) };
}

/** The booking's service. @throws AppError not_changeable when it is not offered any more */
async function getOfferedService(
  db: DbOrTx,
  { serviceId, priceUnit }: Booking,
  dates: AskedDates,
): Promise<BookableService> {
  try {
    const { service } = await getBookable(db, serviceId, dates);
    // If the unit of its price has changed, the places of the booking and of the change cannot be compared.
    if (service.priceUnit === priceUnit) return service;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  throw new AppError('not_changeable');
}

/** Whether the quote is for the dates and guests that the booking has already. */
const isSameStay = (booking: Booking, quote: Quote): boolean =>
  booking.startDate === quote.startDate && booking.endDate === quote.endDate && isSameParty(booking, quote);

/** Whether it is also for the extras that the booking has already. */
export const isSameTrip = (booking: Booking, quote: Quote): boolean =>
  isSameStay(booking, quote) && areSameExtras(booking.extras, quote.extras);

/** The quote with the stay as it was booked: who changes extras alone does not pay another price for the stay. */
function withPriceOf({ lines, places, party }: Booking, quote: Quote): Quote {
  const sum = [...lines, ...quote.extras].reduce((total, { amountCents }) => total + amountCents, 0);
  return { ...quote, lines, places, party, totalCents: usd(sum) };
}
