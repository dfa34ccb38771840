import { at, idOf, midnight, pickFrom, quoted } from './figures.ts';
import { commissionBps, type Filling, taxesOf } from './filling.ts';
import { travellerBefore } from './people.ts';
import { LANES, type Plan, slotsOf } from './plan.ts';
import { opinions, replies } from './words.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Of a thousand bookings, those that nobody paid, and those that their travellers cancelled early or late, at the most. */
const expiredOf = 40;
const earlyOf = 45;
const lateOf = 35;
/** A cancellation this many days ahead is free by every policy; see `freezePolicy`. */
const FREE_LEAD_DAYS = 15;
/**
 * Cards were charged before these days only. The nightly comparison asks Stripe about the last 35 days, and the demo's
 * simulator knows of no charge that it did not make itself.
 */
const CARDS_BEFORE_DAYS = 45;

/** The SQL of a booking's days: in the span of its slot, before the free days of all services or beyond them. */
function dates({ pick, spanDays, spansBefore, freeFrom, freeUntil }: Plan): string {
  return `
    placed as materialized (
      select s.*, k, s.n * 1000000::bigint + k as h,
        (k * slots / s.bookings + ${pick('slot', 's.n * 1000000::bigint + k', 'slots / s.bookings')}) / ${LANES} as span
      from spaced s, generate_series(0::bigint, s.bookings - 1) k
    ),
    measured as materialized (
      select p.*, case unit when 'night' then 1 + ${pick('nights', 'h', `least(5, ${spanDays})`)}
          when 'day' then 1 + ${pick('hire', 'h', `least(3, ${spanDays})`)} else 1 end as days,
        case when span < ${spansBefore} then date '${freeFrom}' - (${spansBefore} - span)::int * ${spanDays}
          else date '${freeUntil}' + (span - ${spansBefore})::int * ${spanDays} end as span_date,
        case unit when 'person' then 1 + ${pick('party', 'h', 'least(6, lane_places)')}
          else 1 + (${pick('rooms', 'h', 5)} = 0 and lane_places > 1)::int end as places
      from placed p
    ),
    dated as materialized (
      select m.*, span_date + ${pick('start', 'h', `${spanDays} - days + 1`)} as start_date,
        case unit when 'person' then places
          else (places - 1) * guests_per_place + 1 + ${pick('guests', 'h', 'guests_per_place')} end as guests,
        price_cents * places * case when unit in ('night', 'day') then days else 1 end as total_cents
      from measured m
    )`;
}

/**
 * Makes the temporary table `seed_booking`, numbered in order of time: everything about each booking that other rows are
 * derived from. Its places never exceed those of its lane, and none lies on the free days.
 */
export async function prepareBookings({ plan, run, settings }: Filling): Promise<number> {
  const { pick, today, todayMs } = plan;
  const lead = `1 + ${pick('lead', 'h', 11)} * ${pick('lead more', 'h', 11)}`;
  const startMs = midnight('start_date');
  const fate = pick('fate', 'h', 1_000);
  const count = await run(`
    create temp table seed_booking on commit drop as
    with spaced as (select *, ${slotsOf(plan)}::bigint as slots from seed_service where bookings > 0),
    ${dates(plan)},
    asked as materialized (
      select d.*, case unit when 'night' then start_date + days when 'day' then start_date + days - 1
          else start_date + duration_days - 1 end as end_date,
        greatest(${lead}, start_date - date '${today}' + 1 + ${pick('ahead', 'h', 30)}) as lead
      from dated d
    ),
    made as materialized (
      select a.*, start_date - lead as created_day,
        ${midnight('(start_date - lead)')} + ${6 * hourMs} + ${pick('time', 'h', 16 * hourMs)} as created_ms, ${fate} as fate
      from asked a
    ),
    ended as materialized (
      select m.*, created_ms + 40000 + ${pick('paid', 'h', 360_000)} as paid_ms, ${midnight('(end_date + 1)')} as completes_ms,
        case when fate < ${expiredOf} then 'expired'
          when fate < ${expiredOf + earlyOf} and lead >= ${FREE_LEAD_DAYS} and created_day <= date '${today}' - 3 then 'refunded'
          when fate < ${expiredOf + earlyOf + lateOf} and lead >= 3 and start_date <= date '${today}' then 'kept'
          when end_date < date '${today}' then 'completed' else 'confirmed' end as outcome,
        ${travellerBefore(plan, 'created_ms', 'h')} as person_n
      from made m
    ),
    settled as materialized (
      select e.*, case outcome when 'expired' then created_ms + ${settings.holdMinutes * 60_000}
          when 'refunded' then paid_ms + ${hourMs} + ${pick('cancelled', 'h', 22 * hourMs)}
          when 'kept' then ${startMs} - ${6 * hourMs} end as cancelled_ms,
        (total_cents * ${settings.usdToKesRate} + 50) / 100 * 100 as kes_minor
      from ended e
    ),
    charged as materialized (
      select s.*, case when ${pick('method', 'h', 100)} < 45 and coalesce(cancelled_ms, paid_ms) < ${todayMs - CARDS_BEFORE_DAYS * dayMs}
          then 'card' else 'mpesa' end as method,
        case when outcome = 'completed' and completes_ms + 11 * ${dayMs}::bigint < ${todayMs} and ${pick('review', 'h', 100)} < 40
          then case when ${pick('stars', 'h', 100)} < 50 + ${pick('quality', 'n', 30)} then 5 when ${pick('stars', 'h', 100)} < 88 then 4
            else 1 + ${pick('few stars', 'h', 3)} end end as rating,
        row_number() over (order by created_ms, h) as number
      from settled s
    )
    select number, ${idOf('booking', 'created_ms', 'number')} as id, h, id as service_id, provider_id,
      p.person_id, p.person_name, p.email, unit,
      start_date, end_date, days, guests, places, lead, policy, price_cents, total_cents, kes_minor, outcome, method, rating,
      extract(year from created_day)::int as year, created_ms, paid_ms, cancelled_ms, completes_ms
    from charged c join (select n as person_n, id as person_id, name as person_name, email from seed_person) p using (person_n)
    order by number`);
  await run(`create temp table seed_year on commit drop as
    select year, min(number) as first, count(*)::int as bookings from seed_booking group by 1`);
  for (const table of ['seed_booking', 'seed_year']) await run(`analyze ${table}`);
  return count;
}

/** The SQL of a policy as `freezePolicy` makes it: days begin at 21:00 UTC of the day before. */
function policy(): string {
  const step = (days: number, percent: number) =>
    `'{"until": "' || (start_date - ${days + 1})::text || 'T21:00:00.000Z", "percent": ${percent}}'`;
  const twoDaysLater = `to_char(${at(`created_ms + 2 * ${dayMs}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const free = `'{"until": "' || ${twoDaysLater} || '", "percent": 100}'`;
  // A step that had ended when the booking was made is left out.
  const unless = (days: number, text: string) =>
    `case when ${midnight('start_date')} - ${days * dayMs}::bigint >= created_ms then ${text} end`;
  return `('{"name": "' || policy || '", "steps": [' || case policy
    when 'flexible' then concat_ws(', ', ${unless(1, step(1, 100))})
    when 'moderate' then concat_ws(', ', ${unless(5, step(5, 100))}, ${unless(1, step(1, 50))})
    else concat_ws(', ', ${unless(14, free)}, ${unless(7, step(7, 50))}) end || ']}')::jsonb`;
}

/** Adds the bookings, the changes of their states, and the next free number of each year. */
export async function addBookings({ run, settings }: Filling): Promise<void> {
  const units = `case when unit in ('night', 'day') then days else 1 end`;
  const lines = `('[{"unit": "' || unit || '", "startDate": "' || start_date || '", "endDate": "' || end_date || '", "places": ' || places
    || ', "units": ' || ${units} || ', "quantity": ' || places * ${units} || ', "unitPriceCents": ' || price_cents
    || ', "amountCents": ' || total_cents || '}]')::jsonb`;
  const digits = `number - first + 1`;
  const status = `case when outcome in ('completed', 'confirmed') then outcome else 'cancelled' end`;
  const hold = at(`created_ms + ${settings.holdMinutes * 60_000}`);
  await run(`
    insert into bookings (id, reference, person_id, service_id, provider_id, status, start_date, end_date, guests, places, price_unit,
      lines, total_cents, contact_name, contact_email, policy, commission_bps, taxes, hold_ends_at, hold_base_ends_at,
      completes_at, cancel_reason, created_at, confirmed_at, completed_at, cancelled_at)
    select id, 'BK-' || year || '-' || case when ${digits} < 1000 then lpad((${digits})::text, 3, '0') else (${digits})::text end,
      person_id, service_id, provider_id, ${status}, start_date, end_date, guests, places, unit, ${lines}, total_cents, person_name, email,
      ${policy()}, ${commissionBps(settings)},
      ${quoted(JSON.stringify(taxesOf(settings)))}::jsonb, ${hold}, ${hold}, ${at('completes_ms')},
      case outcome when 'expired' then 'expired' when 'refunded' then 'traveller' when 'kept' then 'traveller' end, ${at('created_ms')},
      case when outcome <> 'expired' then ${at('paid_ms')} end, case when outcome = 'completed' then ${at('completes_ms')} end,
      ${at('cancelled_ms')}
    from seed_booking join seed_year using (year)`);
  const end = `case outcome when 'completed' then completes_ms else cancelled_ms end`;
  await run(`
    insert into booking_transitions (id, booking_id, from_status, to_status, at, actor, actor_id, reason)
    select ${idOf('asked', 'created_ms', 'number')}, id, null, 'pending', ${at('created_ms')}, 'traveller', person_id, null
    from seed_booking
    union all
    select ${idOf('paid', 'paid_ms', 'number')}, id, 'pending', 'confirmed', ${at('paid_ms')}, 'system', null, 'paid'
    from seed_booking where outcome <> 'expired'
    union all
    select ${idOf('ended', end, 'number')}, id, case outcome when 'expired' then 'pending' else 'confirmed' end, ${status}, ${at(end)},
      case when outcome in ('completed', 'expired') then 'system' else 'traveller' end,
      case when outcome not in ('completed', 'expired') then person_id end,
      case outcome when 'completed' then 'over' when 'expired' then 'expired' end
    from seed_booking where outcome <> 'confirmed'`);
  await run(`insert into booking_numbers (year, next) select year, bookings + 1 from seed_year`);
}

/** Adds reviews of completed trips, a quarter of them with an answer. */
export async function addReviews({ plan, run }: Filling): Promise<number> {
  const { pick } = plan;
  const made = `(completes_ms + ${hourMs} + ${pick('review time', 'h', 7 * dayMs)})`;
  // One topic for both columns, so that they are of the same opinion.
  const opinion = (part: 'text' | 'language') =>
    pickFrom(
      pick,
      'opinion',
      'h',
      opinions.map((one) => one[part]),
    );
  const answered = `${pick('answered', 'h', 4)} = 0`;
  return run(`
    insert into reviews (id, booking_id, service_id, provider_id, person_id, rating, text, language, answer, answered_at,
      created_at)
    select ${idOf('review', made, 'number')}, id, service_id, provider_id, person_id, rating, ${opinion('text')}, ${opinion('language')},
      case when ${answered} then ${pickFrom(pick, 'reply', 'h', replies)} end,
      case when ${answered} then ${at(`${made} + ${hourMs} + ${pick('answer time', 'h', 2 * dayMs)}`)} end, ${at(made)}
    from seed_booking where rating is not null`);
}
