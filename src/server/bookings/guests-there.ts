import { type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from '#shared/dates.ts';

/** Longer than any booking, so that those that began before the days are found along an index by their first day. */
export const longestStay = 733;

/**
 * The last day on which a booking takes places (`takenDates` in SQL).
 * @param stay the table, or its alias, with the dates: the booking's own or those of a change
 * @param booking the one with the unit
 */
export const lastTaken = (stay: SQL, booking: SQL = stay): SQL => sql`case ${booking}.price_unit
  when 'night' then ${stay}.end_date - 1 when 'day' then ${stay}.end_date else ${stay}.start_date end`;

interface Wanted {
  providerId: string;
  /** One listing alone. */
  service?: string | undefined;
  from: CalendarDate;
  to: CalendarDate;
  today: CalendarDate;
}

/**
 * The bookings `b` of a provider whose guests are there on some of the days, from their first day to their last: paid ones, and
 * those whose places are held. Completed ones are over before tomorrow, so that days to come read few rows. By
 * `bookings_provider_status`.
 */
export const areThere = ({ providerId, service, from, to, today }: Wanted): SQL => sql`b.provider_id = ${providerId}
  and b.status in ('pending', 'confirmed'${from > today ? sql`` : sql`, 'completed'`}) and b.approval <> 'asked'
  and b.start_date between ${from}::date - ${longestStay}::integer and ${to}::date and b.end_date >= ${from}::date
  ${service ? sql`and b.service_id = ${service}` : sql``}`;
