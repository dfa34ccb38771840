import { eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { lockBooking } from '#server/bookings/lock-booking.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { notesMost } from '#shared/booking-notes.ts';
import { AppError } from '#shared/errors.ts';
import { bookingNotes } from './tables.ts';

/**
 * Notes something of a booking for our team. Nobody changes or removes it later. That it was noted is recorded, without
 * the note, which may hold what is personal.
 * @throws AppError not_found, notes_many
 */
export async function addNote(
  app: App,
  admin: { id: string },
  { bookingId, text }: { bookingId: string; text: string },
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    // So that two at the same time do not pass the limit together.
    await lockBooking(tx, bookingId);
    const [row] = await tx
      .select({ notes: sql<number>`count(*)`.mapWith(Number) })
      .from(bookingNotes)
      .where(eq(bookingNotes.bookingId, bookingId));
    if ((row?.notes ?? 0) >= notesMost) throw new AppError('notes_many');
    const at = app.clock.now();
    await tx.insert(bookingNotes).values({ bookingId, writtenBy: admin.id, text, createdAt: at });
    const entry = { actorId: admin.id, action: 'booking.noted', detail: {}, at } as const;
    await recordAudit(tx, { ...entry, subjectType: 'booking', subjectId: bookingId });
    await inSameTx?.(tx);
  });
}
