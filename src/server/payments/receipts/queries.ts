import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { refunds } from '../refunds/tables.ts';

export type ReceiptPayment = Awaited<ReturnType<typeof listPaid>>[number];
export type ReceiptRefund = Awaited<ReturnType<typeof listRefunded>>[number];
export type DecidedRefund = Awaited<ReturnType<typeof listDecided>>[number];

/** The payments of a booking and of its changes, in order. By `payments_booking_seq`. */
export async function listPaid(db: DbOrTx, bookingId: string) {
  return db
    .select({
      seq: payments.seq,
      paidAt: sql<Date>`${payments.paidAt}`.mapWith(payments.paidAt),
      method: payments.method,
      paidCents: payments.paidCents,
      discountCents: payments.discountCents,
      refundedCents: payments.refundedCents,
      currency: paymentAttempts.currency,
      amountMinor: sql<
        number | null
      >`coalesce(${paymentAttempts.receivedMinor}, ${paymentAttempts.amountMinor})`.mapWith(
        paymentAttempts.amountMinor,
      ),
      usdCents: paymentAttempts.usdCents,
      rate: paymentAttempts.rate,
      reference: paymentAttempts.receipt,
    })
    .from(payments)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.paidAt)))
    .orderBy(asc(payments.seq));
}

/** The refunds that have succeeded, oldest first. By `payments_booking_seq` and `refunds_payment`. */
export async function listRefunded(db: DbOrTx, bookingId: string) {
  return db
    .select({
      reason: refunds.reason,
      method: refunds.method,
      currency: refunds.currency,
      amountMinor: refunds.amountMinor,
      pointsBack: refunds.pointsBack,
      reference: refunds.providerRef,
      settledAt: sql<Date>`coalesce(${refunds.settledAt}, ${refunds.createdAt})`.mapWith(refunds.createdAt),
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), eq(refunds.status, 'succeeded')))
    .orderBy(asc(refunds.settledAt), asc(refunds.id));
}

/** All refunds that were decided and not withdrawn, oldest first. By `payments_booking_seq` and `refunds_payment`. */
export async function listDecided(db: DbOrTx, bookingId: string) {
  const { reason, status, currency, amountMinor, pointsBack } = refunds;
  return db
    .select({ reason, status, currency, amountMinor, pointsBack })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), ne(refunds.status, 'withdrawn')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}
