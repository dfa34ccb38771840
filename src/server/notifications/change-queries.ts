import { and, asc, eq, gt, ne } from 'drizzle-orm';
import { bookingChanges } from '#server/bookings/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { paymentAttempts, payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';
import { findMailedBooking, type MailedBooking, type RefundRow } from './queries.ts';

export type Change = typeof bookingChanges.$inferSelect;

export interface MailedChange {
  change: Change;
  mailed: MailedBooking;
}

export async function findMailedChange(db: DbOrTx, changeId: string): Promise<MailedChange | undefined> {
  const [change] = await db.select().from(bookingChanges).where(eq(bookingChanges.id, changeId));
  const mailed = change && (await findMailedBooking(db, change.bookingId));
  return mailed && { change, mailed };
}

/** Whether a later change of the same booking was applied. By the index `booking_changes_booking`. */
export async function wasChangedLater(
  db: DbOrTx,
  { id, bookingId }: Pick<Change, 'id' | 'bookingId'>,
): Promise<boolean> {
  const applied = and(eq(bookingChanges.bookingId, bookingId), eq(bookingChanges.status, 'applied'));
  const [last] = await db
    .select({ id: bookingChanges.id })
    .from(bookingChanges)
    .where(and(applied, gt(bookingChanges.id, id)))
    .limit(1);
  return last !== undefined;
}

/** What was charged for a change that costs more, in the currency of the charge; undefined when nothing was. */
export async function findChangeCharge(
  db: DbOrTx,
  { id }: Pick<Change, 'id'>,
): Promise<{ currency: ChargeCurrency; amountMinor: number } | undefined> {
  const { currency, amountMinor } = paymentAttempts;
  const [charge] = await db
    .select({ currency, amountMinor })
    .from(payments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(eq(payments.changeId, id));
  return charge;
}

/**
 * The refunds of a change that costs less, made at its instant. By the indexes `payments_booking_seq` and
 * `refunds_payment`.
 */
export async function listChangeRefunds(
  db: DbOrTx,
  { bookingId, appliedAt }: Pick<Change, 'bookingId' | 'appliedAt'>,
): Promise<RefundRow[]> {
  if (!appliedAt) return [];
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(refunds.reason, 'change'),
        eq(refunds.createdAt, appliedAt),
        ne(refunds.status, 'withdrawn'),
      ),
    )
    .orderBy(asc(refunds.id));
  return rows.map(({ refund }) => refund);
}
