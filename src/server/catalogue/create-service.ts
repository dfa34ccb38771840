import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { lockProvider } from '#server/providers/lock-provider.ts';
import { warnsAtOf } from '#server/providers/warns-at.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import type { Category, PriceUnit } from '#shared/categories.ts';
import { dateInNairobi } from '#shared/dates.ts';
import type { OwnPrice } from '#shared/day-prices.ts';
import type { Position } from '#shared/directions.ts';
import { AppError } from '#shared/errors.ts';
import { type Facility, type ListingFacts, shownFacts, soughtIn } from '#shared/facts.ts';
import { closesSoonDays } from '#shared/listing-rules.ts';
import type { UsdCents } from '#shared/money.ts';
import type { OnSiteFee } from '#shared/on-site-fees.ts';
import type { KindPrices } from '#shared/party.ts';
import type { PolicyName } from '#shared/policy.ts';
import type { BookingMode } from '#shared/requests.ts';
import { type ExtraSent, extrasOf } from './extras-of.ts';
import { type QuestionSent, questionsOf } from './questions-of.ts';
import { renewPrices } from './renew-prices.ts';
import { addSearchWords, type DayPrice, insertDayPrices, insertSeasons, insertService } from './repository.ts';
import { searchTextOf } from './search-text.ts';
import { checkSeasons, type NamedSeason } from './seasons.ts';

/** A text in one language or in both. */
interface InLanguages<T> {
  en?: T | undefined;
  sw?: T | undefined;
}

export interface ServiceInput {
  category: Category;
  /** In at least one language. */
  title: InLanguages<string>;
  summary: InLanguages<string>;
  description: InLanguages<string>;
  included: InLanguages<string[]>;
  notIncluded: InLanguages<string[]>;
  meetingPoint?: InLanguages<string> | undefined;
  /** Where guests have to be: the listing's own position where they come to it. Absent where it is not known. */
  meetingPosition?: Position | undefined;
  /** Spoken there: ISO 639-1 codes. */
  languages: string[];
  location: string;
  county: string;
  lat: number;
  lon: number;
  priceUnit: PriceUnit;
  priceCents: UsdCents;
  /** What kinds of guests pay where that price applies; by default all of them that price. */
  kindCents?: KindPrices | undefined;
  /** The age until which guests pay the prices of children. */
  childUntil?: number | undefined;
  /** Places a day: people for per-person services, else rooms or vehicles. */
  capacity: number;
  /** Guests that one room or vehicle holds; 1 for per-person services. */
  guestsPerPlace: number;
  /** Days that a per-person or per-trip service lasts, at least 1. */
  durationDays: number;
  policy: PolicyName;
  /** When it can be booked; by default always, from one night or day, until the day itself. */
  rules?: Partial<BookingRules> | undefined;
  /** By request it needs a day of notice at least: `rules.leadDays`. */
  approval?: BookingMode | undefined;
  seasons?: readonly NamedSeason[] | undefined;
  /** The price of weekends outside of seasons; by default that of other days. */
  weekend?: OwnPrice | undefined;
  /** The prices of single days, each day at most once. */
  dayPrices?: readonly DayPrice[] | undefined;
  /** What guests pay at the place besides; by default nothing. */
  onSiteFees?: OnSiteFee[] | undefined;
  /** By default none is known. */
  facts?: (ListingFacts & { facilities?: readonly Facility[] }) | undefined;
  /** What may be added for money; by default nothing. */
  extras?: readonly ExtraSent[] | undefined;
  /** By default none. */
  questions?: readonly QuestionSent[] | undefined;
}

/**
 * Adds a listing of a provider. It is not shown until an admin approves it.
 * @returns its id
 * @throws AppError not_found (provider), invalid_input (no title, seasons that overlap, numbers below 1)
 */
export function createService(app: App, providerId: string, input: ServiceInput): Promise<{ id: string }> {
  return transaction(app, (tx) => saveService(tx, app.clock.now(), providerId, input));
}

async function saveService(tx: Tx, at: Date, providerId: string, input: ServiceInput): Promise<{ id: string }> {
  if (!input.title.en && !input.title.sw) throw new AppError('invalid_input');
  const numbers = [input.capacity, input.guestsPerPlace, input.durationDays, input.rules?.minStay ?? 1];
  if (!numbers.every((number) => Number.isSafeInteger(number) && number > 0)) throw new AppError('invalid_input');
  const seasons = input.seasons ?? [];
  checkSeasons(seasons);
  if (!(await lockProvider(tx, providerId))) throw new AppError('not_found');
  const texts = textColumns(input);
  const { facilities = [], ...facts } = input.facts ?? {};
  const { category, location, county, lat, lon, priceUnit, priceCents } = input;
  const { capacity, guestsPerPlace, durationDays, policy, languages, meetingPosition } = input;
  const searchText = searchTextOf({ ...texts, category, location, county });
  const id = await insertService(tx, {
    ...texts,
    ...{ providerId, category, location, county, lat, lon, priceUnit, priceCents },
    ...{ priceFromCents: priceCents, priceToCents: priceCents, pricedOn: dateInNairobi(at) },
    ...{ capacity, guestsPerPlace, durationDays, policy, languages, searchText },
    ...{ meetingLat: meetingPosition?.lat, meetingLon: meetingPosition?.lon },
    ...{ kindCents: input.kindCents, childUntil: input.childUntil },
    ...{ weekendCents: input.weekend?.priceCents, weekendKindCents: input.weekend?.kindCents },
    ...input.rules,
    closesWarnsAt: warnsAtOf(input.rules?.bookableUntil ?? null, { days: closesSoonDays, now: at }),
    approval: input.approval ?? 'instant',
    ...{ questions: questionsOf(input.questions ?? []), onSiteFees: input.onSiteFees },
    ...{ facts: shownFacts(facts, input), facilities: soughtIn(category, facilities, facts) },
    extras: extrasOf(input.extras ?? []),
    status: 'submitted',
    submittedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await addSearchWords(tx, searchText);
  await insertSeasons(tx, id, seasons);
  await insertDayPrices(tx, id, input.dayPrices ?? []);
  await renewPrices(tx, [id]);
  return { id };
}

function textColumns({ title, summary, description, included, notIncluded, meetingPoint }: ServiceInput) {
  return {
    titleEn: title.en ?? null,
    titleSw: title.sw ?? null,
    summaryEn: summary.en ?? null,
    summarySw: summary.sw ?? null,
    descriptionEn: description.en ?? null,
    descriptionSw: description.sw ?? null,
    includedEn: included.en ?? [],
    includedSw: included.sw ?? [],
    notIncludedEn: notIncluded.en ?? [],
    notIncludedSw: notIncluded.sw ?? [],
    meetingPointEn: meetingPoint?.en ?? null,
    meetingPointSw: meetingPoint?.sw ?? null,
  };
}
