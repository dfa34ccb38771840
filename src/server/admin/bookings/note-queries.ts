import { desc, eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { AdminBooking } from '#shared/contracts/admin-bookings.ts';
import { bookingNotes } from './tables.ts';

/** What our team has noted of a booking, the newest first; by `booking_notes_booking`. */
export async function listNotes(db: DbOrTx, bookingId: string): Promise<AdminBooking['notes']> {
  const rows = await db
    .select({
      ...{ id: bookingNotes.id, at: bookingNotes.createdAt, text: bookingNotes.text },
      by: { id: people.id, name: people.name },
    })
    .from(bookingNotes)
    .innerJoin(people, eq(people.id, bookingNotes.writtenBy))
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(desc(bookingNotes.createdAt), desc(bookingNotes.id));
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }));
}
