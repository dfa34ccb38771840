import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { providers } from '#server/providers/tables.ts';
import { services } from './tables.ts';

const batch = 200;

/**
 * Enqueues the letters that are due because the last day that travellers may book comes near: one for all listings of a provider
 * with the same day, and once for each value of it; those of a suspended provider wait until it is restored. By
 * `services_closing`. Which listings are public, and whether the day is over, is found out by the job.
 */
export async function warnOfClosingListings(app: App): Promise<void> {
  let found = batch;
  while (found === batch) {
    found = await transaction(app, async (tx) => {
      const due = await tx
        .select({ id: services.id, providerId: services.providerId, until: services.bookableUntil })
        .from(services)
        .innerJoin(providers, and(eq(providers.id, services.providerId), eq(providers.status, 'approved')))
        .where(and(isNotNull(services.closesWarnsAt), lte(services.closesWarnsAt, app.clock.now())))
        .orderBy(asc(services.closesWarnsAt), asc(services.id))
        .limit(batch)
        .for('no key update', { of: services, skipLocked: true });
      const ids = due.map(({ id }) => id);
      await tx.update(services).set({ closesWarnsAt: null }).where(inArray(services.id, ids));
      const letters = new Map(due.map(({ providerId, until }) => [`${providerId}:${until}`, { providerId, until }]));
      for (const [key, { providerId, until }] of letters) {
        if (until !== null) await enqueue(tx, 'mail-listings-closing', { providerId, until }, { key });
      }
      return due.length;
    });
  }
}
