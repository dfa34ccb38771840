import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { bookings } from '../tables.ts';

/** Writes when it was noted that nobody came, or with null that this was taken back, of a booking that the caller has locked. */
export async function setNoShow(tx: Tx, id: string, noShowAt: Date | null): Promise<void> {
  await tx.update(bookings).set({ noShowAt }).where(eq(bookings.id, id));
}
