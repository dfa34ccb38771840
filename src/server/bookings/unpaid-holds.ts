import { and, type Column, eq, gt, inArray, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { shiftsOf } from './changes/stay-places.ts';
import { type HeldDay, LAPSES_REMEMBERED_MS, type Lapses } from './hold-limits.ts';
import { type PlacesShift, placesOf, shiftOf } from './places.ts';
import { bookingChanges, bookings } from './tables.ts';

/** More open holds than anybody may have are not read. */
const openHoldsRead = 20;

/**
 * Locks a person until the transaction ends, so that their holds are counted one after the other. Locked after a booking
 * and before the days of a listing.
 */
export async function lockHolder(tx: Tx, personId: string): Promise<void> {
  await tx.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');
}

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

/** Whether a person is known; the second condition by `bookings_person`. */
export async function isKnownPerson(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ known: boolean }>(
    sql`select ${isKnown} as known from ${people} as p where p.id = ${personId}`,
  );
  return rows[0]?.known ?? false;
}

/** The places of a person's open unpaid bookings and changes; by `bookings_unpaid` and `booking_changes_held`. */
export async function listOpenHolds(tx: Tx, personId: string, at: Date): Promise<PlacesShift[]> {
  const { serviceId, priceUnit, startDate, endDate, places } = bookings;
  const unpaid = await tx
    .select({ serviceId, priceUnit, startDate, endDate, places })
    .from(bookings)
    .where(and(eq(bookings.personId, personId), eq(bookings.status, 'pending'), gt(bookings.holdEndsAt, at)))
    .limit(openHoldsRead);
  const changed = await tx
    .select({ booking: { serviceId, priceUnit }, change: bookingChanges })
    .from(bookingChanges)
    .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
    .where(
      and(eq(bookingChanges.askedBy, personId), eq(bookingChanges.status, 'held'), gt(bookingChanges.holdEndsAt, at)),
    )
    .limit(openHoldsRead);
  return [
    ...unpaid.map((booking) => shiftOf(placesOf(booking))),
    ...changed.map(({ booking, change }) => shiftsOf(booking, change).taken),
  ];
}

/** The part of a hold's time that had passed when it ended, at most 1. */
const partPassed = ({ begun, ended, until }: { begun: Column; ended: Column; until: Column }) =>
  sql`least(1, extract(epoch from ${ended} - ${begun}) / greatest(1, extract(epoch from ${until} - ${begun})))`;

const partOfBooking = partPassed({
  begun: bookings.createdAt,
  ended: bookings.cancelledAt,
  until: bookings.holdBaseEndsAt,
});
const partOfChange = partPassed({
  begun: bookingChanges.createdAt,
  ended: bookingChanges.lapsedAt,
  until: bookingChanges.holdBaseEndsAt,
});

/**
 * A person's holds that ended unpaid within the last day, because they ran out or the person cancelled them, and their
 * bookings that were paid and that they cancelled within that day: the places were kept from others as long, and the
 * fee for a card is lost. Both are counted apart. By `bookings_ended_unpaid`, `booking_changes_lapsed` and `bookings_paid_cancelled`. A booking
 * that its provider never accepted does not count.
 */
export async function sumLapses(tx: Tx, personId: string, at: Date): Promise<Lapses> {
  const since = new Date(at.getTime() - LAPSES_REMEMBERED_MS).toISOString();
  const { rows } = await tx.execute<Omit<Lapses, 'lastAt'> & { lastAt: string | null }>(sql`
    select coalesce(sum(part) filter (where not paid), 0)::double precision as unpaid,
      (count(*) filter (where paid))::int as "paidAndCancelled", to_json(max(ended_at)) #>> '{}' as "lastAt"
    from (
      select cancelled_at as ended_at, ${partOfBooking} as part, false as paid
      from ${bookings}
      where person_id = ${personId} and status = 'cancelled' and confirmed_at is null and cancelled_at > ${since}
        and cancel_reason in ('expired', 'traveller') and approval <> 'asked'
      union all
      select cancelled_at, 1, true
      from ${bookings}
      where person_id = ${personId} and status = 'cancelled' and confirmed_at > ${since} and cancel_reason = 'traveller'
      union all
      select lapsed_at, ${partOfChange}, false
      from ${bookingChanges}
      where asked_by = ${personId} and status = 'lapsed' and lapsed_at > ${since}
    ) as ended`);
  const { unpaid = 0, paidAndCancelled = 0, lastAt = null } = rows[0] ?? {};
  return { unpaid, paidAndCancelled, lastAt: lastAt === null ? null : new Date(lastAt) };
}

/** The capacity of days that have a row, which all days have on which places were taken. */
export async function readCapacities(
  tx: Tx,
  serviceId: string,
  dates: readonly CalendarDate[],
): Promise<Map<CalendarDate, number>> {
  const rows = await tx
    .select({ date: serviceDays.date, capacity: serviceDays.capacity })
    .from(serviceDays)
    .where(and(eq(serviceDays.serviceId, serviceId), inArray(serviceDays.date, [...dates])));
  return new Map(rows.map(({ date, capacity }) => [date, capacity]));
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
      join ${people} as p on p.id = b.person_id
      cross join lateral generate_series(b.start_date::timestamp, (case b.price_unit
        when 'night' then b.end_date - 1 when 'day' then b.end_date else b.start_date end)::timestamp, '1 day') as taken
      where b.service_id = ${serviceId} and b.status = 'pending' and not ${isKnown}
      group by 1
    ) as held
    join ${serviceDays} as day on day.service_id = ${serviceId} and day.date = held.date`);
  return rows;
}
