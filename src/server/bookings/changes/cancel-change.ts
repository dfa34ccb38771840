import type { App } from '#server/app.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import type { BookingChange } from '#shared/contracts/booking-changes.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { lockBooking } from '../lock-booking.ts';
import { changeAnswer } from './change-answers.ts';
import { lapseChange } from './lapse-change.ts';
import { findChange, listPaidParts } from './queries.ts';
import { lockChange } from './repository.ts';

/**
 * The traveller cancels a change that waits for its provider or its payment. Money that arrives for it later is
 * refunded. A second call answers the same.
 * @throws AppError not_found (also for another booking's), change_paid (it was applied already)
 */
export async function cancelChange(
  app: App,
  { bookingId, changeId }: { bookingId: string; changeId: string },
  { inSameTx, lang = 'en' }: UseCaseOptions<BookingChange> & { lang?: Lang } = {},
): Promise<BookingChange> {
  const found = await findChange(app.db, changeId);
  if (found?.bookingId !== bookingId) throw new AppError('not_found');
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    const change = await lockChange(tx, changeId);
    if (change.status === 'applied') throw new AppError('change_paid');
    const reason = change.status === 'asked' ? 'withdrawn' : 'traveller';
    const lapsed = await lapseChange(tx, booking, change, { reason, at });
    const answer = changeAnswer(lapsed ?? change, { paid: await listPaidParts(tx, bookingId), now: at, lang });
    await inSameTx?.(tx, answer);
    return answer;
  });
}
