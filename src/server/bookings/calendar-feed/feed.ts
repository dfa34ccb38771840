import { and, asc, eq, sql } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { App } from '#server/app.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import { today } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { icalText } from '../ical-text.ts';
import { serviceBlocks } from '../tables.ts';
import { titleIn } from '../title-in.ts';
import { rangesOf } from './busy-days.ts';
import { isFeedOf } from './feed-link.ts';
import { uidOf } from './own-events.ts';

/** Further days cannot be booked. */
const daysMost = 800;
/** Blocks on a day of `service_days`. */
const ofDay = sql`from ${serviceBlocks} block where block.service_id = ${serviceDays.serviceId}
  and ${serviceDays.date} between block.start_date and block.end_date`;
/**
 * No place is left, whatever other calendars have told us. What they told is not told to them: many write down what they read
 * as if it were theirs, so a day would keep being full because each calendar has it from the other.
 */
const full = sql`(${serviceDays.taken} - (select coalesce(sum(block.places), 0) ${ofDay} and block.source = 'import')
    >= ${serviceDays.capacity}
  or ${serviceDays.blocked} and exists (select ${ofDay} and block.source <> 'import' and block.places is null))`;
/** Other sites show these words to the host alone, and we do not know in which language. */
const lang = 'en';

/**
 * The days on which a listing has no place left, from today on, as an iCalendar file (RFC 5545) for other sites and
 * calendars. It says nothing of who comes, and nothing of days that are full because of other calendars. A range has the
 * same UID as long as it begins on the same day.
 * @returns undefined where this is not the listing's present address
 */
export async function findFeed(app: App, serviceId: string, signature: string): Promise<string | undefined> {
  if (!(await isFeedOf(app, serviceId, signature))) return undefined;
  const [listing] = await app.readDb
    .select({ titleEn: services.titleEn, titleSw: services.titleSw })
    .from(services)
    .where(eq(services.id, serviceId));
  if (!listing) return undefined;
  const { date } = serviceDays;
  const days = await app.readDb
    .select({ date })
    .from(serviceDays)
    .where(and(eq(serviceDays.serviceId, serviceId), sql`${date} >= ${today(app.clock)}::date`, full))
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
