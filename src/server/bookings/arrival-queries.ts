import { sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { arrivalFactsIn } from '#server/catalogue/fact-words.ts';
import { services } from '#server/catalogue/tables.ts';
import { providers } from '#server/providers/tables.ts';
import type { Category } from '#shared/categories.ts';
import type { Booking } from '#shared/contracts/bookings.ts';
import { directionsTo } from '#shared/directions.ts';
import type { ListingFacts } from '#shared/facts.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { BookingParty, BookingStatus } from '#shared/states.ts';

/** The columns of a booking's listing and provider that say where to be and whom to call. */
export const arrivalColumns = {
  meetingPointEn: services.meetingPointEn,
  meetingPointSw: services.meetingPointSw,
  meetingLat: services.meetingLat,
  meetingLon: services.meetingLon,
  lat: services.lat,
  lon: services.lon,
  category: services.category,
  durationDays: services.durationDays,
  // Without the parts that are long and not shown on the way.
  facts: sql<ListingFacts>`${services.facts} - 'plan' - 'rooms'`,
  host: providers.name,
  hostPhoneSealed: providers.phoneSealed,
};

/** What a query that selects `arrivalColumns` answers. */
export interface ArrivalRow {
  meetingPointEn: string | null;
  meetingPointSw: string | null;
  meetingLat: number | null;
  meetingLon: number | null;
  /** The listing's own position. */
  lat: number;
  lon: number;
  category: Category;
  durationDays: number;
  facts: ListingFacts;
  host: string;
  hostPhoneSealed: string | null;
}

/** A booking as one of its parties asks for it. */
interface Asked {
  status: BookingStatus;
  party: BookingParty;
  lang: Lang;
}

/**
 * Where and when to be, what to bring and whom to call, for the booking's page, its papers and its letters alike.
 * @returns the meeting point in the asked language, else in the other; '' where the listing has none. Its position is
 *   null where it is not known: the listing's own may be in another town, so nothing leads there instead. The host's
 *   phone is '' until the booking is paid, and for members of the provider, whose own it is
 */
export function arrivalOf(app: App, row: ArrivalRow, { status, party, lang }: Asked): Booking['arrival'] {
  const { meetingPointEn: en, meetingPointSw: sw, meetingLat: lat, meetingLon: lon, host, hostPhoneSealed } = row;
  const textLang = (lang === 'en' && en) || !sw ? 'en' : 'sw';
  const isPaid = status === 'confirmed' || status === 'completed';
  const showsPhone = isPaid && party !== 'provider' && hostPhoneSealed !== null;
  return {
    meetingPoint: (textLang === 'en' ? en : sw) ?? '',
    textLang,
    meetingPosition: lat !== null && lon !== null ? { lat, lon } : null,
    facts: arrivalFactsIn(lang, row),
    host,
    hostPhone: showsPhone ? app.secrets.open(hostPhoneSealed) : '',
  };
}

/** Where and when to be, what to bring and whom to call, as labels and texts; an address stands in `link`. What is not known is left out. */
export function arrivalFacts(
  { meetingPoint, meetingPosition, facts, host, hostPhone }: Booking['arrival'],
  lang: Lang,
): { label: string; text: string; link?: string }[] {
  const directions = meetingPosition && {
    label: translate(lang, 'arrival', 'directions'),
    text: translate(lang, 'arrival', 'directions.open'),
    link: directionsTo(meetingPosition),
  };
  const rows = [
    { label: translate(lang, 'arrival', 'meeting'), text: meetingPoint },
    ...(directions ? [directions] : []),
    ...facts.map(({ label, value }) => ({ label, text: value })),
    { label: translate(lang, 'arrival', 'host'), text: host },
    { label: translate(lang, 'arrival', 'phone'), text: hostPhone },
  ];
  return rows.filter(({ text }) => text !== '');
}
