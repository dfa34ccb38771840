import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import type { CheckedIn } from '#shared/contracts/papers.ts';
import { startOfDayNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { titleIn } from '../title-in.ts';
import { findArrival } from './queries.ts';
import { markCheckedIn } from './repository.ts';
import { codeFits, readVoucher } from './voucher-code.ts';

type Arrival = NonNullable<Awaited<ReturnType<typeof findArrival>>>;

/**
 * Lets a party in: from 00:00 of the start date in Nairobi until the trip is over. Whoever comes second learns when it
 * was first; it is recorded once.
 * @param text what the QR code says, or the booking's reference
 * @throws AppError not_found (a wrong code, another provider's), forbidden (without the right `bookings`),
 *   booking_not_confirmed, check_in_too_early, check_in_too_late
 */
export async function checkIn(app: App, person: { id: string }, text: string, lang: Lang): Promise<CheckedIn> {
  const read = readVoucher(text);
  const found = read && (await findArrival(app, read.reference, person.id));
  if (!read || !found || !codeFits(app, found.booking.id, read.code)) throw new AppError('not_found');
  if (!found.rights.includes('bookings')) throw new AppError('forbidden');
  const at = app.clock.now();
  const before = arrivalOf(found);
  if (before) return answerOf(found, before, true, lang);
  mayArrive(found, at);
  const { id } = found.booking;
  const noted = await transaction(app, async (tx) => {
    if (!(await markCheckedIn(tx, id, person.id, at))) return false;
    const subject = { subjectType: 'booking', subjectId: id };
    await recordAudit(tx, { actorId: person.id, action: 'booking.checked_in', ...subject, detail: {}, at });
    return true;
  });
  if (noted) return answerOf(found, at, false, lang);
  // Somebody else was first, or the booking was cancelled meanwhile.
  const now = await findArrival(app, read.reference, person.id);
  const first = now && arrivalOf(now);
  if (!first) throw new AppError('booking_not_confirmed');
  return answerOf(now, first, true, lang);
}

/** When the party was checked in, unless the booking was cancelled after that. */
const arrivalOf = ({ booking: { status, checkedInAt } }: Arrival) =>
  status === 'confirmed' || status === 'completed' ? checkedInAt : null;

function mayArrive({ booking }: Arrival, at: Date): void {
  const { status, startDate, completesAt } = booking;
  if (status === 'completed') throw new AppError('check_in_too_late');
  if (status !== 'confirmed') throw new AppError('booking_not_confirmed');
  if (at < startOfDayNairobi(startDate)) throw new AppError('check_in_too_early');
  if (at >= completesAt) throw new AppError('check_in_too_late');
}

function answerOf({ booking, service }: Arrival, at: Date, already: boolean, lang: Lang): CheckedIn {
  return {
    booking: {
      bookingId: booking.reference,
      title: titleIn(lang, service).title,
      traveller: booking.contactName || booking.contactEmail,
      guests: booking.guests,
      startDate: booking.startDate,
      endDate: booking.endDate,
      status: booking.status,
      checkedInAt: at.toISOString(),
      alreadyCheckedIn: already,
    },
  };
}
