import { eq } from 'drizzle-orm';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { providers } from '#server/providers/tables.ts';
import { AppError } from '#shared/errors.ts';

/**
 * For what a provider accepts: nothing new is promised on a listing while our team has taken it down, or has suspended its
 * provider. What is accepted in the same instant stands, like the bookings made before. @throws AppError taken_down
 */
export async function checkNotTakenDown(db: DbOrTx, serviceId: string): Promise<void> {
  const [listing] = await db
    .select({ at: services.takenDownAt, providerStatus: providers.status })
    .from(services)
    .innerJoin(providers, eq(providers.id, services.providerId))
    .where(eq(services.id, serviceId));
  if (listing?.at || listing?.providerStatus === 'suspended') throw new AppError('taken_down');
}
