/** Shapes of the demo catalogue. Pure data: the seed turns it into rows through the product's own functions. */

import type { Category, PriceUnit } from '#shared/categories.ts';
import type { Position } from '#shared/directions.ts';
import type { Facility, ListingFacts } from '#shared/facts.ts';
import type { Lang } from '#shared/languages.ts';
import type { OnSiteFee } from '#shared/on-site-fees.ts';
import type { PartyGroup, PricedKind } from '#shared/party.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import type { Role } from '#shared/rights.ts';

/** A text in English, in Kiswahili or in both; at least one. */
export type Text = { en: string; sw?: string } | { en?: string; sw: string };

/** A text that always has both languages. */
interface BothTexts {
  en: string;
  sw: string;
}

interface BothLists {
  en: string[];
  sw: string[];
}

export interface DemoPerson {
  key: string;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  role: Role;
  nationality?: string;
  bio?: string;
  interests?: string[];
  travelStyle?: string;
  language: Lang;
  /** Whether they have switched text messages on, which are off in a new account. */
  wantsSms?: true;
}

export interface DemoProvider {
  key: string;
  name: string;
  kind: 'tour' | 'stay' | 'meal' | 'transport';
  location: string;
  county: string;
  lat: number;
  lon: number;
  about: BothTexts;
  email: string;
  /** E.164. */
  phone: string;
  /** Keys of people; the first is the owner. */
  memberKeys: string[];
  /** Set for makers shown in the artisan section. */
  artisan?: { craft: BothTexts; place: string };
}

/** A price that returns every year. `from` and `to` are both included; a season may run over New Year. */
export interface DemoSeason {
  name: string;
  /** MM-DD */
  from: string;
  /** MM-DD */
  to: string;
  /** USD with at most two decimals. */
  priceUsd: number;
  /** What kinds of guests pay then. */
  residencyUsd?: Partial<Record<PricedKind, number>>;
}

/** The price of a day that returns every year: on that day of the year (MM-DD), or so many days from Easter Sunday. */
export interface DemoDay {
  on: string | { fromEaster: number };
  priceUsd: number;
}

/** What a listing says of itself, in both languages. */
export type DemoFacts = ListingFacts & { facilities?: Facility[] };

export interface DemoService {
  key: string;
  providerKey: string;
  category: Category;
  title: Text;
  summary: Text;
  description: Text;
  location: string;
  county: string;
  lat: number;
  lon: number;
  priceUnit: PriceUnit;
  /** USD per unit with at most two decimals. */
  priceUsd: number;
  /** What kinds of guests pay outside of seasons. */
  residencyUsd?: Partial<Record<PricedKind, number>>;
  /** The price of weekends outside of seasons, and what kinds of guests pay then. */
  weekend?: { priceUsd: number; residencyUsd?: Partial<Record<PricedKind, number>> };
  singleDays?: DemoDay[];
  /** What guests pay at the place besides. */
  onSiteFees?: OnSiteFee[];
  /** The age until which guests pay the prices of children. */
  childUntil?: number;
  /** Places: people for per-person services, else rooms or vehicles. */
  capacity: number;
  /** Guests that one place holds: 1 for per-person services. */
  guestsPerPlace: number;
  /** Calendar days of a per-person or per-trip service; 1 for stays and vehicles, whose end date is chosen. */
  durationDays: number;
  policy: 'flexible' | 'moderate' | 'strict';
  /** The shortest stay and how many days ahead it must be booked; without them a night, until the day itself. */
  rules?: { minStay?: number; leadDays?: number };
  included: BothLists;
  notIncluded: BothLists;
  seasons: DemoSeason[];
  /** Languages spoken, as ISO 639-1 codes. */
  languages: string[];
  meetingPoint: BothTexts;
  /** `listing` where guests come to the listing itself; null where each booking agrees upon it, such as a hotel. */
  meetingAt: Position | 'listing' | null;
  featured?: boolean;
}

/** A review, for which the seed makes a completed booking of `authorKey` that started `daysAgo` days before today. */
export interface DemoReview {
  serviceKey: string;
  authorKey: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  lang: Lang;
  /** Days from the booking's start date to today; always more than the booking lasts. */
  daysAgo: number;
  guests: number;
  /** Length of a stay. */
  nights?: number;
  /** Length of a vehicle hire, both ends counted. */
  days?: number;
  /** The provider's answer. */
  reply?: string;
  /** Why the provider reports it to our team. */
  report?: string;
}

export interface DemoTrip {
  serviceKey: string;
  personKey: string;
  /** Days from today to the start; negative for the past. Ignored when `fixedStart` is set. */
  startsInDays: number;
  guests: number;
  /** Who the guests are, where prices tell them apart. */
  party?: PartyGroup[];
  /** How many of what is added for money, by its English name. */
  extras?: Record<string, number>;
  nights?: number;
  days?: number;
  pay: ChargeMethod;
  /** Whether it stays paid, is completed after its end, or is cancelled by the traveller a day later. */
  outcome?: 'complete' | 'cancel';
  fixedReference?: string;
  /** YYYY-MM-DD */
  fixedStart?: string;
}
