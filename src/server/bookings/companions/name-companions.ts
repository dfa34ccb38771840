import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { answersChangeableUntil } from '../answers/answer-rules.ts';
import { lockBooking } from '../lock-booking.ts';
import { bookings } from '../tables.ts';
import { openCompanions, sealCompanions } from './stored-companions.ts';

/** Changes of the companions of one booking. */
export const companionChangesPerBooking = { most: 20, periodMs: 24 * 3_600_000 };

/**
 * Names those who come along, in place of those who were named before, until 18:00 of the evening before the first day.
 * @param wanted.names plain names, at most as many as the booking has guests
 * @throws AppError not_found, companions_closed (too late, or cancelled), companions_many (more than guests), too_many_tries
 */
export function nameCompanions(app: App, { bookingId, names }: { bookingId: string; names: string[] }): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    if (!answersChangeableUntil(booking, at)) throw new AppError('companions_closed');
    if (names.length > booking.guests) throw new AppError('companions_many');
    if (JSON.stringify(names) === JSON.stringify(openCompanions(app, booking.companionsSealed))) return;
    if (app.config.rateLimits)
      await takeTries(tx, [{ subject: `companions:${bookingId}`, ...companionChangesPerBooking }], at);
    await tx
      .update(bookings)
      .set({ companionsSealed: sealCompanions(app, names) })
      .where(eq(bookings.id, bookingId));
  });
}
