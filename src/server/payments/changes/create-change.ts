import { isDeepStrictEqual } from 'node:util';
import type { BookingChange } from '#shared/contracts/booking-changes.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { findOwnBookingId } from '../../bookings/access/queries.ts';
import { applyAtOnce, holdChange } from '../../bookings/changes/apply-change.ts';
import { changeAnswer, figuresOf, termsAfter } from '../../bookings/changes/change-answers.ts';
import { type ChangeWish, isSameTrip, type PricedChange, priceChange } from '../../bookings/changes/price-change.ts';
import { type Change, findHeldChange, listPaidParts } from '../../bookings/changes/queries.ts';
import { lockBooking } from '../../bookings/lifecycle.ts';
import { type Tx, transaction } from '../../db/client.ts';
import { getSettings } from '../../settings/queries.ts';
import { decideRefund, lockRefundables } from '../refunds/decide-refund.ts';
import { insertChangePayment } from '../repository.ts';

/** @see ChangeRequest, the contract's */
export interface ChangeAsked extends ChangeWish {
  /** In dollars and in points as they were shown; what is absent may be whatever it is. */
  total: number;
  refund?: number | undefined;
  pointsBack?: number | undefined;
  amountDue?: number | undefined;
  /** What cancelling would give back afterwards, by the instants of its policy. */
  policy?: BookingChange['policy'] | undefined;
}

/**
 * Changes dates or guests of one's own booking. Dearer: its further places are held and its difference waits to be
 * paid, as a payment of its own. Else it counts at once, and what comes back of a cheaper price is decided by the
 * policy in the same transaction.
 * @param also more to be written in the same transaction
 * @throws AppError not_found (also for another's), not_changeable, change_open, disputed, invalid_dates, invalid_input
 * (nothing would change), quote_changed (other than shown; with what is right now), sold_out
 */
export async function createChange(
  app: App,
  person: { id: string },
  idOrReference: string,
  asked: ChangeAsked,
  also: (tx: Tx, answer: BookingChange) => Promise<void>,
): Promise<BookingChange> {
  const id = await findOwnBookingId(app.db, idOrReference, person.id);
  if (!id) throw new AppError('not_found');
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, id);
    const { paid } = await lockRefundables(tx, id);
    const parts = paid.map(({ refundable }) => refundable);
    const priced = await priceChange(app, tx, { booking, wish: asked, paid: parts });
    if (await findHeldChange(tx, id)) throw new AppError('change_open');
    // A bank holds the money: nobody knows yet what this booking is worth.
    if (paid.some(({ payment }) => payment.disputed)) throw new AppError('disputed');
    const { quote } = priced;
    if (isSameTrip(booking, quote)) throw new AppError('invalid_input', { fields: { startDate: 'same_trip' } });
    checkShown(asked, priced, termsAfter(parts, priced));
    const change = await (priced.differenceCents > 0 ? hold : apply)(app, tx, {
      booking,
      priced,
      askedBy: person.id,
      at,
    });
    const { pointsBack } = figuresOf(priced);
    const answer = changeAnswer(change, { paid: await listPaidParts(tx, id), now: at, pointsBack });
    await also(tx, answer);
    return answer;
  });
}

/** Nobody pays more, or gives up more, now or by cancelling later, than they were shown. @throws AppError quote_changed */
function checkShown(shown: ChangeAsked, priced: PricedChange, terms: BookingChange['policy']): void {
  const figures = figuresOf(priced);
  const { total, refund = figures.refund, pointsBack = figures.pointsBack, amountDue = figures.amountDue } = shown;
  const { policy = terms } = shown;
  const asShown =
    total === figures.total &&
    refund === figures.refund &&
    pointsBack === figures.pointsBack &&
    amountDue === figures.amountDue &&
    isDeepStrictEqual(policy, terms);
  if (!asShown) throw new AppError('quote_changed', figures);
}

type Asked = Parameters<typeof applyAtOnce>[1];

async function hold(_app: App, tx: Tx, asked: Asked): Promise<Change> {
  const { booking, priced, at } = asked;
  const { holdMinutes } = await getSettings(tx);
  const change = await holdChange(tx, asked, new Date(at.getTime() + holdMinutes * 60_000));
  const dueCents = priced.differenceCents;
  await insertChangePayment(tx, { bookingId: booking.id, changeId: change.id, dueCents, now: at });
  return change;
}

/** What the policy keeps of a cheaper price stays with the booking, and is earned after the trip. */
async function apply(app: App, tx: Tx, asked: Asked): Promise<Change> {
  const { booking, priced, askedBy, at } = asked;
  const change = await applyAtOnce(tx, asked);
  const priceCents = priced.refundCents;
  await decideRefund(app, tx, { booking, priceCents, reason: 'change', decidedBy: askedBy, at });
  return change;
}
