import { and, asc, count, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { AdminRefundsQuery } from '#shared/contracts/refunds.schemas.ts';
import type { AdminRefund } from '#shared/contracts/refunds.ts';
import type { App } from '../../app.ts';
import { bookings } from '../../bookings/tables.ts';
import type { DbOrTx } from '../../db/client.ts';
import { paymentAttempts, payments } from '../tables.ts';
import { heldBackOf } from './hold-back.ts';
import { refunds } from './tables.ts';

const joined = (db: DbOrTx) =>
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
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof joined>>[number];

/** Refunds as admins see them, in the order of their making. */
export async function getRefunds(db: DbOrTx, ids: readonly string[]): Promise<AdminRefund[]> {
  if (ids.length === 0) return [];
  const rows = await joined(db)
    .where(inArray(refunds.id, [...ids]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(answerOf);
}

/** Newest first; what is not done yet by `refunds_open`. */
export async function listRefunds(app: App, { status, page, pageSize }: z.output<typeof AdminRefundsQuery>) {
  const fits: SQL | undefined =
    status === 'open' ? notInArray(refunds.status, ['succeeded', 'withdrawn']) : status && eq(refunds.status, status);
  const [rows, [counted]] = await Promise.all([
    joined(app.db)
      .where(and(fits))
      .orderBy(desc(refunds.createdAt), asc(refunds.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    app.db.select({ total: count() }).from(refunds).where(fits),
  ]);
  return { items: rows.map(answerOf), total: counted?.total ?? 0, page, pageSize };
}

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
