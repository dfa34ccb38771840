import type { App } from '../app.ts';
import { transaction } from '../db/client.ts';
import { enqueue } from '../jobs/queue.ts';
import { earnPoints } from '../loyalty/earn-points.ts';
import { moveBooking } from './lifecycle.ts';
import { findLocked } from './repository.ts';

/** One point for every whole dollar. */
const pointsFor = (totalCents: number) => Math.floor(totalCents / 100);

/** Once its last day is over, a confirmed booking is completed: the traveller earns points, the provider their share. */
export function completeBooking(app: App, bookingId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await findLocked(tx, bookingId);
    if (!booking || booking.completesAt > at) return;
    if (
      !(await moveBooking(tx, booking, { to: 'completed', actor: 'system', reason: 'over', at, from: ['confirmed'] }))
    )
      return;
    await earnPoints(tx, { personId: booking.personId, bookingId, points: pointsFor(booking.totalCents), at });
    await enqueue(tx, 'post-earning', { bookingId }, { key: bookingId });
  });
}
