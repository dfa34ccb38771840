import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { App } from '#server/app.ts';
import type { FileAnswer } from '#server/http/file-route.ts';
import { addDays } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { translate } from '#shared/i18n/translate.ts';
import { type Lang, withLang } from '#shared/languages.ts';
import type { BookingParty } from '#shared/states.ts';
import { type ArrivalRow, arrivalFacts, arrivalOf } from './arrival-queries.ts';
import type { CalendarRow } from './booking-rows.ts';
import { icalText } from './ical-text.ts';
import { type BookingAsked, findTrip } from './queries.ts';
import { titleIn } from './title-in.ts';

interface Reader {
  party: BookingParty;
  lang: Lang;
}

/** The iCalendar file (RFC 5545) of one booking. */
export function bookingCalendar(app: App, row: CalendarRow, reader: Reader): string {
  const calendar = ical({ prodId: { company: 'Twende', product: 'Bookings' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent(bookingEvent(app, row, reader));
  return icalText(calendar);
}

/**
 * A booking as one all-day event, with meeting point, directions and host; tentative until it is paid. DTEND is exclusive:
 * the departure day for a stay, the day after the last one for everything else. The UID stays the same, so that a calendar
 * replaces an older copy.
 */
export function bookingEvent(
  app: App,
  { booking, service, arrival: row }: CalendarRow,
  { party, lang }: Reader,
): ICalEventData {
  const { id, reference, status, priceUnit, startDate, endDate } = booking;
  const page = app.config.publicUrl + withLang(`/dashboard/bookings/${id}`, lang);
  const pending = status === 'pending';
  const arrival = arrivalOf(app, row, { status, party, lang });
  const place = { label: translate(lang, 'arrival', 'place'), text: service.location, link: undefined };
  const facts = [place, ...arrivalFacts(arrival, lang)].map(({ label, text, link }) => `${label}: ${link ?? text}`);
  return {
    id: `booking-${id}@twende`,
    sequence: pending ? 0 : 1,
    stamp: booking.confirmedAt ?? booking.createdAt,
    start: startDate,
    end: priceUnit === 'night' ? endDate : addDays(endDate, 1),
    allDay: true,
    summary: titleIn(lang, service).title,
    location: {
      title: locationOf(row, { meetingPoint: arrival.meetingPoint, place: service.location }),
      ...(arrival.meetingPosition && { geo: arrival.meetingPosition }),
    },
    description: [...facts, reference, page].join('\n'),
    url: page,
    status: pending ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

/** About eleven kilometres. */
const nearDegrees = 0.1;

/**
 * What calendars look up on a map: the meeting point, with the listing's place only where that is known to be near, for
 * it would lead to the Mara somebody who is met in Nairobi. Without a meeting point it is the place.
 */
function locationOf(
  { meetingLat, meetingLon, lat, lon }: ArrivalRow,
  { meetingPoint, place }: { meetingPoint: string; place: string },
): string {
  if (meetingPoint === '') return place;
  const isNear =
    meetingLat !== null &&
    meetingLon !== null &&
    Math.max(Math.abs(meetingLat - lat), Math.abs(meetingLon - lon)) < nearDegrees;
  return isNear ? `${meetingPoint}, ${place}` : meetingPoint;
}

/** The calendar file of a booking. @throws AppError not_found, not_ready for a cancelled one and for a request */
export async function getBookingCalendar(
  app: App,
  { id, party, lang }: Pick<BookingAsked, 'id' | 'party'> & { lang: Lang },
): Promise<FileAnswer> {
  const trip = await findTrip(app.db, id);
  if (!trip) throw new AppError('not_found');
  const { reference, status, approval } = trip.booking;
  if (status === 'cancelled' || approval === 'asked') throw new AppError('not_ready');
  return {
    contentType: 'text/calendar; charset=utf-8',
    filename: `${reference}.ics`,
    body: bookingCalendar(app, trip, { party, lang }),
  };
}
