import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { bookings } from '../tables.ts';

interface Mark {
  by: string;
  /** At the gate. */
  at: Date;
  /** It was noted without signal, so the trip may be over by now. */
  offline: boolean;
}

/**
 * Records the check-in of a confirmed booking.
 * @returns false when it was recorded before, or the booking is not confirmed any more, or marked as a no-show
 */
export async function markCheckedIn(tx: Tx, id: string, { by, at, offline }: Mark): Promise<boolean> {
  const changed = await tx
    .update(bookings)
    .set({ checkedInAt: at, checkedInBy: by, checkedInOffline: offline })
    .where(
      and(
        eq(bookings.id, id),
        inArray(bookings.status, offline ? ['confirmed', 'completed'] : ['confirmed']),
        isNull(bookings.checkedInAt),
        isNull(bookings.noShowAt),
      ),
    )
    .returning({ id: bookings.id });
  return changed.length > 0;
}
