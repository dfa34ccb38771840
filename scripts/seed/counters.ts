import { at, idOf } from './figures.ts';
import type { Filling } from './filling.ts';

/** Adds the days on which a booking takes or had taken places, each with what the bookings that hold them take. */
export const addDays = ({ run }: Filling): Promise<number> =>
  run(`
    insert into service_days (service_id, date, capacity, taken)
    select service_id, date, max(capacity), coalesce(sum(places) filter (where outcome in ('completed', 'confirmed')), 0)
    from (
      select b.service_id, b.start_date + day as date, s.capacity, b.places, b.outcome
      from seed_booking b join seed_service s on s.id = b.service_id, generate_series(0, b.days - 1) day
    ) held group by 1, 2`);

/** Adds the points of completed trips, one for each whole dollar, and each traveller's balance. */
export async function addPoints({ run }: Filling): Promise<number> {
  const added = await run(`
    insert into points_entries (id, person_id, kind, source, booking_id, points, at)
    select ${idOf('points', 'completes_ms', 'number')}, person_id, 'earned', id, id, total_cents / 100, ${at('completes_ms')}
    from seed_booking where outcome = 'completed' and total_cents >= 100`);
  await run(
    `insert into points_accounts (person_id, balance, expires_at, warns_at)
    select person_id, points, expires_at, expires_at - interval '735 hours' from (
      select person_id, sum(points) as points, ((max(at) at time zone 'Africa/Nairobi')::date + interval '24 months 1 day')
        at time zone 'Africa/Nairobi' as expires_at
      from points_entries group by 1) moved`,
  );
  return added;
}
