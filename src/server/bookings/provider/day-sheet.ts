import type { App } from '#server/app.ts';
import { extraLines } from '#server/catalogue/extra-words.ts';
import { partyIn } from '#server/catalogue/party-words.ts';
import type { FileAnswer } from '#server/http/file-route.ts';
import { daySheetRows } from '#shared/contracts/provider-bookings.schemas.ts';
import type { DaySheet } from '#shared/contracts/provider-bookings.ts';
import { type CalendarDate, calendarDate, today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { answersInWords } from '../answers/answers-in.ts';
import { arrivalOf } from '../arrival-queries.ts';
import { openCompanions } from '../companions/stored-companions.ts';
import { titleIn } from '../title-in.ts';
import { countDay, type DayPart, type DayRow, listDay } from './day-queries.ts';
import { daySheetPaper } from './day-sheet-paper.ts';

interface Wanted {
  /** By default today. */
  date: string | undefined;
  page: number;
  lang: Lang;
}

type Provider = DaySheet['provider'];
type Listing = DaySheet['listings'][number];

/** The paid bookings of a provider on a day, with the travellers' phones, by listing and by whether they come, stay or leave. */
export async function getDaySheet(
  app: App,
  { id, name }: Provider,
  { date: asked, page, lang }: Wanted,
): Promise<DaySheet> {
  const date: CalendarDate = asked ? calendarDate(asked) : today(app.clock);
  const wanted = { providerId: id, date, page };
  const [rows, counts] = await Promise.all([listDay(app, wanted), countDay(app, wanted)]);
  const countOf = (part: DayPart) => counts.get(part) ?? { bookings: 0, guests: 0 };
  const byListing = Map.groupBy(rows, ({ service }) => service.id);
  return {
    date,
    provider: { id, name },
    counts: { arrivals: countOf('arrival'), underWay: countOf('under_way'), departures: countOf('departure') },
    listings: [...byListing.values()].map((of) => listingOf(app, of, lang)),
    total: [...counts.values()].reduce((sum, { bookings }) => sum + bookings, 0),
    page,
    pageSize: daySheetRows,
  };
}

function listingOf(app: App, rows: readonly DayRow[], lang: Lang): Listing {
  const [first] = rows;
  if (!first) throw new RangeError('A group has rows');
  const { service, arrival, booking } = first;
  const { meetingPoint, textLang } = arrivalOf(app, arrival, { status: booking.status, party: 'provider', lang });
  const inPart = (part: DayPart) =>
    rows.filter((row) => row.part === part).map(({ booking }) => rowOf(app, booking, lang));
  return {
    service: { id: service.id, ...titleIn(lang, service), location: service.location },
    priceUnit: booking.priceUnit,
    meetingPoint: { text: meetingPoint, textLang },
    arrivals: inPart('arrival'),
    underWay: inPart('under_way'),
    departures: inPart('departure'),
  };
}

function rowOf(app: App, booking: DayRow['booking'], lang: Lang): Listing['arrivals'][number] {
  const { id, guests, places, startDate, endDate, status, contactPhoneSealed: phone } = booking;
  return {
    ...{ id, bookingId: booking.reference },
    traveller: booking.contactName || booking.contactEmail,
    phone: phone === null ? '' : app.secrets.open(phone),
    ...{ guests, party: partyIn(lang, booking.party), places, startDate, endDate, status },
    checkedInAt: booking.checkedInAt?.toISOString() ?? null,
    noShowAt: booking.noShowAt?.toISOString() ?? null,
    extras: extraLines(lang, booking.extras),
    companions: openCompanions(app, booking.companionsSealed),
    answers: answersInWords(app, booking, lang),
  };
}

/** The same as a PDF. */
export async function getDaySheetFile(app: App, provider: Provider, wanted: Wanted): Promise<FileAnswer> {
  const sheet = await getDaySheet(app, provider, wanted);
  const body = await daySheetPaper(app, sheet, wanted.lang);
  return { contentType: 'application/pdf', filename: `day-sheet-${sheet.date}.pdf`, body };
}
