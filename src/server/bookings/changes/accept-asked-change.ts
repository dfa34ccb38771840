import type { Tx } from '#server/db/client.ts';
import { together } from '#server/db/statement.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { shiftGivingBack } from '../calendar-imports/give-back.ts';
import type { Booking } from '../lock-booking.ts';
import { shiftPlaces } from '../places.ts';
import { payEndsAt } from '../requests/request-rules.ts';
import { applyOpenChange } from './apply-change.ts';
import { type Change, moveChange } from './repository.ts';
import { shiftsOf } from './stay-places.ts';

interface Accepted {
  state: 'held' | 'applied';
  /**
   * Takes and returns its places. To be called last, since others want these days.
   * @throws AppError sold_out; the caller's transaction is rolled back
   */
  movePlaces(): Promise<unknown>;
}

/**
 * Does what a provider has accepted: a change that costs more is held until it is paid; any other is applied.
 * @param booking locked by the caller   @param change locked and `asked`   @param holdMinutes the setting
 * @returns its new state; the caller opens the payment of a held one, and refunds what an applied one makes cheaper
 */
export async function acceptAskedChange(
  tx: Tx,
  booking: Booking,
  change: Change,
  { holdMinutes, at }: { holdMinutes: number; at: Date },
): Promise<Accepted> {
  const { taken, whole } = shiftsOf(booking, change);
  if (change.differenceCents <= 0) {
    await applyOpenChange(tx, booking, { ...change, answeredAt: at }, at);
    return { state: 'applied', movePlaces: () => shiftGivingBack(tx, whole, at) };
  }
  const firstDay = booking.startDate < change.startDate ? booking.startDate : change.startDate;
  const holdEndsAt = payEndsAt(firstDay, { holdMinutes, at });
  await moveChange(tx, change.id, 'held', { answeredAt: at, holdEndsAt, holdBaseEndsAt: holdEndsAt });
  await together(tx, () => [
    enqueue(tx, 'expire-change', { changeId: change.id }, { at: holdEndsAt }),
    enqueue(tx, 'mail-change-accepted', { changeId: change.id }, { key: change.id }),
  ]);
  return { state: 'held', movePlaces: () => shiftPlaces(tx, taken) };
}
