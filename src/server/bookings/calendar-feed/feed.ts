import { and, asc, eq, sql } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { App } from '#server/app.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { icalText } from '../ical-text.ts';
import { serviceBlocks } from '../tables.ts';
import { titleIn } from '../title-in.ts';
import { rangesOf } from './busy-days.ts';
import { countRead } from './feed-address.ts';
import { isFeedOf } from './feed-link.ts';
import { uidOf } from './own-events.ts';

/** Further days cannot be booked. */
const daysMost = 800;
/**
 * No place is left, whatever other calendars have told us. What they told is not told to them: many write down what they read
 * as if it were theirs, so a day would keep being full because each calendar has it from the other.
 */
const full = sql`(${serviceDays.taken} - coalesce(told.places, 0) >= ${serviceDays.capacity}
  or ${serviceDays.blocked} and coalesce(told.closed, false))`;

/**
 * Of each day from `day` on with blocks, how many places those of other calendars take, and whether one by hand closes it. By
 * `service_blocks_service_end`, each block read once: looking them up for every day would take too long for an answer that
 * needs no account.
 */
const blocksByDay = (serviceId: string, day: CalendarDate) => sql`(
  select each.date::date as date, sum(block.places) filter (where block.source = 'import') as places,
    bool_or(block.source <> 'import' and block.places is null) as closed
  from ${serviceBlocks} block cross join lateral generate_series(greatest(block.start_date, ${day}::date)::timestamp,
    least(block.end_date, ${day}::date + ${daysMost}::integer)::timestamp, '1 day') as each(date)
  where block.service_id = ${serviceId} and block.end_date >= ${day}::date
  group by 1) as told`;
/** Other sites show these words to the host alone, and we do not know in which language. */
const lang = 'en';

interface Asked {
  serviceId: string;
  signature: string;
  /** The network address of whoever reads it. */
  address: string;
}

/**
 * The days on which a listing has no place left, from today on, as an iCalendar file (RFC 5545) for other sites and
 * calendars. It says nothing of who comes, and nothing of days that are full because of other calendars. A range has the
 * same UID as long as it begins on the same day.
 * @returns undefined where this is not the listing's present address
 * @throws AppError too_many_tries
 */
export async function findFeed(app: App, { serviceId, signature, address }: Asked): Promise<string | undefined> {
  if (!(await isFeedOf(app, serviceId, signature))) return undefined;
  await countRead(app, { purpose: 'calendar-feed', id: serviceId }, address);
  const [listing] = await app.readDb
    .select({ titleEn: services.titleEn, titleSw: services.titleSw })
    .from(services)
    .where(eq(services.id, serviceId));
  if (!listing) return undefined;
  const { date } = serviceDays;
  const day = today(app.clock);
  const days = await app.readDb
    .select({ date })
    .from(serviceDays)
    .leftJoin(blocksByDay(serviceId, day), sql`told.date = ${date}`)
    .where(and(eq(serviceDays.serviceId, serviceId), sql`${date} >= ${day}::date`, full))
    .orderBy(asc(date))
    .limit(daysMost);
  const calendar = ical({
    prodId: { company: 'Twende', product: 'Calendar' },
    method: ICalCalendarMethod.PUBLISH,
    name: titleIn(lang, listing).title,
  });
  for (const { start, end } of rangesOf(days.map((row) => row.date))) {
    calendar.createEvent({
      id: uidOf(serviceId, start),
      stamp: app.clock.now(),
      ...{ start, end, allDay: true },
      summary: translate(lang, 'provider-calendar', 'feed.full'),
      transparency: ICalEventTransparency.OPAQUE,
    });
  }
  return icalText(calendar);
}
