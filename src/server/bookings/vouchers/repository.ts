import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { bookings } from '../tables.ts';

/** Records the check-in of a confirmed booking. @returns false when it was recorded before, or the booking is not confirmed any more, or marked as a no-show */
export async function markCheckedIn(tx: Tx, id: string, { by, at }: { by: string; at: Date }): Promise<boolean> {
  const changed = await tx
    .update(bookings)
    .set({ checkedInAt: at, checkedInBy: by })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.status, 'confirmed'),
        isNull(bookings.checkedInAt),
        isNull(bookings.noShowAt),
      ),
    )
    .returning({ id: bookings.id });
  return changed.length > 0;
}
