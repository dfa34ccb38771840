import { desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Dispute } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { dollars, usd } from '#shared/money.ts';
import { bookings } from '../../bookings/tables.ts';
import type { DbOrTx } from '../../db/client.ts';
import { payments } from '../tables.ts';
import { disputes } from './tables.ts';

const columns = { dispute: disputes, booking: { id: bookings.id, reference: bookings.reference } };

type Row = { dispute: typeof disputes.$inferSelect; booking: { id: string; reference: string } };

const disputeOf = ({ dispute, booking }: Row): Dispute => ({
  id: dispute.id,
  stripeId: dispute.stripeId,
  booking,
  paymentId: dispute.paymentId,
  amount: dollars(usd(dispute.amountCents)),
  fee: dollars(usd(dispute.feeCents)),
  reason: dispute.reason,
  status: dispute.status,
  inquiry: dispute.status.startsWith('warning_'),
  dueBy: dispute.dueBy?.toISOString() ?? null,
  evidenceAt: dispute.evidenceAt?.toISOString() ?? null,
  createdAt: dispute.createdAt.toISOString(),
  closedAt: dispute.closedAt?.toISOString() ?? null,
});

interface Wish {
  page: number;
  pageSize: number;
  status?: 'open' | 'closed' | undefined;
}

/** Disputes, newest first. */
export async function listDisputes(db: DbOrTx, { page, pageSize, status }: Wish) {
  const fits = status && (status === 'open' ? isNull(disputes.closedAt) : isNotNull(disputes.closedAt));
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(disputes)
      .innerJoin(payments, eq(payments.id, disputes.paymentId))
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(fits)
      .orderBy(desc(disputes.createdAt), desc(disputes.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(disputes, fits),
  ]);
  return { items: rows.map(disputeOf), total, page, pageSize };
}

/** @throws AppError not_found */
export async function getDispute(db: DbOrTx, id: string): Promise<Dispute> {
  const [row] = await db
    .select(columns)
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(disputes.id, id));
  if (!row) throw new AppError('not_found');
  return disputeOf(row);
}
