import { type CalendarDate, startOfDayNairobi } from '#shared/dates.ts';
import { QuoteError } from '#shared/quote.ts';
import { hoursToPay } from '#shared/requests.ts';
import type { Change } from '../changes/queries.ts';
import type { Booking } from '../repository.ts';

/** How long a provider has to answer a request. */
const ANSWER_MS = 24 * 3_600_000;

/** A request that leaves its provider less time than this is not sent. */
const ANSWER_LEAST_MS = 2 * 3_600_000;

/** How many requests a person may have open at one time. They hold no places, but each one asks a provider to think. */
export const openRequestsMost = { known: 10, unknown: 3 } as const;

/** Requests of one person, withdrawn ones included: each sends a letter to a provider. */
export const requestsPerPerson = { most: 20, periodMs: 24 * 3_600_000 } as const;

/**
 * Until when a provider may answer a request: for a day, and never longer than until its first day begins.
 * @throws QuoteError invalid_dates: it begins so soon that there is no time to answer
 */
export function answerEndsAt(startDate: CalendarDate, askedAt: Date): Date {
  const begins = startOfDayNairobi(startDate).getTime();
  const asked = askedAt.getTime();
  if (begins - asked < ANSWER_LEAST_MS) throw new QuoteError('invalid_dates', { startDate: 'stay_too_soon' });
  return new Date(Math.min(asked + ANSWER_MS, begins));
}

/**
 * Until when an accepted request, or a change, is held for its payment: for a day, but not beyond the start of its first day,
 * and never for less than a booking that needs no request.
 * @param holdMinutes the setting
 */
export function payEndsAt(firstDay: CalendarDate, { holdMinutes, at }: { holdMinutes: number; at: Date }): Date {
  const accepted = at.getTime();
  const long = Math.min(accepted + hoursToPay * 3_600_000, startOfDayNairobi(firstDay).getTime());
  return new Date(Math.max(accepted + holdMinutes * 60_000, long));
}

/** Whether the provider has agreed to the booking, or need not: only then does it learn how to reach the traveller. */
export const isAgreed = ({ approval }: Pick<Booking, 'approval'>): boolean =>
  approval === 'not_needed' || approval === 'accepted';

/** Whether a change waits for its provider now. */
export const isChangeAsked = ({ status, holdEndsAt }: Pick<Change, 'status' | 'holdEndsAt'>, at: Date): boolean =>
  status === 'asked' && holdEndsAt !== null && holdEndsAt > at;

/** Whether a booking waits for its provider now. */
export const isAsked = (
  { status, approval, holdEndsAt }: Pick<Booking, 'status' | 'approval' | 'holdEndsAt'>,
  at: Date,
): boolean => status === 'pending' && approval === 'asked' && holdEndsAt > at;
