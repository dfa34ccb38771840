import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { PlannedRequest } from './load.ts';

/** Each person books so often at the most; somebody whose address is verified may hold six bookings unpaid. */
const bookingsEach = 4;
const listingsBooked = 2_000;
const providersMost = 1_000;
const firstDayAhead = 2;
const lastDayAhead = 700;
const layersMost = 8;

/** What the bench adds to the database before it measures: people who are signed in, and places that they can book. */
export interface BenchData {
  listings: string[];
  /** Those of the first listings, at most a thousand. */
  providers: string[];
  /** How many places are left that no measurement has booked. */
  placesLeft(): number;
  /** The next places, at most `most`; the first of them is number `first`. */
  takePlaces(most: number): Promise<{ first: number; requests: PlannedRequest[] }>;
  /** The number of the next place for pgbench, which then books up to `most`. */
  passPlaces(most: number): number;
  /** Gives back what was taken and not booked. */
  returnPlaces(count: number): void;
  remove(): Promise<void>;
}

/**
 * Fills the schema `bench`, and `people` and `sessions` with those who book. Every place is one of a listing on a day,
 * booked once: first all listings on all days, in an order that looks random, then their second places, and so on.
 */
export async function prepareData(pool: pg.Pool, places: number): Promise<BenchData> {
  const run = Date.now().toString(36);
  await pool.query('drop schema if exists bench cascade; create schema bench');
  await pool.query(`create table bench.listings as
    select row_number() over (order by md5(id::text))::int as n, id from services where listed`);
  await pool.query('alter table bench.listings add primary key (n)');
  const { rows } = await pool.query<{ id: string }>('select id from bench.listings order by n');
  const listings = rows.map(({ id }) => id);
  const offering = await pool.query<{ id: string }>(
    'select provider_id as id from bench.listings l join services s using (id) group by 1 order by min(l.n) limit $1',
    [providersMost],
  );
  const providers = offering.rows.map(({ id }) => id);
  const people = Math.ceil(places / bookingsEach);
  await addPeople(pool, run, people);
  const count = await addPlaces(pool, { places, people, listings: listings.length, run });
  await pool.query('vacuum analyze');
  let next = 1;
  const pass = (most: number) => {
    const first = next;
    next = Math.min(next + most, count + 1);
    return first;
  };
  return {
    listings,
    providers,
    placesLeft: () => count + 1 - next,
    async takePlaces(most) {
      const first = pass(most);
      const { rows: slots } = await pool.query<Slot>(
        'select n, service_id, date::text from bench.slots where n >= $1 and n < $2 order by n',
        [first, next],
      );
      return { first, requests: slots.map((slot) => bookingRequest(run, slot, people)) };
    },
    passPlaces: pass,
    returnPlaces(unused) {
      next -= unused;
    },
    async remove() {
      await pool.query('drop schema bench cascade');
    },
  };
}

interface Slot {
  n: number;
  service_id: string;
  date: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** The same for each place of a person, whose number follows from the place's. */
const tokenOf = (run: string, person: number) => sha256(`bench ${run} ${person}`);

function bookingRequest(run: string, { n, service_id, date }: Slot, people: number): PlannedRequest {
  const person = n % people;
  const contact = { name: 'Bench', email: `bench-${run}-${person}@twende.test`, phone: '' };
  return {
    method: 'POST',
    path: '/api/bookings',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokenOf(run, person)}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ serviceId: service_id, startDate: date, guests: 1, contact }),
  };
}

/** The digest by which the product finds a session, of the token that `tokenOf` makes. */
const sessionDigest = `encode(sha256(convert_to(encode(sha256(convert_to('bench ' || $1 || ' ' || k, 'UTF8')), 'hex'), 'UTF8')), 'hex')`;

async function addPeople(pool: pg.Pool, run: string, people: number): Promise<void> {
  const preferences = {
    ...{ currency: 'USD', language: 'en', notifications: { email: true, sms: false, push: true } },
    privacy: { profileVisible: true, showBookingHistory: false },
  };
  await pool.query(
    `with made as (
      insert into people (id, name, email, email_verified_at, role, preferences, created_at, updated_at)
      select gen_random_uuid(), 'Bench', 'bench-' || $1 || '-' || k || '@twende.test', now(), 'user', $3::jsonb, now(), now()
      from generate_series(0, $2::int - 1) k
      returning id, split_part(split_part(email, '-', 3), '@', 1) as k
    )
    insert into sessions (id, person_id, token_sha256, remember, created_at, expires_at)
    select gen_random_uuid(), id, ${sessionDigest}, true, now(), now() + interval '30 days' from made`,
    [run, people, JSON.stringify(preferences)],
  );
}

interface PlacesAsked {
  places: number;
  people: number;
  listings: number;
  run: string;
}

/** @returns how many there are, which is fewer than asked for where the listings have not so much room */
async function addPlaces(pool: pg.Pool, { places, people, listings, run }: PlacesAsked): Promise<number> {
  const days = lastDayAhead - firstDayAhead + 1;
  const used = Math.min(listings, listingsBooked);
  const layers = Math.min(layersMost, Math.ceil((2 * places) / (used * days)));
  await pool.query(
    `create unlogged table bench.slots (n int primary key, service_id uuid not null, date date not null, token_sha256 text)`,
  );
  const { rowCount } = await pool.query(
    `insert into bench.slots
    select n, service_id, date, ${sessionDigest.replace('|| k,', '|| n % $2::int,')} from (
      select row_number() over (order by layer, md5(s.id::text || day::text || layer)) as n, s.id as service_id, day::date as date
      from (select id, capacity from services where listed order by md5(id::text) limit $3) s
      cross join generate_series(current_date + $4::int, current_date + $5::int, interval '1 day') day
      left join service_days d on d.service_id = s.id and d.date = day::date
      cross join lateral generate_series(1,
        case when d.blocked then 0 else least(coalesce(d.capacity - d.taken, s.capacity), $6::int) end) layer
    ) ordered where n <= $7`,
    [run, people, used, firstDayAhead, lastDayAhead, layers, places],
  );
  return rowCount ?? 0;
}
