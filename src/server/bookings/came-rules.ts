import type { PriceUnit } from '#shared/categories.ts';
import { lateCheckInDays } from '#shared/check-ins.ts';
import { instantInNairobi, startOfDayNairobi } from '#shared/dates.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { type ListingFacts, type ListingKind, shownFacts } from '#shared/facts.ts';
import type { Booking } from './repository.ts';

const hourMs = 3_600_000;
/** How long after the end of a trip its provider may still note that nobody came. */
const noShowGraceMs = 48 * hourMs;
const undoMs = 24 * hourMs;
/** Each mark stays in the booking's history, so that nobody can fill it. The last one is final. */
const marksMost = 3;

type Due = Pick<Booking, 'startDate' | 'priceUnit' | 'dueTime'>;
type AtGate = Pick<Booking, 'status' | 'startDate' | 'completesAt' | 'noShowAt'>;
type Trip = AtGate & Due & Pick<Booking, 'checkedInAt'>;

/** What a booking's listing says of itself. */
export interface ListingSays extends ListingKind {
  facts: ListingFacts;
}

/** Why guests who are not checked in cannot be now; undefined where they can. */
export function checkInRefusal(booking: AtGate, at: Date): ErrorCode | undefined {
  return booking.status === 'completed' ? 'check_in_too_late' : gateRefusal(booking, at);
}

/**
 * Why a check-in that was noted without signal is not accepted; undefined where it is. It is judged by its time at the gate,
 * so the trip may be over since.
 * @param sentAt when it arrived here
 */
export function lateCheckInRefusal(
  booking: AtGate & { createdAt: Date },
  { at, sentAt }: { at: Date; sentAt: Date },
): ErrorCode | undefined {
  if (at < booking.createdAt) return 'gate_time_before_booking';
  if (sentAt.getTime() - at.getTime() > lateCheckInDays * 24 * hourMs) return 'check_in_stale';
  return gateRefusal(booking, at);
}

function gateRefusal({ status, startDate, completesAt, noShowAt }: AtGate, at: Date): ErrorCode | undefined {
  if (status !== 'confirmed' && status !== 'completed') return 'booking_not_confirmed';
  if (noShowAt !== null) return 'check_in_of_no_show';
  if (at < startOfDayNairobi(startDate)) return 'check_in_too_early';
  return at >= completesAt ? 'check_in_too_late' : undefined;
}

/**
 * By when the guests of a listing are due on their first day, HH:MM in Nairobi: at the meeting time that it states, else for a
 * stay at 18:00, or when its check-in opens where that is later, and for everything else at 12:00.
 */
export function dueTimeOf(priceUnit: PriceUnit, listing: ListingSays): string {
  const { meetingTime, checkInFrom = '' } = shownFacts(listing.facts, listing);
  const evening = checkInFrom > '18:00' ? checkInFrom : '18:00';
  return meetingTime ?? (priceUnit === 'night' ? evening : '12:00');
}

/**
 * From when the guests of a booking may count as a no-show: when they were due as they booked. A listing that states an earlier
 * time since changes nothing, and one that states a later time is waited for.
 */
export function noShowFrom({ startDate, priceUnit, dueTime }: Due, listing: ListingSays): Date {
  const booked = dueTime ?? dueTimeOf(priceUnit, { ...listing, facts: {} });
  const now = dueTimeOf(priceUnit, listing);
  return instantInNairobi(startDate, booked > now ? booked : now);
}

/**
 * Why a booking cannot be marked as a no-show now; undefined where it can: from when its guests are due (`noShowFrom`) until
 * 48 hours after its end, unless they were checked in.
 */
export function noShowRefusal(booking: Omit<Trip, 'noShowAt'>, listing: ListingSays, at: Date): ErrorCode | undefined {
  const { status, completesAt, checkedInAt } = booking;
  if (status !== 'confirmed' && status !== 'completed') return 'booking_not_confirmed';
  if (checkedInAt !== null) return 'no_show_checked_in';
  if (at < noShowFrom(booking, listing)) return 'no_show_too_early';
  return at.getTime() >= completesAt.getTime() + noShowGraceMs ? 'no_show_too_late' : undefined;
}

/**
 * Why a no-show cannot be undone now; undefined where it can: for 24 hours, unless the booking was cancelled meanwhile, and
 * twice at most.
 * @param marks how often the booking was marked, this time included
 */
export function undoRefusal(
  { status, noShowAt }: Pick<Trip, 'status'> & { noShowAt: Date },
  marks: number,
  at: Date,
): ErrorCode | undefined {
  if (status === 'cancelled') return 'booking_not_confirmed';
  if (marks >= marksMost) return 'no_show_often';
  return at >= undoEndsAt(noShowAt) ? 'no_show_final' : undefined;
}

const undoEndsAt = (noShowAt: Date) => new Date(noShowAt.getTime() + undoMs);

/** What a member who handles bookings may note of a booking now. @param marks how often it was marked as a no-show */
export function mayNote(booking: Trip, listing: ListingSays, { marks, at }: { marks: number; at: Date }) {
  const { checkedInAt, noShowAt, startDate } = booking;
  const refusal = noShowRefusal(booking, listing, at);
  const isLaterToday = refusal === 'no_show_too_early' && at >= startOfDayNairobi(startDate);
  const undoable = noShowAt !== null && undoRefusal({ ...booking, noShowAt }, marks, at) === undefined;
  return {
    mayCheckIn: checkedInAt === null && checkInRefusal(booking, at) === undefined,
    mayMarkNoShow: noShowAt === null && refusal === undefined,
    noShowFrom: isLaterToday ? noShowFrom(booking, listing).toISOString() : null,
    undoNoShowUntil: undoable ? undoEndsAt(noShowAt).toISOString() : null,
  };
}
