/**
 * The best statement for each call, as one round trip: the rows of the listings that the answer shows, and their number.
 * The bare server prepares them with parameters (`$1`), pgbench with its own variables or literals in their place.
 */

const pageSize = 20;
/** The product counts up to here and then says "more". */
const countedMax = 10_001;

/**
 * On the demo's small tables PostgreSQL would rather read and compare every word than use their index of trigrams, which
 * is fifty times as fast. These options of a connection make it use indexes.
 */
export const connectionOptions = '-c enable_seqscan=off -c enable_indexonlyscan=off';

const card = `s.id, s.title_en, s.title_sw, s.summary_en, s.summary_sw, s.category, s.location, s.county, s.lat, s.lon,
  s.price_cents, s.price_from_cents, s.price_to_cents, s.price_unit, s.capacity, s.guests_per_place, s.duration_days,
  s.rating_sum, s.review_count`;

export const listStatement = (category: string) => `
  select ${card}, (select count(*)::int from (
    select from services where listed and category = ${category} limit ${countedMax}) counted) as total
  from services s where s.listed and s.category = ${category}
  order by s.rank desc nulls last, s.id limit ${pageSize}`;

/** The word that is most similar to one that no listing has, and the listings that have it, in the product's order. */
export const searchStatement = (word: string) => `
  with reading as materialized (
    select ' ' || word || ' ' as word from search_words where word % ${word}
    order by similarity(word, ${word}) desc, word limit 1
  ), found as materialized (
    select s.id, s.rank, case
      when strpos(split_part(s.search_text, '|', 1), reading.word) > 0 then 4
      when strpos(split_part(s.search_text, '|', 3), reading.word) > 0 then 3 else 2 end as score
    from reading join services s on s.search_text like '%' || reading.word || '%'
    where s.listed limit ${countedMax}
  ), page as (select id, rank, score from found order by score desc, rank desc nulls last, id limit ${pageSize})
  select ${card}, (select count(*)::int from found) as total
  from page join services s on s.id = page.id
  order by page.score desc, page.rank desc nulls last, page.id`;

export const detailStatement = (id: string) => `
  select ${card}, s.description_en, s.description_sw, s.included_en, s.included_sw, s.not_included_en, s.not_included_sw,
    s.meeting_point_en, s.meeting_point_sw, s.policy, s.languages
  from services s where s.id = ${id} and s.listed`;

/** Who books and what: the session's person, the listing's price on the day, and how many days the booking covers. */
export const bookReadStatement = ({ token, service, date }: { token: string; service: string; date: string }) => `
  select p.id as person, s.id as service, ${date}::text as date, s.provider_id as provider, s.price_unit as unit,
    s.capacity, s.policy,
    coalesce((select price_cents from service_seasons where service_id = s.id
      and ${date} between start_date and end_date order by start_date limit 1), s.price_cents)::int as price,
    (${date} + case s.price_unit when 'night' then 1 when 'day' then 0 else s.duration_days - 1 end)::text as last_day
  from sessions x join people p on p.id = x.person_id join services s on s.id = ${service} and s.listed
  where x.token_sha256 = ${token} and x.ended_at is null and x.expires_at > now() and p.suspended_at is null`;

/** The values of a booking, in the order of the bare server's parameters. */
export const bookValues = [
  ...(['service', 'date', 'capacity', 'reference', 'person', 'provider'] as const),
  ...(['unit', 'price', 'last_day', 'policy', 'email', 'key', 'digest'] as const),
];
export type BookValues = Record<(typeof bookValues)[number], string>;

/**
 * Takes one place on one day or writes nothing, and writes the booking, its history, the answer for its Idempotency-Key and
 * the job that ends its hold. A key that there is already would end it with an error. One statement is one transaction.
 */
export const bookWriteStatement = (value: BookValues) => `
  with day as (
    insert into service_days (service_id, date, capacity, taken)
    values (${value.service}::uuid, ${value.date}::date, ${value.capacity}::int, 1)
    on conflict (service_id, date) do update set taken = service_days.taken + 1
      where not service_days.blocked and service_days.taken < service_days.capacity
    returning date
  ), booking as (
    insert into bookings (id, reference, person_id, service_id, provider_id, status, start_date, end_date, guests, places,
      price_unit, lines, total_cents, contact_name, contact_email, policy, commission_bps, hold_ends_at,
      hold_base_ends_at, completes_at, created_at)
    select gen_random_uuid(), ${value.reference}::text, ${value.person}::uuid, ${value.service}::uuid, ${value.provider}::uuid,
      'pending', day.date, ${value.last_day}::date, 1, 1, ${value.unit}::text,
      jsonb_build_array(jsonb_build_object('unit', ${value.unit}::text, 'startDate', day.date, 'endDate', ${value.last_day}::date,
        'places', 1, 'units', 1, 'quantity', 1, 'unitPriceCents', ${value.price}::int, 'amountCents', ${value.price}::int)),
      ${value.price}::int, '', ${value.email}::text,
      jsonb_build_object('name', ${value.policy}::text, 'steps', jsonb_build_array()), 1200,
      now() + interval '1 hour', now() + interval '1 hour', (${value.last_day}::date + 1)::timestamp at time zone 'Africa/Nairobi',
      now() from day
    returning id, person_id, hold_ends_at
  ), history as (
    insert into booking_transitions (id, booking_id, to_status, at, actor, actor_id)
    select gen_random_uuid(), id, 'pending', now(), 'traveller', person_id from booking
  ), answered as (
    insert into idempotency_keys (person_id, route, key, request_sha256, state, http_status, response, started_at, expires_at)
    select person_id, 'POST /api/bookings', ${value.key}::text, ${value.digest}::text, 'done', 201,
      jsonb_build_object('success', true, 'id', id), now(), now() + interval '1 day' from booking
  )
  insert into jobs.job (name, data, start_after, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
    deletion_seconds, keep_until, policy, dead_letter)
  select q.name, jsonb_build_object('bookingId', booking.id), booking.hold_ends_at, q.retry_limit, q.retry_delay,
    q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
    booking.hold_ends_at + q.retention_seconds * interval '1 second', q.policy, q.dead_letter
  from booking, jobs.queue q where q.name = 'expire-booking'
  returning data ->> 'bookingId' as id`;
