import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { keyOfDestination, openDestination } from './destination.ts';
import { payoutMethods } from './tables.ts';

const batch = 500;

/** Adds the digests of destinations that were stored before there were any, up to 500. */
export async function addDestinationKeys(app: App): Promise<void> {
  const rows = await app.db
    .select({ providerId: payoutMethods.providerId, sealed: payoutMethods.destinationSealed })
    .from(payoutMethods)
    .where(isNull(payoutMethods.destinationKey))
    .limit(batch);
  for (const { providerId, sealed } of rows) {
    const destinationKey = keyOfDestination(app.secrets, openDestination(app.secrets, sealed));
    const unchanged = and(eq(payoutMethods.providerId, providerId), isNull(payoutMethods.destinationKey));
    await app.db.update(payoutMethods).set({ destinationKey }).where(unchanged);
  }
}
