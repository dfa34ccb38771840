import type { Booking } from '#shared/contracts/bookings.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { splitPrice } from '#shared/price-shares.ts';
import { takenDates } from '#shared/quote.ts';
import type { PaidPart } from '#shared/split-price.ts';
import type { DaySpan } from '../blocks/repository.ts';
import { type ListingSays, mayNote } from '../came-rules.ts';
import type { Change } from '../changes/queries.ts';
import { countMarks, type NoShowEntry } from '../no-show-queries.ts';
import { leftOfAll } from '../price-parts.ts';
import type { Booking as BookingRow } from '../repository.ts';
import { isAsked, isChangeAsked } from '../requests/request-rules.ts';
import type { PostedShare } from './member-queries.ts';

/** What only a member of the provider is told, beside the booking itself. */
export interface MemberRow {
  /** Undefined for a member who does not handle bookings, null where the traveller does not show it. */
  trips: number | null | undefined;
  /** Undefined for a member without `money`, null before the money was divided. */
  posted: PostedShare | null | undefined;
  /** The provider's time off that is not over. Empty for a member who does not handle bookings. */
  timeOff: readonly DaySpan[];
}

type ForMember = NonNullable<Booking['forMember']>;

interface Asked {
  booking: BookingRow;
  /** Its change that waits. */
  open: Change | undefined;
  /** What is not refunded of each of its payments. */
  paid: readonly PaidPart[];
  member: MemberRow;
  arrival: ListingSays;
  noShows: readonly NoShowEntry[];
  now: Date;
}

/** The part of a booking's answer that is for members of its provider. */
export function memberAnswer({ booking, open, paid, member, arrival, noShows, now }: Asked): ForMember {
  const { trips, posted, timeOff } = member;
  const handles = trips !== undefined;
  const asked = isAsked(booking, now) ? booking : open && isChangeAsked(open, now) ? open : undefined;
  return {
    trips: trips ?? null,
    share: posted === undefined ? null : shareOf({ booking, paid, posted }),
    mayAnswer: handles && asked !== undefined,
    timeOff: asked ? timeOffOn(takenDates(booking.priceUnit, asked.startDate, asked.endDate), timeOff) : null,
    ...(handles
      ? mayNote(booking, arrival, { marks: countMarks(noShows), at: now })
      : { mayCheckIn: false, mayMarkNoShow: false, noShowFrom: null, undoNoShowUntil: null }),
  };
}

/** The first time off with one of the days, or null. */
function timeOffOn(dates: readonly CalendarDate[], timeOff: MemberRow['timeOff']): ForMember['timeOff'] {
  const found = timeOff.find((off) => dates.some((date) => date >= off.startDate && date <= off.endDate));
  return found ? { startDate: found.startDate, endDate: found.endDate } : null;
}

/** How the price is divided: as it was posted, else as what is paid now (or is to be paid) will be. */
function shareOf({
  booking,
  paid,
  posted,
}: Pick<Asked, 'booking' | 'paid'> & { posted: PostedShare | null }): ForMember['share'] {
  if (posted) return shareAnswer(posted, { earned: true });
  const { commissionBps, taxes, totalCents, status } = booking;
  const cents = status === 'pending' ? usd(totalCents) : leftOfAll(paid);
  const split = splitPrice(cents, commissionBps, taxes);
  const commission = split.commission + split.vat;
  return shareAnswer({ payable: split.payable, commission, taxes: split.levy + split.withholding }, { earned: false });
}

function shareAnswer({ payable, commission, taxes }: PostedShare, { earned }: { earned: boolean }): ForMember['share'] {
  return {
    gross: inDollars(payable + commission + taxes),
    commission: inDollars(commission),
    taxes: inDollars(taxes),
    net: inDollars(payable),
    earned,
  };
}

/** Below 0 where a lost dispute took back more than is left, which `dollars` refuses. */
const inDollars = (cents: number): number => cents / 100;
