import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { partyIn } from '#server/catalogue/party-words.ts';
import { transaction } from '#server/db/client.ts';
import { clockAheadMs } from '#shared/check-ins.ts';
import type { CheckedIn } from '#shared/contracts/papers.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { readVoucher } from '#shared/read-voucher.ts';
import { checkInRefusal, lateCheckInRefusal } from '../came-rules.ts';
import { titleIn } from '../title-in.ts';
import { findCheckInBooking } from './queries.ts';
import { markCheckedIn } from './repository.ts';
import { isVoucherCode } from './voucher-code.ts';

interface CheckInAsked {
  personId: string;
  providerIds: readonly string[];
  text: string;
  /** The time at the gate, as the phone noted it without signal; undefined for now. */
  gateAt: Date | undefined;
  lang: Lang;
}

type Found = NonNullable<Awaited<ReturnType<typeof findCheckInBooking>>>;

/** When the guests were at the gate, and when we are told. */
interface Times {
  at: Date;
  sentAt: Date;
  offline: boolean;
}

/**
 * Checks a booking in: from 00:00 of the start date in Nairobi until the trip is over. It is recorded once; a second
 * check-in answers when the first was. One that was noted without signal is judged by its time at the gate.
 * @param asked.text what the QR code says, or the booking's reference
 * @param asked.personId who checks in   @param asked.providerIds the providers whose bookings they check in
 * @throws AppError not_found (a wrong code, a booking of no such provider), booking_not_confirmed, check_in_of_no_show,
 *   check_in_too_early, check_in_too_late; without signal also gate_time_wrong (in the future),
 *   gate_time_before_booking (before it was made) and check_in_stale (more than seven days ago)
 */
export async function checkIn(
  app: App,
  { personId, providerIds, text, gateAt, lang }: CheckInAsked,
): Promise<CheckedIn> {
  const read = readVoucher(text);
  const found = read && (await findCheckInBooking(app, { reference: read.reference, providerIds }));
  if (!read || !found || !isVoucherCode(app, found.booking.id, read.code)) throw new AppError('not_found');
  const times = timesOf(app.clock.now(), gateAt);
  const before = checkedInAt(found);
  if (before) return answerOf(found, { at: before, alreadyCheckedIn: true, lang });
  refuse(found, times);
  const { id } = found.booking;
  const { at, sentAt, offline } = times;
  const noted = await transaction(app, async (tx) => {
    if (!(await markCheckedIn(tx, id, { by: personId, at, offline }))) return false;
    const subject = { subjectType: 'booking', subjectId: id } as const;
    const detail = offline ? { gateAt: at.toISOString() } : {};
    await recordAudit(tx, { actorId: personId, action: 'booking.checked_in', ...subject, detail, at: sentAt });
    return true;
  });
  if (noted) return answerOf(found, { at, alreadyCheckedIn: false, offline, lang });
  // Somebody else was first, or the booking was cancelled or marked as a no-show meanwhile.
  const now = await findCheckInBooking(app, { reference: read.reference, providerIds });
  const first = now && checkedInAt(now);
  if (first) return answerOf(now, { at: first, alreadyCheckedIn: true, lang });
  if (now) refuse(now, times);
  throw new AppError('booking_not_confirmed');
}

/** A clock that is a little ahead of ours is taken for ours. @throws AppError gate_time_wrong: further ahead */
function timesOf(now: Date, gateAt: Date | undefined): Times {
  if (!gateAt) return { at: now, sentAt: now, offline: false };
  if (gateAt.getTime() > now.getTime() + clockAheadMs) throw new AppError('gate_time_wrong');
  return { at: gateAt < now ? gateAt : now, sentAt: now, offline: true };
}

/** When the booking was checked in; null when it was not, or was cancelled after that. */
const checkedInAt = ({ booking }: Found) =>
  booking.status === 'confirmed' || booking.status === 'completed' ? booking.checkedInAt : null;

function refuse({ booking }: Found, { at, sentAt, offline }: Times): void {
  const code = offline ? lateCheckInRefusal(booking, { at, sentAt }) : checkInRefusal(booking, at);
  if (code) throw new AppError(code);
}

function answerOf(
  { booking, service }: Found,
  {
    at,
    alreadyCheckedIn,
    offline = booking.checkedInOffline,
    lang,
  }: { at: Date; alreadyCheckedIn: boolean; offline?: boolean; lang: Lang },
): CheckedIn {
  return {
    booking: {
      bookingId: booking.reference,
      title: titleIn(lang, service).title,
      traveller: booking.contactName || booking.contactEmail,
      guests: booking.guests,
      party: partyIn(lang, booking.party),
      startDate: booking.startDate,
      endDate: booking.endDate,
      status: booking.status,
      checkedInAt: at.toISOString(),
      ...{ alreadyCheckedIn, offline },
    },
  };
}
