import { and, asc, eq, gte, or, sql } from 'drizzle-orm';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { App } from '#server/app.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import { today } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { titleIn } from '../title-in.ts';
import { rangesOf } from './busy-days.ts';
import { isFeedOf } from './feed-link.ts';

/** Further days cannot be booked. */
const daysMost = 800;
/** Other sites show these words to the host alone, and we do not know in which language. */
const lang = 'en';

/**
 * The days on which a listing has no place left, from today on, as an iCalendar file (RFC 5545) for other sites and
 * calendars. It says nothing of who comes. A range has the same UID as long as it begins on the same day.
 * @returns undefined where this is not the listing's present address
 */
export async function findFeed(app: App, serviceId: string, signature: string): Promise<string | undefined> {
  if (!(await isFeedOf(app, serviceId, signature))) return undefined;
  const [listing] = await app.readDb
    .select({ titleEn: services.titleEn, titleSw: services.titleSw })
    .from(services)
    .where(eq(services.id, serviceId));
  if (!listing) return undefined;
  const { date, taken, capacity, blocked } = serviceDays;
  const full = or(eq(blocked, true), gte(taken, capacity));
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
      id: `full-${serviceId}-${start}@twende`,
      stamp: app.clock.now(),
      ...{ start, end, allDay: true },
      summary: translate(lang, 'provider-calendar', 'feed.full'),
      transparency: ICalEventTransparency.OPAQUE,
    });
  }
  return calendar.toString();
}
