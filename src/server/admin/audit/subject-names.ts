import { type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { consentRequests } from '#server/consents/tables.ts';
import type { Db } from '#server/db/client.ts';
import { reconciliationIssues as issues } from '#server/payments/cases/tables.ts';
import { disputes } from '#server/payments/disputes/tables.ts';
import { payouts } from '#server/payments/payouts/tables.ts';
import { payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { reviews } from '#server/reviews/tables.ts';
import { supportTickets } from '#server/support/tables.ts';
import type { AuditSubject } from '#shared/audit-actions.ts';

/** What entries are about. */
interface SubjectName {
  name: string;
  /** The booking that it belongs to. */
  bookingId: string | null;
}

const none = sql`null::uuid`;
const ofBooking = sql`${bookings.reference} as name, ${bookings.id} as booking_id`;
const ofPayment = sql`join ${payments} on ${payments.id}`;
const itsBooking = sql`join ${bookings} on ${bookings.id}`;

/** The id, name and booking of the rows of a kind, by their keys. */
const selects: Partial<Record<AuditSubject, (ids: SQL) => SQL>> = {
  booking: (ids) => sql`select ${bookings.id} as id, ${ofBooking} from ${bookings} where ${bookings.id} in ${ids}`,
  person: (ids) => sql`select ${people.id}, ${people.name}, ${none} from ${people} where ${people.id} in ${ids}`,
  provider: (ids) =>
    sql`select ${providers.id}, ${providers.name}, ${none} from ${providers} where ${providers.id} in ${ids}`,
  service: (ids) => sql`select ${services.id}, coalesce(${services.titleEn}, ${services.titleSw}), ${none}
    from ${services} where ${services.id} in ${ids}`,
  payment: (ids) => sql`select ${payments.id}, ${ofBooking}
    from ${payments} ${itsBooking} = ${payments.bookingId} where ${payments.id} in ${ids}`,
  refund: (ids) => sql`select ${refunds.id}, ${ofBooking} from ${refunds} ${ofPayment} = ${refunds.paymentId}
    ${itsBooking} = ${payments.bookingId} where ${refunds.id} in ${ids}`,
  dispute: (ids) => sql`select ${disputes.id}, ${ofBooking} from ${disputes} ${ofPayment} = ${disputes.paymentId}
    ${itsBooking} = ${payments.bookingId} where ${disputes.id} in ${ids}`,
  review: (ids) => sql`select ${reviews.id}, ${ofBooking}
    from ${reviews} ${itsBooking} = ${reviews.bookingId} where ${reviews.id} in ${ids}`,
  consent: (ids) => sql`select ${consentRequests.id}, ${consentRequests.subjectName}, ${consentRequests.bookingId}
    from ${consentRequests} where ${consentRequests.id} in ${ids}`,
  ticket: (ids) =>
    sql`select ${supportTickets.id}, ${supportTickets.reference}, ${supportTickets.bookingId} from ${supportTickets} where ${supportTickets.id} in ${ids}`,
  // A case of money of an unknown payer is called by its receipt.
  issue: (ids) => sql`select ${issues.id}, ${issues.subject}, ${none}
    from ${issues} where ${issues.id} in ${ids} and ${issues.code} = 'unattributed_receipt'`,
  payout: (ids) => sql`select ${payouts.id}, ${providers.name}, ${none}
    from ${payouts} join ${providers} on ${providers.id} = ${payouts.providerId} where ${payouts.id} in ${ids}`,
};

/**
 * The names of what the entries of a page are about, by their ids; what has none is left out. One query, and only over the kinds
 * that the page has: the planner would take longer over the others than over the rows.
 */
export async function subjectNames(
  db: Db,
  rows: readonly { type: AuditSubject; subjectId: string }[],
): Promise<Map<string, SubjectName>> {
  const asked = Object.entries(selects).flatMap(([type, select]) => {
    const ids = rows.filter((row) => row.type === type && isUuid(row.subjectId)).map(({ subjectId }) => subjectId);
    return ids.length > 0 ? [select(sql`${ids}`)] : [];
  });
  if (asked.length === 0) return new Map();
  const { rows: found } = await db.execute<{ id: string; name: string; booking_id: string | null }>(
    sql`select * from (${sql.join(asked, sql` union all `)}) as found (id, name, booking_id)`,
  );
  return new Map(found.map(({ id, name, booking_id }) => [id, { name, bookingId: booking_id }]));
}
