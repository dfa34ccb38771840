import { eq } from 'drizzle-orm';
import { services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import type { ListingSays } from '../came-rules.ts';
import { bookings } from '../tables.ts';

/** What a listing says of when its guests come. */
export async function getListingSays(tx: Tx, serviceId: string): Promise<ListingSays> {
  const { facts, category, durationDays } = services;
  const [row] = await tx.select({ facts, category, durationDays }).from(services).where(eq(services.id, serviceId));
  if (!row) throw new Error(`There is no listing ${serviceId}`);
  return row;
}

/** Writes when it was noted that nobody came, or with null that this was taken back, of a booking that the caller has locked. */
export async function setNoShow(tx: Tx, id: string, noShowAt: Date | null): Promise<void> {
  await tx.update(bookings).set({ noShowAt }).where(eq(bookings.id, id));
}
