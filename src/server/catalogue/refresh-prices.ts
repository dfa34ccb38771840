import { sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { today } from '#shared/dates.ts';
import { serviceSeasons, services } from './tables.ts';

/**
 * Updates the lowest prices that lists show and sort by, without seasons that are over. One statement over all listings,
 * once a day; a second run changes nothing.
 * @see fromPriceCents in quote.ts, the same rule for one listing
 */
export async function refreshLowestPrices(app: App): Promise<void> {
  const lowest = app.db.$with('lowest').as(
    app.db
      .select({
        id: services.id,
        cents: sql<number>`least(${services.priceCents}, min(${serviceSeasons.priceCents}))`.as('cents'),
      })
      .from(services)
      .leftJoin(
        serviceSeasons,
        sql`${serviceSeasons.serviceId} = ${services.id} and ${serviceSeasons.endDate} >= ${today(app.clock)}`,
      )
      .groupBy(services.id),
  );
  await app.db
    .with(lowest)
    .update(services)
    .set({ priceFromCents: sql`${lowest.cents}` })
    .from(lowest)
    .where(sql`${services.id} = ${lowest.id} and ${services.priceFromCents} <> ${lowest.cents}`);
}
