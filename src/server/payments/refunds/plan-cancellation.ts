import type { App } from '#server/app.ts';
import { centsBack, isCancellable, percentBack } from '#server/bookings/cancellation.ts';
import { lockBooking } from '#server/bookings/lock-booking.ts';
import { sharesOf } from '#server/bookings/shares.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { dollars, usd } from '#shared/money.ts';
import { lockRefundables, type Refundables } from './decide-refund.ts';
import { methodFor } from './make-refund.ts';
import type { Refund } from './repository.ts';

/** A refund as it would be decided. */
export type PlannedRefund = Pick<Refund, 'reason' | 'method' | 'status' | 'currency' | 'amountMinor' | 'pointsBack'>;

interface PlannedCancellation {
  /** Dollars and points that would be refunded. */
  refundAmount: number;
  pointsBack: number;
  percent: number;
  refunds: PlannedRefund[];
}

/**
 * What would be refunded if an admin cancelled a booking now, by the traveller's policy or in full, and how: as
 * `cancelBooking` decides it. Nothing is changed.
 * @throws AppError not_found, not_cancellable (over, or cancelled already), disputed
 */
export function planCancellation(
  app: App,
  { bookingId, refund }: { bookingId: string; refund: 'policy' | 'full' },
): Promise<PlannedCancellation> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    if (!isCancellable(booking, 'admin', at)) throw new AppError('not_cancellable');
    const percent = percentBack(booking, refund === 'policy' ? 'traveller' : 'admin', at);
    const refundables = await lockRefundables(tx, bookingId);
    const cents = centsBack({ leftCents: refundables.leftCents, totalCents: booking.totalCents, percent });
    if (cents > 0 && refundables.paid.some(({ payment }) => payment.disputed)) throw new AppError('disputed');
    const reason = refund === 'policy' ? 'policy' : 'our_cancel';
    const refunds = plannedRefunds(app, refundables, { cents, reason });
    const pointsBack = refunds.reduce((sum, one) => sum + one.pointsBack, 0);
    return { refundAmount: dollars(usd(cents - pointsBack)), pointsBack, percent, refunds };
  });
}

/** How so many US cents of what is left would be refunded. */
export function plannedRefunds(
  app: App,
  { paid, refunds }: Refundables,
  { cents, reason }: { cents: ReturnType<typeof usd>; reason: PlannedRefund['reason'] },
): PlannedRefund[] {
  const shares = sharesOf(
    paid.map(({ refundable }) => refundable),
    cents,
  );
  return shares.flatMap(({ usdCents, discountCents, amountMinor }, index): PlannedRefund[] => {
    const attempt = paid[index]?.attempt;
    if (usdCents + discountCents === 0) return [];
    const further = refunds.some(({ attemptId }) => attemptId !== null && attemptId === attempt?.id);
    const method = methodFor(app, { attempt, amountMinor, further });
    return [
      {
        ...{ reason, method, amountMinor, pointsBack: discountCents, currency: attempt?.currency ?? 'USD' },
        status: method === 'points' ? 'succeeded' : 'queued',
      },
    ];
  });
}
