import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { listLettersAbout } from '#server/notifications/sent-queries.ts';
import { getDispute } from '#server/payments/disputes/queries.ts';
import { payments } from '#server/payments/records/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { calendarDate, formatDate, formatInstant } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { formatUsdCharge, usd } from '#shared/money.ts';
import type { FrozenPolicy } from '#shared/policy.ts';

const instant = (at: Date) => `${formatInstant(at, 'en')} (Nairobi)`;

/**
 * A draft of our evidence in a dispute, in English, out of what we know: who booked what and when, the trip, the terms of
 * cancelling, the papers that were mailed, and whether the guests were checked in. An admin completes it; nothing is sent.
 * @throws AppError not_found
 */
export async function draftEvidence({ db }: App, disputeId: string): Promise<string> {
  const dispute = await getDispute(db, disputeId);
  const [row] = await db
    .select({
      booking: bookings,
      traveller: people.name,
      account: people.email,
      provider: providers.name,
      service: {
        title: services.titleEn,
        titleSw: services.titleSw,
        about: services.descriptionEn,
        aboutSw: services.descriptionSw,
        ...{ location: services.location, county: services.county },
      },
      paidAt: payments.paidAt,
      paidCents: payments.paidCents,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(people, eq(people.id, bookings.personId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, services.providerId))
    .where(eq(payments.id, dispute.paymentId));
  if (!row) throw new AppError('not_found');
  const { booking, service } = row;
  const letters = await listLettersAbout(db, [booking.id]);
  const days = [...new Set([booking.startDate, booking.endDate])].map((day) => formatDate(calendarDate(day), 'en'));
  const papers = letters.filter(({ template }) => mailedPapers.includes(template));
  return [
    `Booking: ${booking.reference}, made on ${instant(booking.createdAt)}`,
    `Customer: ${row.traveller}, account ${row.account}; contact of the booking: ${booking.contactName}, ${booking.contactEmail}`,
    row.paidAt && `Paid: ${formatUsdCharge(usd(row.paidCents), 'en')} on ${instant(row.paidAt)}`,
    `Service: ${service.title ?? service.titleSw}, ${service.location}, ${service.county}, by ${row.provider}`,
    `Dates of the trip: ${days.join(' – ')}; guests: ${booking.guests}`,
    `Cancellation terms of the booking: ${termsOf(booking.policy)}`,
    ...papers.map(({ sentAt }) => `Papers of the booking mailed to ${booking.contactEmail} on ${instant(sentAt)}`),
    booking.checkedInAt && `The guests were checked in on ${instant(booking.checkedInAt)}`,
    booking.noShowAt && `The guests did not come; noted on ${instant(booking.noShowAt)}`,
    booking.cancelledAt && `The booking was cancelled on ${instant(booking.cancelledAt)}`,
    '',
    `Description of the service: ${service.about ?? service.aboutSw ?? ''}`.slice(0, descriptionMost),
  ]
    .filter((line) => typeof line === 'string')
    .join('\n');
}

const mailedPapers: readonly string[] = ['booking-confirmed', 'booking-papers'];
const descriptionMost = 5_000;

function termsOf({ steps }: FrozenPolicy): string {
  const parts = steps.map(({ until, percent }) => `${percent} % is refunded until ${instant(new Date(until))}`);
  return [...parts, steps.length === 0 ? 'nothing is refunded' : 'nothing after that'].join(', ');
}
