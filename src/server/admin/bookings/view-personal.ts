import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { answersInWords } from '#server/bookings/answers/answers-in.ts';
import { openCompanions } from '#server/bookings/companions/stored-companions.ts';
import { getBookingRow } from '#server/bookings/queries.ts';
import { transaction } from '#server/db/client.ts';
import type { PersonalOfBooking } from '#shared/contracts/admin-bookings.ts';
import type { Lang } from '#shared/languages.ts';

/**
 * The phone that was given with a booking, the names of companions, and the answers to the questions of its listing, decrypted. That they were seen
 * is recorded, without them. @throws AppError not_found
 */
export async function viewPersonal(
  app: App,
  admin: { id: string },
  { bookingId, lang }: { bookingId: string; lang: Lang },
): Promise<PersonalOfBooking> {
  const booking = await getBookingRow(app.db, bookingId);
  const { contactPhoneSealed } = booking;
  const answers = answersInWords(app, booking, lang);
  const entry = { actorId: admin.id, action: 'booking.personal_viewed', detail: {}, at: app.clock.now() } as const;
  await transaction(app, (tx) => recordAudit(tx, { ...entry, subjectType: 'booking', subjectId: bookingId }));
  return {
    phone: contactPhoneSealed === null ? null : app.secrets.open(contactPhoneSealed),
    companions: openCompanions(app, booking.companionsSealed),
    answers,
  };
}
