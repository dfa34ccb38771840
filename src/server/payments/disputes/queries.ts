import { asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { listOf, noPosition, readersOf } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import type { Dispute } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { dollars, usd } from '#shared/money.ts';
import { payments } from '../records/tables.ts';
import { disputes } from './tables.ts';

/** What was sent to the bank, which only the audit log keeps; by `audit_entries_subject`. */
const evidence = sql<string | null>`(select entry.detail->>'text' from ${auditEntries} entry
  where entry.subject_type = 'dispute' and entry.subject_id = ${disputes.id}::text and entry.action = 'dispute.evidence'
  order by entry.at desc limit 1)`;

const columns = {
  dispute: disputes,
  booking: { id: bookings.id, reference: bookings.reference },
  traveller: { id: people.id, name: people.name },
  trip: {
    serviceId: services.id,
    ...{ titleEn: services.titleEn, titleSw: services.titleSw },
    ...{ startDate: bookings.startDate, endDate: bookings.endDate },
  },
  evidence,
};

type Row = Omit<Awaited<ReturnType<typeof selectDisputes>>[number], 'position'>;

const disputeOf = ({ dispute, booking, traveller, trip, evidence }: Row): Dispute => ({
  id: dispute.id,
  stripeId: dispute.stripeId,
  ...{ booking, traveller, trip },
  paymentId: dispute.paymentId,
  amount: dollars(usd(dispute.amountCents)),
  fee: dollars(usd(dispute.feeCents)),
  reason: dispute.reason,
  status: dispute.status,
  inquiry: dispute.status.startsWith('warning_'),
  dueBy: dispute.dueBy?.toISOString() ?? null,
  evidenceAt: dispute.evidenceAt?.toISOString() ?? null,
  evidence,
  createdAt: dispute.createdAt.toISOString(),
  closedAt: dispute.closedAt?.toISOString() ?? null,
});

const selectDisputes = (db: DbOrTx, position: SQL<Position> = noPosition) =>
  db
    .select({ ...columns, position })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(people, eq(people.id, bookings.personId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .$dynamic();

const disputesList = listOf({
  name: 'disputes',
  select: selectDisputes,
  id: disputes.id,
  counted: { table: disputes },
  filters: {
    status: (status: 'open' | 'closed') =>
      status === 'open' ? isNull(disputes.closedAt) : isNotNull(disputes.closedAt),
  },
  sorts: {
    createdAt: { column: disputes.createdAt, index: 'disputes_created' },
    dueBy: { column: disputes.dueBy, index: 'disputes_due' },
  },
});

/**
 * The disputes, filtered, sorted and paged as the query asks. `eachDispute`: all of them, in the same order.
 * @throws AppError list_too_long
 */
export const { page: listDisputes, each: eachDispute } = readersOf(disputesList, disputeOf);

/** The disputes about payments of a booking, the oldest first; by `payments_booking_seq` and `disputes_payment`. */
export async function listBookingDisputes(db: DbOrTx, bookingId: string): Promise<Dispute[]> {
  const rows = await selectDisputes(db).where(eq(payments.bookingId, bookingId)).orderBy(asc(disputes.createdAt));
  return rows.map(disputeOf);
}

/** The dispute, or undefined when there is none of this id. */
export async function findDispute(db: DbOrTx, id: string): Promise<Dispute | undefined> {
  const [row] = await selectDisputes(db).where(eq(disputes.id, id));
  return row && disputeOf(row);
}

/** @throws AppError not_found */
export async function getDispute(db: DbOrTx, id: string): Promise<Dispute> {
  const found = await findDispute(db, id);
  if (!found) throw new AppError('not_found');
  return found;
}
