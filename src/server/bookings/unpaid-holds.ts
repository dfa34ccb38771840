import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { shiftsOf } from './changes/stay-places.ts';
import { lastTaken } from './guests-there.ts';
import { type HeldDay, LAPSES_REMEMBERED_MS, type Lapses } from './hold-limits.ts';
import { type PlacesShift, placesOf, shiftOf } from './places.ts';
import { bookingChanges, bookings } from './tables.ts';

/** More open holds than anybody may have are not read. */
const openHoldsRead = 20;

/**
 * Locks a listing until the transaction ends, so that those of its days that are held by people who are not known are
 * counted one after the other. Locked after its days.
 */
export async function lockListing(tx: Tx, serviceId: string): Promise<void> {
  await tx.select({ id: services.id }).from(services).where(eq(services.id, serviceId)).for('no key update');
}

/**
 * The condition on a row of `people`, as `p`: the address is verified, or a trip stands that was paid for with money. As
 * a value of one row it is looked up for each person; an `exists` could read everybody's bookings once.
 */
const isKnown = sql`(p.email_verified_at is not null or coalesce((
  select true from ${bookings} as paid where paid.person_id = p.id
    and paid.status in ('confirmed', 'completed') and paid.total_cents > paid.discount_cents limit 1), false))`;

/** The part of a hold's time that had passed when it ended, at most 1. */
const partPassed = ({ begun, ended, until }: { begun: Column | SQL; ended: Column; until: Column }) =>
  sql`least(1, extract(epoch from ${ended} - ${begun}) / greatest(1, extract(epoch from ${until} - ${begun})))`;

const partOfBooking = partPassed({
  begun: bookings.createdAt,
  ended: bookings.cancelledAt,
  until: bookings.holdBaseEndsAt,
});
const partOfChange = partPassed({
  begun: sql`coalesce(${bookingChanges.answeredAt}, ${bookingChanges.createdAt})`,
  ended: bookingChanges.lapsedAt,
  until: bookingChanges.holdBaseEndsAt,
});

type HeldBooking = Parameters<typeof placesOf>[0];
type HeldChange = Parameters<typeof shiftsOf>[0] & Parameters<typeof shiftsOf>[1];

interface StandingRow extends Lapses {
  known: boolean;
  booked: HeldBooking[];
  changed: HeldChange[];
}

const personId = sql`${sql.placeholder('personId')}::uuid`;
const at = sql`${sql.placeholder('at')}::timestamptz`;
const since = sql`${sql.placeholder('since')}::timestamptz`;
const rowsOf = (rows: SQL) => sql`coalesce((select jsonb_agg(to_jsonb(one)) from (${rows}) one), '[]')`;

/** By `bookings_unpaid`. Requests that were not accepted hold nothing. */
const heldBookings = sql`
  select service_id as "serviceId", price_unit as "priceUnit", start_date as "startDate", end_date as "endDate", places
  from ${bookings} where person_id = ${personId} and status = 'pending' and approval <> 'asked' and hold_ends_at > ${at}
  limit ${openHoldsRead}`;

/** By `booking_changes_held`. */
const heldChanges = sql`
  select b.service_id as "serviceId", b.price_unit as "priceUnit", c.start_date as "startDate", c.end_date as "endDate",
    c.places, c.from_start_date as "fromStartDate", c.from_end_date as "fromEndDate", c.from_places as "fromPlaces"
  from ${bookingChanges} c join ${bookings} b on b.id = c.booking_id
  where c.asked_by = ${personId} and c.status = 'held' and c.hold_ends_at > ${at} limit ${openHoldsRead}`;

/**
 * A person's holds that ended unpaid within the last day, because they ran out or the person cancelled them, and their
 * bookings that were paid and that they cancelled within that day: the places were kept from others as long, and the
 * fee for a card is lost. Both are counted apart. By `bookings_ended_unpaid`, `booking_changes_lapsed` and `bookings_paid_cancelled`. Requests
 * do not count: before they are accepted they hold nothing, and then their provider has agreed. Neither do changes that
 * were only asked.
 */
const endedHolds = sql`
  select cancelled_at as ended_at, ${partOfBooking} as part, false as paid
  from ${bookings}
  where person_id = ${personId} and status = 'cancelled' and confirmed_at is null and cancelled_at > ${since}
    and cancel_reason in ('expired', 'traveller') and approval = 'not_needed'
  union all
  select cancelled_at, 1, true
  from ${bookings}
  where person_id = ${personId} and status = 'cancelled' and confirmed_at > ${since} and cancel_reason = 'traveller'
  union all
  select lapsed_at, ${partOfChange}, false
  from ${bookingChanges}
  where asked_by = ${personId} and status = 'lapsed' and lapsed_at > ${since}
    and lapse_reason in ('expired', 'traveller', 'booking_ended')`;

const standingOfPerson = statement<{ personId: string; at: Date; since: Date }, StandingRow>(
  'standing-of-person',
  () => sql`
    select ${isKnown} as known, ${rowsOf(heldBookings)} as booked, ${rowsOf(heldChanges)} as changed, ended.*
    from ${people} p cross join (
      select coalesce(sum(part) filter (where not paid), 0)::double precision as unpaid,
        (count(*) filter (where paid))::int as "paidAndCancelled", max(ended_at) as "lastAt"
      from (${endedHolds}) one
    ) ended
    where p.id = ${personId}`,
);

/** What a person holds without having paid, and how their earlier holds ended. */
export interface HolderStanding {
  known: boolean;
  lapses: Lapses;
  /** The places of open unpaid bookings and changes. */
  open: PlacesShift[];
}

/** Read under the lock of `countHold`, in a statement of its own that begins once the lock is held. */
export async function readStanding(tx: Tx, person: string, now: Date): Promise<HolderStanding> {
  const since = new Date(now.getTime() - LAPSES_REMEMBERED_MS);
  const [row] = await standingOfPerson.rows(tx, { personId: person, at: now, since });
  if (!row) throw new Error('Nobody holds these places');
  const { known, booked, changed, ...lapses } = row;
  const open = [
    ...booked.map((booking) => shiftOf(placesOf(booking))),
    ...changed.map((change) => shiftsOf(change, change).taken),
  ];
  return { known, lapses, open };
}

/**
 * The days of a listing on which people who are not known hold unpaid places, by `bookings_unpaid_of_service`. Their
 * changes need not be counted, because somebody whose trip stands is known.
 */
export async function listHeldByUnknown(tx: Tx, serviceId: string): Promise<HeldDay[]> {
  const { rows } = await tx.execute<{ date: CalendarDate; capacity: number; held: number }>(sql`
    select day.date::text as date, day.capacity, held.places as held
    from (
      select taken::date as date, sum(b.places)::int as places
      from ${bookings} as b
      cross join lateral generate_series(b.start_date::timestamp, (${lastTaken(sql`b`)})::timestamp, '1 day') as taken
      where b.service_id = ${serviceId} and b.status = 'pending' and b.approval <> 'asked'
        and not (select ${isKnown} from ${people} as p where p.id = b.person_id)
      group by 1
    ) as held
    join ${serviceDays} as day on day.service_id = ${serviceId} and day.date = held.date`);
  return rows;
}
