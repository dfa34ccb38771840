import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { addDigests } from '#server/add-digests.ts';
import type { App } from '#server/app.ts';
import { keyOfDestination, openDestination } from './destination.ts';
import { payoutMethods } from './tables.ts';

/** Adds the digests of destinations that were stored without one; one that was changed meanwhile has it, or gets it next time. */
export function addDestinationKeys(app: App): Promise<void> {
  const { providerId: id, destinationSealed, destinationKey } = payoutMethods;
  return addDigests(app, {
    what: 'payout method',
    list: (last, limit) =>
      app.db
        .select({ id, destinationSealed })
        .from(payoutMethods)
        .where(and(isNull(destinationKey), last === undefined ? undefined : gt(id, last)))
        .orderBy(asc(id))
        .limit(limit),
    digest: (row) => keyOfDestination(app.secrets, openDestination(app.secrets, row.destinationSealed)),
    save: (row, key) =>
      app.db
        .update(payoutMethods)
        .set({ destinationKey: key })
        .where(and(eq(id, row.id), eq(destinationSealed, row.destinationSealed), isNull(destinationKey))),
  });
}
