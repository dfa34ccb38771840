import { isCalendarDate } from '#shared/dates.ts';
import type { Season } from '#shared/day-prices.ts';
import { AppError } from '#shared/errors.ts';

/** Days from start to end, both included, with a price of their own. */
export interface NamedSeason extends Season {
  name: string;
}

/** @throws AppError invalid_input unless every season has valid dates and a price, and none overlaps another */
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
