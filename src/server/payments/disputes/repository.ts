import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { v5 } from 'uuid';
import { type Booking, lockBooking } from '#server/bookings/lock-booking.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import type { StripeDispute } from '#server/outside/stripe-disputes.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { getBookingOfPayment } from '../records/queries.ts';
import type { Attempt, Payment } from '../records/repository.ts';
import { lockPaymentsOf } from '../refunds/repository.ts';
import { disputes } from './tables.ts';

type Dispute = typeof disputes.$inferSelect;

/** A dispute with its booking and payment, locked in the order booking → payments → dispute. */
export interface LockedDispute {
  booking: Booking;
  payment: Payment;
  attempt: Attempt;
  dispute: Dispute;
  /** Whether its row was written just now. */
  isNew: boolean;
}

/** Locks a dispute with its booking and payment; its row is written when we first hear of it. */
export async function lockDispute(tx: Tx, attempt: Attempt, found: StripeDispute, now: Date): Promise<LockedDispute> {
  const { bookingId } = await getBookingOfPayment(tx, attempt.paymentId);
  const booking = await lockBooking(tx, bookingId);
  const paid = (await lockPaymentsOf(tx, bookingId)).find(({ payment }) => payment.id === attempt.paymentId);
  if (!paid) throw new Error('An attempt always has a payment');
  const made = await tx
    .insert(disputes)
    .values({
      stripeId: found.id,
      paymentId: attempt.paymentId,
      amountCents: found.amountCents,
      reason: found.reason,
      status: found.status,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: disputes.stripeId })
    .returning({ id: disputes.id });
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.stripeId, found.id)).for('update');
  if (!dispute) throw new Error('The dispute was not written');
  return { booking, payment: paid.payment, attempt, dispute, isNew: made.length > 0 };
}

/** US cents that the bank holds for this dispute, by the ledger. */
export async function heldCentsOf(db: DbOrTx, disputeId: string): Promise<number> {
  const [sum] = await db
    .select({ held: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'dispute:held:USD'), eq(ledgerEntries.source, disputeId)));
  return sum?.held ?? 0;
}

const earningAccounts = [
  'provider:payable:USD',
  'commission:USD',
  'cancellation:USD',
  'tax:vat:USD',
  'tax:levy:USD',
  'tax:withholding:USD',
];

/** The `source` of the posting of a fee that came, or grew, after the money was taken. */
export const laterFeeSource = (disputeId: string, feeCents: number): string => v5(String(feeCents), disputeId);

/** US cents that the provider, the state and we have got of a booking, and whether it was a cancelled booking. */
export async function earnedFromBooking(db: DbOrTx, bookingId: string): Promise<{ cents: number; cancelled: boolean }> {
  const rows = await db
    .select({
      account: ledgerEntries.account,
      owed: sql<number>`-sum(${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, bookingId), inArray(ledgerEntries.account, earningAccounts)))
    .groupBy(ledgerEntries.account);
  return {
    cents: rows.reduce((sum, { owed }) => sum + owed, 0),
    cancelled: rows.some(({ account, owed }) => account === 'cancellation:USD' && owed > 0),
  };
}

/** Whether the payment has another open dispute. Inquiries do not count, since they do not block refunds. */
export async function hasOtherOpenDispute(tx: Tx, { id, paymentId }: Dispute): Promise<boolean> {
  const [other] = await tx
    .select({ id: disputes.id })
    .from(disputes)
    .where(
      and(
        eq(disputes.paymentId, paymentId),
        ne(disputes.id, id),
        isNull(disputes.closedAt),
        sql`${disputes.status} not like 'warning_%'`,
      ),
    )
    .limit(1);
  return other !== undefined;
}
