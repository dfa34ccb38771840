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

type Trip = Pick<Booking, 'status' | 'startDate' | 'completesAt' | 'checkedInAt' | 'noShowAt' | 'priceUnit'>;
type AtGate = Omit<Trip, 'checkedInAt' | 'priceUnit'>;

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
 * When guests are due on the first day at the latest, in Nairobi: at the meeting time that the listing states, else for a
 * stay at 18:00, or when its check-in opens where that is later, and for everything else at 12:00.
 */
export function noShowFrom(
  { startDate, priceUnit }: Pick<Trip, 'startDate' | 'priceUnit'>,
  listing: ListingSays,
): Date {
  const { meetingTime, checkInFrom = '' } = shownFacts(listing.facts, listing);
  const evening = checkInFrom > '18:00' ? checkInFrom : '18:00';
  return instantInNairobi(startDate, meetingTime ?? (priceUnit === 'night' ? evening : '12:00'));
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
