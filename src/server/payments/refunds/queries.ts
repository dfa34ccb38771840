import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { bookings } from '#server/bookings/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { listOf, noPosition, readersOf } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import type { AdminRefund } from '#shared/contracts/refunds.ts';
import { type RefundStatus, refundStatuses } from '#shared/states.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { heldBackOf } from './hold-back.ts';
import { refundableOf, sumLeft } from './refundable.ts';
import { refunds } from './tables.ts';

const joined = (db: DbOrTx, position: SQL<Position> = noPosition) =>
  db
    .select({
      refund: refunds,
      booking: { id: bookings.id, reference: bookings.reference },
      payment: { disputed: payments.disputed },
      attempt: {
        provider: paymentAttempts.provider,
        phoneTail: paymentAttempts.phoneTail,
        verified: paymentAttempts.verified,
      },
      position,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .$dynamic();

type Row = Omit<Awaited<ReturnType<typeof joined>>[number], 'position'>;

/** Refunds as admins see them, in the order of their making. */
export async function getRefunds(db: DbOrTx, ids: readonly string[]): Promise<AdminRefund[]> {
  if (ids.length === 0) return [];
  const rows = await joined(db)
    .where(inArray(refunds.id, [...ids]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(answerOf);
}

/** What was paid for a booking and not refunded, points included, in US cents: the `leftCents` of `lockRefundables`, unlocked. */
export async function leftCentsOf(db: DbOrTx, bookingId: string): Promise<number> {
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.paidAt)));
  const ids = paid.map(({ id }) => id);
  const given = await db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, ids), ne(refunds.status, 'withdrawn')));
  return sumLeft(paid.map((payment) => refundableOf(payment, undefined, given)));
}

const doneStatuses: readonly RefundStatus[] = ['succeeded', 'withdrawn'];
const openStatuses = refundStatuses.filter((status) => !doneStatuses.includes(status));
/** Written as in `refunds_open`. */
const isNotDone = sql`${refunds.status} not in ('succeeded', 'withdrawn')`;

const refundsList = listOf({
  name: 'refunds',
  select: joined,
  id: refunds.id,
  counted: { table: refunds },
  filters: {
    status: (status: RefundStatus | 'open') =>
      status === 'open' || openStatuses.includes(status)
        ? and(isNotDone, status === 'open' ? undefined : eq(refunds.status, status))
        : eq(refunds.status, status),
    payment: (id: string) => eq(refunds.paymentId, id),
  },
  sorts: { createdAt: { column: refunds.createdAt, index: 'refunds_created' } },
});

/**
 * What is not done yet is read by `refunds_open`. `eachRefund`: all of them, in the same order.
 * @throws AppError list_too_long
 */
export const { page: listRefunds, each: eachRefund } = readersOf(refundsList, answerOf);

function answerOf({ refund, booking, payment, attempt }: Row): AdminRefund {
  const { id, reason, method, status, currency, pointsBack, errorCode, note, tries } = refund;
  return {
    id,
    booking,
    reason,
    method,
    status,
    // Cents, or shillings times 100.
    amount: refund.amountMinor / 100,
    currency,
    pointsBack,
    phone: attempt?.phoneTail ? `•••${attempt.phoneTail}` : null,
    verified: attempt?.verified ?? true,
    heldBack: heldBackOf(status, { payment, attempt }),
    reference: refund.providerRef,
    errorCode,
    note,
    tries,
    createdAt: refund.createdAt.toISOString(),
    settledAt: refund.settledAt?.toISOString() ?? null,
  };
}
