import { eq } from 'drizzle-orm';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';

/**
 * For what a provider accepts: nothing new is promised on a listing while our team has taken it down. What is accepted in the
 * same instant stands, like the bookings made before. @throws AppError taken_down
 */
export async function checkNotTakenDown(db: DbOrTx, serviceId: string): Promise<void> {
  const [listing] = await db.select({ at: services.takenDownAt }).from(services).where(eq(services.id, serviceId));
  if (listing?.at) throw new AppError('taken_down');
}
