import { type CalendarDate, startOfDayNairobi } from '#shared/dates.ts';
import type { Booking } from '../repository.ts';

/** How long a provider has to answer a request. */
const ANSWER_MS = 24 * 3_600_000;

/** How many requests a person may have open at one time. They hold no places, but each one asks a provider to think. */
export const openRequestsMost = { known: 10, unknown: 3 } as const;

/** Requests of one person, withdrawn ones included: each sends a letter to a provider. */
export const requestsPerPerson = { most: 20, periodMs: 24 * 3_600_000 } as const;

/** Until when a provider may answer a request: for a day, and never longer than until its first day begins. */
export function answerEndsAt(startDate: CalendarDate, askedAt: Date): Date {
  return new Date(Math.min(askedAt.getTime() + ANSWER_MS, startOfDayNairobi(startDate).getTime()));
}

/** Whether a booking waits for its provider now. */
export const isAsked = (
  { status, approval, holdEndsAt }: Pick<Booking, 'status' | 'approval' | 'holdEndsAt'>,
  at: Date,
): boolean => status === 'pending' && approval === 'asked' && holdEndsAt > at;
