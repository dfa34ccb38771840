import type { App } from '#server/app.ts';
import { columnsOf } from '#server/bookings/changes/hold-change.ts';
import { isSameTrip, priceChange, type StayRequest } from '#server/bookings/changes/price-change.ts';
import { type Change, findOpenChange } from '#server/bookings/changes/queries.ts';
import { lockBooking } from '#server/bookings/lock-booking.ts';
import { answerEndsAt } from '#server/bookings/requests/request-rules.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { getSettings } from '#server/settings/queries.ts';
import { AppError } from '#shared/errors.ts';
import { lockRefundables } from '../refunds/decide-refund.ts';
import { type PlannedRefund, plannedRefunds } from '../refunds/plan-cancellation.ts';

interface PlannedChange {
  /** As it would be written; nothing is. */
  change: Change;
  /** As they would be decided. */
  refunds: PlannedRefund[];
}

/**
 * The change that an admin would make of a booking for its traveller, as `createChange` makes it. Nothing is changed. How
 * long its places would be held is the usual time: who let others lapse has less.
 * @throws AppError not_found, not_changeable, change_open, disputed, invalid_dates, invalid_input (nothing would change), sold_out
 */
export function planChange(
  app: App,
  { bookingId, asked, ourReason }: { bookingId: string; asked: StayRequest; ourReason: string },
): Promise<PlannedChange> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    const refundables = await lockRefundables(tx, bookingId);
    const paid = refundables.paid.map(({ refundable }) => refundable);
    const priced = await priceChange(app, tx, { booking, asked, paid });
    if (await findOpenChange(tx, bookingId)) throw new AppError('change_open');
    if (refundables.paid.some(({ payment }) => payment.disputed)) throw new AppError('disputed');
    if (isSameTrip(booking, priced.quote)) {
      throw new AppError('invalid_input', { fields: { startDate: 'same_trip' } });
    }
    const columns = columnsOf({ booking, priced, answersSealed: null, askedBy: booking.personId, ourReason, at });
    const asks = booking.approval === 'accepted';
    const holds = !asks && priced.differenceCents > 0;
    const first = booking.startDate < columns.startDate ? booking.startDate : columns.startDate;
    const { holdMinutes } = await getSettings(tx);
    const holdEndsAt = asks ? answerEndsAt(first, at) : holds ? new Date(at.getTime() + holdMinutes * 60_000) : null;
    const change: Change = {
      ...{ id: newId(), ...columns, holdEndsAt, holdBaseEndsAt: holdEndsAt, answeredAt: null },
      ...{ status: asks ? 'asked' : holds ? 'held' : 'applied', appliedAt: asks || holds ? null : at },
      ...{ lapsedAt: null, lapseReason: null, declineReason: null },
    };
    const cents = priced.refundCents;
    const isRefunded = change.status === 'applied' && cents > 0;
    return { change, refunds: isRefunded ? plannedRefunds(app, refundables, { cents, reason: 'change' }) : [] };
  });
}
