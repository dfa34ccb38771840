/** `isWeekend` of `shared/weekend.ts`, in SQL. Expressions stand alone: each is a value or is put in brackets. */
import { type SQL, sql } from 'drizzle-orm';

/** Days since the beginning of a week whose last two days are the weekend: a Sunday for nights, else a Monday. */
const daysSince = (unit: SQL, date: SQL) =>
  sql`((${date}) - case ${unit} when 'night' then date '1899-12-31' else date '1900-01-01' end)`;

/** Whether the weekend price of a listing that is sold by `unit` would apply to a day, from 1900 on. */
export const isWeekendDay = (unit: SQL, date: SQL): SQL => sql`(${daysSince(unit, date)} % 7 >= 5)`;

/** How many days from the first to the last one, both included, are weekends. */
export function weekendDays(unit: SQL, first: SQL, last: SQL): SQL {
  const before = (date: SQL) => sql`(${daysSince(unit, date)} / 7 * 2 + greatest(${daysSince(unit, date)} % 7 - 5, 0))`;
  return sql`(${before(sql`(${last}) + 1`)} - ${before(first)})`;
}
