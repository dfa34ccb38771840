import type { PriceUnit } from './categories.ts';
import { type CalendarDate, weekdayOf } from './dates.ts';

const [sunday, friday, saturday] = [0, 5, 6];

/**
 * Whether the weekend price applies to a day: where nights are counted to the nights that begin on Friday and on Saturday,
 * otherwise to Saturday and Sunday. `catalogue/weekend-days.ts` is the same rule in SQL.
 */
export function isWeekend(unit: PriceUnit, date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday === saturday || weekday === (unit === 'night' ? friday : sunday);
}
