import { sql } from 'drizzle-orm';
import { services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { providers } from '#server/providers/tables.ts';
import { addMonths, type CalendarDate, daysOf, today } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { type Capacities, type PlacesShift, shiftPlaces } from '../places.ts';
import { calendarImports } from '../tables.ts';
import { takeFreedDays } from './apply-events.ts';
import { waitingChanges } from './plan.ts';
import { listHeld, listReading } from './repository.ts';

/** By the primary keys, and `calendar_imports_address`. */
const lockReading = statement<{ serviceId: string }, { id: string }>(
  'lock-provider-reading',
  () => sql`
    select ${providers.id} from ${providers}
    where ${providers.id} = (select ${services.providerId} from ${services}
        where ${services.id} = ${sql.placeholder('serviceId')}::uuid)
      and exists (select from ${calendarImports}
        where ${calendarImports.serviceId} = ${sql.placeholder('serviceId')}::uuid)
    for no key update`,
);

/**
 * `shiftPlaces` for what gives places back: where the listing reads other calendars, their events that wait for these days
 * take them in the same transaction, so that nobody books them in between. The provider is locked before the days, as by
 * everything that changes blocks; for a listing that reads none it is not, and this is one look-up more. The caller has locked
 * the booking, if there is one, before. A calendar that is added at the same instant may be missed; it is read again soon
 * after it was added.
 * @throws AppError sold_out, as `shiftPlaces` does
 */
export async function shiftGivingBack(tx: Tx, ask: PlacesShift, at: Date): Promise<Capacities> {
  const { serviceId, days } = ask;
  const dates = days.filter(({ places }) => places < 0).map(({ date }) => date);
  const isReading = dates.length > 0 && (await lockReading.rows(tx, { serviceId })).length > 0;
  const capacities = await shiftPlaces(tx, ask);
  if (isReading) await takeFreedDays(tx, { serviceId, dates, now: at, today: today({ now: () => at }) });
  return capacities;
}

/**
 * Offers the places that a listing gets more to events of other calendars that lack some of their days, before anybody books
 * them. The caller holds the provider's lock, has locked the listing for itself, and has given its days their new capacity.
 */
export async function offerNewPlaces(tx: Tx, serviceId: string, at: Date): Promise<void> {
  const day = today({ now: () => at });
  const bounds = { today: day, last: addMonths(day, MONTHS_AHEAD) };
  const all = daysOf(bounds.today, bounds.last);
  const lacking = new Set<CalendarDate>();
  for (const { calendar } of await listReading(tx, serviceId)) {
    for (const { before, days } of waitingChanges(await listHeld(tx, calendar.id), all, bounds)) {
      const held = new Set<CalendarDate>(before);
      for (const date of days) if (!held.has(date)) lacking.add(date);
    }
  }
  await takeFreedDays(tx, { serviceId, dates: [...lacking].toSorted(), now: at, today: day });
}
