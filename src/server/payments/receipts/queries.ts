import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { usd } from '#shared/money.ts';
import type { PaperTrip } from '../../bookings/vouchers/queries.ts';
import type { DbOrTx } from '../../db/client.ts';
import type { AccountCode } from '../ledger/post-ledger.ts';
import { splitOf } from '../ledger/split-price.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { refunds } from '../refunds/tables.ts';
import { paymentAttempts, payments } from '../tables.ts';

export type ReceiptPayment = Awaited<ReturnType<typeof listPaid>>[number];
export type ReceiptRefund = Awaited<ReturnType<typeof listRefunded>>[number];

/** What was paid for a booking and for its changes, in order. By `payments_booking_seq`. */
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

/** What has gone back for good, oldest first. By `payments_booking_seq` and `refunds_payment`. */
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

/** Taxes contained in what was paid, in US cents. */
export interface ContainedTaxes {
  vatCents: number;
  levyCents: number;
}

/**
 * What the ledger has put aside for the state of this booking's money, and what it would of the deposit that is still
 * to be shared out. By `ledger_transfers_booking`.
 */
export async function getContainedTaxes(db: DbOrTx, booking: PaperTrip['booking']): Promise<ContainedTaxes> {
  const of = (account: AccountCode) =>
    sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.account} = ${account}), 0)`.mapWith(
      Number,
    );
  const [row] = await db
    .select({ deposit: of('customer:deposits:USD'), vat: of('tax:vat:USD'), levy: of('tax:levy:USD') })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, booking.id));
  const { deposit, vat, levy } = row ?? { deposit: 0, vat: 0, levy: 0 };
  const open = splitOf(usd(Math.max(0, deposit)), booking.commissionBps, booking.taxes);
  return { vatCents: vat + open.vat, levyCents: levy + open.levy };
}
