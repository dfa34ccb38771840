import { categories } from '#shared/categories.ts';
import { addDays, addMonths, type CalendarDate, daysBetween, startOfDayNairobi } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { type Pick, pickWith } from './figures.ts';

/** What is asked for. The same wish on the same day makes the same rows. */
export interface Wish {
  services: number;
  bookings: number;
  seed: number;
  /** The present day in Nairobi. */
  today: CalendarDate;
}

/** Numbers that several statements share. */
export interface Plan extends Wish {
  pick: Pick;
  /** People who book. */
  travellers: number;
  /** Providers in each category; each has one owner. */
  providersOfCategory: number;
  /** When the first person registered, and the first of the days on which trips take place; milliseconds since 1970. */
  originMs: number;
  firstMs: number;
  todayMs: number;
  /** The free days of every service: from `freeFrom` to the day before `freeUntil`. */
  freeFrom: CalendarDate;
  freeUntil: CalendarDate;
  /** Spans of days before and after the free ones; each lane of a service has at most one booking in each span. */
  spanDays: number;
  spansBefore: number;
  spansAfter: number;
}

const YEARS = 5;
/** From how many days ahead every service is free, and how many free days all of them have together. */
const FREE_AFTER = 21;
const FREE_DAYS = 300_000;
const FREE_DAYS_MIN = 3;
const SPAN_DAYS_MAX = 8;
/** How far bookings beyond the free days lie. */
const BEYOND_DAYS = 90;
/** A service's places are divided into lanes, so that its bookings never take more places than there are. */
export const LANES = 4;
/** The most popular services have about so many times the mean number of bookings. */
const POPULAR = 4;

const dayMs = 86_400_000;

/** @throws RangeError where the services are too few for the categories, or for the bookings */
export function planOf(wish: Wish): Plan {
  const { services, bookings, seed, today } = wish;
  if (services < categories.length)
    throw new RangeError(`--services: at least ${categories.length}, one for each category`);
  const freeFrom = addDays(today, FREE_AFTER);
  const lastDay = addDays(addMonths(today, MONTHS_AHEAD), -1);
  const wanted = Math.max(FREE_DAYS_MIN, Math.round(FREE_DAYS / services));
  const freeDays = Math.min(wanted, daysBetween(freeFrom, lastDay));
  const freeUntil = addDays(freeFrom, freeDays);
  const before = YEARS * 365 + FREE_AFTER;
  const after = Math.max(0, Math.min(BEYOND_DAYS, daysBetween(freeUntil, lastDay)));
  const perService = Math.max(1, Math.ceil((bookings * POPULAR) / services));
  const spanDays = Math.min(SPAN_DAYS_MAX, Math.floor(((before + after) * LANES) / perService));
  if (spanDays < 1) {
    const most = Math.floor((services * (before + after) * LANES) / POPULAR);
    throw new RangeError(`--bookings: at most ${most} for ${services} services`);
  }
  const todayMs = startOfDayNairobi(today).getTime();
  const ofCategory = Math.ceil(services / categories.length);
  return {
    ...wish,
    pick: pickWith(seed),
    travellers: Math.max(20, Math.round(bookings / 8)),
    providersOfCategory: Math.max(1, Math.ceil(ofCategory / 8)),
    originMs: todayMs - (YEARS * 365 + 400) * dayMs,
    firstMs: todayMs - (YEARS * 365 + 200) * dayMs,
    todayMs,
    ...{ freeFrom, freeUntil, spanDays },
    spansBefore: Math.floor(before / spanDays),
    spansAfter: Math.floor(after / spanDays),
  };
}

/** The most bookings that a listing may have. */
export const slotsOf = ({ spansBefore, spansAfter }: Plan): number => LANES * (spansBefore + spansAfter);
