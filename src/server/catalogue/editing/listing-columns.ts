import type { z } from 'zod';
import { categoryFacts, type PriceUnit } from '#shared/categories.ts';
import type { ListingChange } from '#shared/contracts/provider-services.schemas.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { type MissingField, unitsOf } from '#shared/listing-rules.ts';
import { isComeTo, isMeetingPlace } from '#shared/meeting-place.ts';
import { centsFromDollars } from '#shared/money.ts';
import { extrasOf } from '../extras-of.ts';
import { kindCentsOf } from '../kind-prices.ts';
import { questionsOf } from '../questions-of.ts';
import { searchTextOf } from '../search-text.ts';
import { type ListingRow, missingOf } from './listing-answers.ts';
import type { Approvable } from './propose-change.ts';

export type Change = z.output<typeof ListingChange>;
type Columns = Partial<ListingRow>;

/** The columns with these values, without those that are undefined, which would be written as they are. */
function given<Values extends object>(values: Values): { [Name in keyof Values]?: Exclude<Values[Name], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof given<Values>>;
}

/** The texts and lists of a change as columns. */
function textColumns({ title, summary, description, included, notIncluded, meetingPoint }: Change): Columns {
  return given({
    ...{ titleEn: title?.en, titleSw: title?.sw, summaryEn: summary?.en, summarySw: summary?.sw },
    ...{ descriptionEn: description?.en, descriptionSw: description?.sw },
    ...{ includedEn: included?.en, includedSw: included?.sw },
    ...{ notIncludedEn: notIncluded?.en, notIncludedSw: notIncluded?.sw },
    ...{ meetingPointEn: meetingPoint?.en, meetingPointSw: meetingPoint?.sw },
  });
}

/**
 * What a change writes into the listing's row, besides its category and place.
 * @param unit by which it is sold afterwards; what does not belong to it becomes 1
 */
export function columnsOf(change: Change, unit: PriceUnit): Columns {
  const { meetingPosition, languages, pricePerUnit, weekend, capacity, policy, questions, extras } = change;
  const { guestsPerPlace, durationDays, minStay, leadDays, approval, bookableFrom, bookableUntil } = change;
  const perPerson = unit === 'person';
  const isLong = unit === 'night' || unit === 'day';
  return {
    ...textColumns(change),
    ...given({
      ...{ languages, capacity, policy, leadDays, approval, bookableFrom, bookableUntil },
      questions: questions && questionsOf(questions),
      extras: extras && extrasOf(extras),
      meetingLat: meetingPosition === null ? null : meetingPosition?.lat,
      meetingLon: meetingPosition === null ? null : meetingPosition?.lon,
      priceCents: pricePerUnit === undefined ? undefined : centsFromDollars(pricePerUnit),
      kindCents: change.residencyPrices && kindCentsOf(change.residencyPrices, { perPerson }),
      weekendCents: weekend && centsFromDollars(weekend.pricePerUnit),
      weekendKindCents: weekend === null ? {} : weekend && kindCentsOf(weekend.residencyPrices, { perPerson }),
      childUntil: perPerson ? change.childUntil : null,
      guestsPerPlace: perPerson ? 1 : guestsPerPlace,
      durationDays: isLong ? 1 : durationDays,
      minStay: isLong ? minStay : 1,
    }),
    priceUnit: unit,
  };
}

/** The search text of a listing after a change of its texts, category or place. */
export const searchTextAfter = (row: ListingRow, changed: Columns): string => searchTextOf({ ...row, ...changed });

/**
 * Where guests have to be after a listing has got another place or category. Those who come to the listing itself move with it, and
 * where nobody has said where they have to be, they come to it as soon as its place is exact.
 */
export function movedMeeting(row: ListingRow, after: Pick<Approvable, 'category' | 'lat' | 'lon'>): Columns {
  const here = { meetingLat: after.lat, meetingLon: after.lon };
  const wasHere = row.meetingLat === row.lat && row.meetingLon === row.lon;
  const wasOpen = row.meetingLat === null && !isMeetingPlace(row);
  if (isMeetingPlace(after)) return wasHere || wasOpen ? here : {};
  if (!wasHere) return {};
  return isComeTo(after.category) ? { meetingLat: null, meetingLon: null } : here;
}

/**
 * The unit by which a listing is sold after a change.
 * @param categories that it has, will have, or may have once approved
 * @throws AppError invalid_input: one of these categories is never sold so
 */
export function unitAfter(row: ListingRow, change: Change, categories: readonly Approvable['category'][]): PriceUnit {
  const unit = change.priceUnit ?? row.priceUnit;
  const refusing = categories.find((category) => !unitsOf(category).includes(unit));
  if (refusing === undefined) return unit;
  // A draft that gets another kind has its usual unit, unless both are chosen at once.
  if (change.category && change.priceUnit === undefined && isUnapproved(row)) return categoryFacts(refusing).priceUnit;
  const field = change.priceUnit === undefined ? 'category' : 'priceUnit';
  throw new AppError('invalid_input', { fields: { [field]: 'unit_category' } });
}

/** Whether an admin has never approved it, so that all of it may change at once. */
export const isUnapproved = ({ status }: Pick<ListingRow, 'status'>): boolean =>
  status === 'draft' || status === 'submitted' || status === 'rejected';

const messages: Record<MissingField, string> = {
  'title.en': 'title_missing',
  'summary.en': 'summary_missing',
  'summary.sw': 'summary_missing',
  'description.en': 'description_missing',
  'description.sw': 'description_missing',
  languages: 'languages_missing',
  pricePerUnit: 'price_missing',
  bookableFrom: 'days_missing',
  place: 'place_missing',
  pictures: 'pictures_missing',
};

/** The error that names what a listing lacks. */
export const lacking = (fields: readonly MissingField[]): AppError =>
  new AppError('invalid_input', { fields: Object.fromEntries(fields.map((field) => [field, messages[field]])) });

/**
 * Keeps whatever was submitted complete.
 * @throws AppError invalid_input: it would lack something afterwards that it has now
 */
export function checkStaysComplete(row: ListingRow, changed: Columns, pictureCount: number): void {
  if (row.status === 'draft' || row.status === 'rejected') return;
  const before = missingOf(row, pictureCount);
  const lost = missingOf({ ...row, ...changed }, pictureCount).filter((field) => !before.includes(field));
  if (lost.length > 0) throw lacking(lost);
}

/**
 * @param day today in Nairobi
 * @throws AppError invalid_input: the days that can be booked end before they begin or before today, or requests would come without a day
 * of notice to answer them
 */
export function checkWhenBookable(row: ListingRow, changed: Columns, day: CalendarDate): void {
  const { bookableFrom, bookableUntil, approval, leadDays } = { ...row, ...changed };
  if (approval === 'request' && leadDays < 1) {
    throw new AppError('invalid_input', { fields: { leadDays: 'notice_for_requests' } });
  }
  if (bookableFrom && bookableUntil && bookableUntil < bookableFrom) {
    throw new AppError('invalid_input', { fields: { bookableUntil: 'range_invalid' } });
  }
  if (changed.bookableUntil && changed.bookableUntil < day) {
    throw new AppError('invalid_input', { fields: { bookableUntil: 'day_past' } });
  }
}

/** Who changes a listing, in which language errors are worded. */
export interface Editor {
  id: string;
  providerId: string;
  personId: string;
  lang: Lang;
}
