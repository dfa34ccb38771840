import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { type CalendarDate, dateInNairobi, isCalendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type UsdCents, usd } from '#shared/money.ts';
import { fromPriceCents } from '#shared/quote.ts';
import { serviceSeasons, services } from './tables.ts';

/** Days from start to end, both included, with a price of their own. */
export interface NamedSeason {
  name: string;
  startDate: CalendarDate;
  endDate: CalendarDate;
  priceCents: UsdCents;
}

/**
 * Replaces all seasons of a listing and its lowest price with them. Bookings that exist keep what they froze.
 * @throws AppError not_found, invalid_input (dates reversed or overlapping, a price below 0)
 */
export async function setSeasons(app: App, serviceId: string, seasons: readonly NamedSeason[]): Promise<void> {
  checkSeasons(seasons);
  await transaction(app, (tx) => saveSeasons(tx, serviceId, seasons, app.clock.now()));
}

/** @throws AppError invalid_input unless every season is a span of its own with a price */
export function checkSeasons(seasons: readonly NamedSeason[]): void {
  const inOrder = seasons.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
  inOrder.forEach((season, index) => {
    const before = inOrder[index - 1];
    const dates = isCalendarDate(season.startDate) && isCalendarDate(season.endDate);
    const price = Number.isSafeInteger(season.priceCents) && season.priceCents >= 0;
    const overlaps = before !== undefined && season.startDate <= before.endDate;
    if (!dates || !price || overlaps || season.endDate < season.startDate) throw new AppError('invalid_input');
  });
}

/** The write behind `setSeasons`, in the caller's transaction; the seasons are checked already. */
export async function saveSeasons(tx: Tx, serviceId: string, seasons: readonly NamedSeason[], at: Date): Promise<void> {
  // Updating the listing first locks it, so that seasons set at the same time are not mixed.
  const [service] = await tx
    .update(services)
    .set({ updatedAt: at })
    .where(eq(services.id, serviceId))
    .returning({ priceCents: services.priceCents });
  if (!service) throw new AppError('not_found');
  await tx.delete(serviceSeasons).where(eq(serviceSeasons.serviceId, serviceId));
  if (seasons.length > 0) {
    const rows = seasons.map(({ name, startDate, endDate, priceCents }) => ({ name, startDate, endDate, priceCents }));
    await tx.insert(serviceSeasons).values(rows.map((row) => ({ ...row, serviceId })));
  }
  const priced = { pricePerUnitCents: usd(service.priceCents), seasons };
  await tx
    .update(services)
    .set({ priceFromCents: fromPriceCents(priced, dateInNairobi(at)) })
    .where(eq(services.id, serviceId));
}
