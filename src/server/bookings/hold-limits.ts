import type { CalendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type PricedService, placesFor } from '#shared/quote.ts';

// How much one person may keep from others without paying. The rules are stated in docs/money.md#unpaid-places.

const minuteMs = 60_000;

/** Whether a person is known: their e-mail address is verified, or a trip that they paid for stands. */
type Known = boolean;

/** Enough for the parts of one journey before they are paid. Strangers need one, and two more to compare. */
const openAtMost = { known: 6, unknown: 3 };
/** Of all unpaid holds of a person together: a season, and a month. */
const daysAtMost = { known: 92, unknown: 31 };
/** A large family, which books as one. */
const PARTY_GUESTS = 14;
/**
 * People who are not known may together hold more than half of the places on so many days of a listing: a fortnight. One
 * who asks alone may hold as many as they may at all.
 */
const CROWDED_DAYS = 14;

/** How long a hold that lapsed is remembered. */
export const LAPSES_REMEMBERED_MS = 24 * 60 * minuteMs;
/** Anybody may once run out of time, and once change their mind after paying. */
const forgivenOfEach = 1;
/** Enough to pay by either method. */
const shortestHoldMinutes = 10;
const firstPauseMs = 10 * minuteMs;
const longestPauseMs = 6 * 60 * minuteMs;

/** A person's holds that ended within the last day without a payment that stands. */
export interface Lapses {
  /** A hold that ran out counts 1, one that was cancelled unpaid the part of its time that had passed. */
  unpaid: number;
  /** Bookings that were paid and cancelled within that day. */
  paidAndCancelled: number;
  /** When the last of them ended; null without any. */
  lastAt: Date | null;
}

/** What a person may still hold. */
interface HoldTerms {
  /** Unpaid bookings and changes at one time. */
  open: number;
  /** Days of all of them together. */
  days: number;
  /** How long the next one lasts. */
  minutes: number;
  /** After the last lapse, until the next hold. */
  pauseMs: number;
}

const afterForgiven = (count: number) => Math.max(0, Math.floor(count) - forgivenOfEach);

/**
 * What a person may hold. The first lapse of a day changes nothing, and neither does the first booking that is cancelled
 * after paying, also when both happen. Each further one allows one hold less at a time, halves its time, and doubles the
 * pause before it.
 * @param holdMinutes the setting, which is never exceeded
 */
export function holdTerms({
  known,
  lapses,
  holdMinutes,
}: {
  known: Known;
  lapses: Omit<Lapses, 'lastAt'>;
  holdMinutes: number;
}): HoldTerms {
  const who = known ? 'known' : 'unknown';
  const counted = afterForgiven(lapses.unpaid) + afterForgiven(lapses.paidAndCancelled);
  return {
    open: Math.max(1, openAtMost[who] - counted),
    days: daysAtMost[who],
    minutes: Math.min(holdMinutes, Math.max(shortestHoldMinutes, Math.floor(holdMinutes / 2 ** counted))),
    pauseMs: counted === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (counted - 1)),
  };
}

interface Standing {
  known: Known;
  lapses: Lapses;
  /** The number of days of each open unpaid booking or change. */
  openDays: readonly number[];
}

/**
 * Decides whether a person may hold places on some more days.
 * @returns how many minutes the hold lasts
 * @throws AppError unpaid_bookings_lapsed (with the seconds of the pause), unpaid_bookings_open, unpaid_days_many
 */
export function checkStanding(
  { known, lapses, openDays }: Standing,
  { days, holdMinutes, at }: { days: number; holdMinutes: number; at: Date },
): number {
  const terms = holdTerms({ known, lapses, holdMinutes });
  const pauseLeftMs = (lapses.lastAt?.getTime() ?? 0) + terms.pauseMs - at.getTime();
  if (pauseLeftMs > 0) throw new AppError('unpaid_bookings_lapsed', { retryAfter: Math.ceil(pauseLeftMs / 1000) });
  if (openDays.length >= terms.open) throw new AppError('unpaid_bookings_open');
  if (openDays.reduce((sum, more) => sum + more, days) > terms.days) throw new AppError('unpaid_days_many');
  return terms.minutes;
}

/** How many of a day's places one person may hold: half of them, or what a large family needs where that is more. */
export function mostPlacesHeld(
  service: Pick<PricedService, 'priceUnit' | 'guestsPerPlace'>,
  { capacity }: { capacity: number },
): number {
  return Math.max(Math.floor(capacity / 2), placesFor(service, PARTY_GUESTS));
}

/** A day of a listing, and its places that are held and not paid by some people. */
export interface HeldDay {
  date: CalendarDate;
  capacity: number;
  held: number;
}

/** Whether more than half of the day's places are held. */
const isCrowded = ({ capacity, held }: HeldDay) => 2 * held > capacity;

/**
 * Whether a person who is not known would make too many days of a listing crowded: more than half of the places of one
 * of their days would be held by such people, on other days it is so already, and all these are more than `CROWDED_DAYS`.
 * @param days those with places held by people who are not known, the ones asked for included
 * @param asked the days on which places are taken
 */
export function isTooCrowded(days: readonly HeldDay[], asked: ReadonlySet<CalendarDate>): boolean {
  const crowded = days.filter(isCrowded);
  const others = crowded.filter(({ date }) => !asked.has(date));
  return others.length > 0 && others.length < crowded.length && crowded.length > CROWDED_DAYS;
}
