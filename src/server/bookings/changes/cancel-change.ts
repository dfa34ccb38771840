import type { App } from '#server/app.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import type { BookingChange } from '#shared/contracts/booking-changes.ts';
import { AppError } from '#shared/errors.ts';
import { findOwnBooking } from '../access-queries.ts';
import { lockBooking } from '../lock-booking.ts';
import { changeAnswer } from './change-answers.ts';
import { lapseChange } from './lapse-change.ts';
import { findChange, listPaidParts } from './queries.ts';
import { lockChange } from './repository.ts';

/**
 * The traveller cancels a change that waits for its payment. Money that arrives for it later is refunded. A second call
 * answers the same.
 * @throws AppError not_found (also for another person's), change_paid (it was applied already)
 */
export async function cancelChange(
  app: App,
  person: { id: string },
  { bookingId, changeId }: { bookingId: string; changeId: string },
  { inSameTx }: UseCaseOptions<BookingChange> = {},
): Promise<BookingChange> {
  const own = await findOwnBooking(app.db, { idOrReference: bookingId, personId: person.id });
  const found = own && (await findChange(app.db, changeId));
  if (!own || found?.bookingId !== own.id) throw new AppError('not_found');
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, own.id);
    const change = await lockChange(tx, changeId);
    if (change.status === 'applied') throw new AppError('change_paid');
    const lapsed = await lapseChange(tx, booking, change, { reason: 'traveller', at });
    const answer = changeAnswer(lapsed ?? change, { paid: await listPaidParts(tx, own.id), now: at });
    await inSameTx?.(tx, answer);
    return answer;
  });
}
