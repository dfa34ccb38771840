import { sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { BookingDays } from '#shared/contracts/provider-bookings.ts';
import { addDays, addMonths, calendarDate, today } from '#shared/dates.ts';
import { areThere } from '../guests-there.ts';
import { bookings } from '../tables.ts';

interface Wanted {
  providerId: string;
  /** YYYY-MM; by default the present one. */
  month: string | undefined;
  /** One listing alone. */
  service: string | undefined;
}

/** Bookings and guests of a day by whether they come, stay or leave, as they come from the database. */
interface Row extends Record<string, unknown> {
  date: string;
  arrivals: number;
  arriving: number;
  staying: number;
  guestsStaying: number;
  departures: number;
  departing: number;
}

/** How many come, stay and leave on each day of a month; in one statement, which reads the bookings of that month alone. */
export async function getBookingDays(app: App, { month: asked, ...wanted }: Wanted): Promise<BookingDays> {
  const now = today(app.clock);
  const month = asked ?? now.slice(0, 7);
  const from = calendarDate(`${month}-01`);
  const to = addDays(addMonths(from, 1), -1);
  const first = sql`greatest(b.start_date, ${from}::date)`;
  const comes = sql`start_date = day`;
  const stays = sql`start_date < day and end_date > day`;
  const leaves = sql`start_date < day and end_date = day`;
  const { rows } = await app.db.execute<Row>(sql`
    select day::text as date,
      count(*) filter (where ${comes})::integer as arrivals,
      coalesce(sum(guests) filter (where ${comes}), 0)::integer as arriving,
      count(*) filter (where ${stays})::integer as staying,
      coalesce(sum(guests) filter (where ${stays}), 0)::integer as "guestsStaying",
      count(*) filter (where ${leaves})::integer as departures,
      coalesce(sum(guests) filter (where ${leaves}), 0)::integer as departing
    from (
      select ${first} + after as day, start_date, end_date, guests
      from ${bookings} b cross join generate_series(0, least(b.end_date, ${to}::date) - ${first}) after
      where ${areThere({ ...wanted, from, to, today: now })}
    ) there
    group by day order by day`);
  return {
    month,
    days: rows.map(({ date, ...row }) => ({
      date,
      arrivals: { bookings: row.arrivals, guests: row.arriving },
      underWay: { bookings: row.staying, guests: row.guestsStaying },
      departures: { bookings: row.departures, guests: row.departing },
    })),
  };
}
