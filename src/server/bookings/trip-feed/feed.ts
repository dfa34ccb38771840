import ical, { ICalCalendarMethod } from 'ical-generator';
import type { App } from '#server/app.ts';
import { addDays, today } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { bookingEvent } from '../booking-calendar.ts';
import { countRead } from '../calendar-feed/feed-address.ts';
import { icalText } from '../ical-text.ts';
import { listTrips } from '../queries.ts';
import { findTripFeedLang } from './feed-link.ts';

/** Trips that ended longer ago are left out; calendars keep their own copy or drop them. */
const daysKept = 365;
const tripsMost = 300;
/** How long calendars may wait before they look again, in seconds. */
const readAgainAfter = 3_600;

interface Asked {
  personId: string;
  signature: string;
  /** The network address of whoever reads it. */
  address: string;
}

/**
 * All bookings of a person that are held, paid or over, as one iCalendar file (RFC 5545) in their language; one that is
 * cancelled is no longer in it.
 * @returns undefined where this is not the person's present address
 * @throws AppError too_many_tries
 */
export async function findTripFeed(app: App, { personId, signature, address }: Asked): Promise<string | undefined> {
  const lang = await findTripFeedLang(app, personId, signature);
  if (!lang) return undefined;
  await countRead(app, { purpose: 'trip-feed', id: personId }, address);
  const trips = await listTrips(app.readDb, {
    personId,
    from: addDays(today(app.clock), -daysKept),
    most: tripsMost,
  });
  const calendar = ical({
    prodId: { company: 'Twende', product: 'Trips' },
    method: ICalCalendarMethod.PUBLISH,
    name: translate(lang, 'feed', 'trips.name'),
    ttl: readAgainAfter,
  });
  for (const trip of trips) calendar.createEvent(bookingEvent(app, trip, { party: 'traveller', lang }));
  return icalText(calendar);
}
