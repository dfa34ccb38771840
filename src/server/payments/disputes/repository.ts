import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { v5 } from 'uuid';
import { type Booking, lockBooking } from '../../bookings/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import type { StripeDispute } from '../../outside/stripe-disputes.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { getBookingOfPayment } from '../queries.ts';
import { lockPaymentsOf } from '../refunds/repository.ts';
import type { Attempt, Payment } from '../repository.ts';
import { disputes } from './tables.ts';

export type Dispute = typeof disputes.$inferSelect;

/** A dispute with everything it touches, locked booking → payments → dispute. */
export interface LockedDispute {
  booking: Booking;
  payment: Payment;
  attempt: Attempt;
  dispute: Dispute;
  /** Nobody knew of it before. */
  isNew: boolean;
}

/** The row of a dispute, made on its first sight, and what it is about. */
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

/** What a bank holds of a payment for this dispute, by the ledger; US cents. */
export async function heldCents(tx: Tx, disputeId: string): Promise<number> {
  const [sum] = await tx
    .select({ held: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'dispute:held:USD'), eq(ledgerEntries.source, disputeId)));
  return sum?.held ?? 0;
}

const shares = [
  'provider:payable:USD',
  'commission:USD',
  'cancellation:USD',
  'tax:vat:USD',
  'tax:levy:USD',
  'tax:withholding:USD',
];

/** The cause under which a fee is posted that came, or grew, after the money was taken. */
export const laterFeeSource = (disputeId: string, feeCents: number): string => v5(String(feeCents), disputeId);

/** What provider, state and we have got of a booking, and whether it was kept of a cancelled one; US cents. */
export async function earnedOf(tx: Tx, bookingId: string): Promise<{ cents: number; cancelled: boolean }> {
  const rows = await tx
    .select({
      account: ledgerEntries.account,
      owed: sql<number>`-sum(${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, bookingId), inArray(ledgerEntries.account, shares)))
    .groupBy(ledgerEntries.account);
  return {
    cents: rows.reduce((sum, { owed }) => sum + owed, 0),
    cancelled: rows.some(({ account, owed }) => account === 'cancellation:USD' && owed > 0),
  };
}

/** Whether another dispute of the payment stands in the way of refunds. An inquiry does not. */
export async function hasOtherOpen(tx: Tx, { id, paymentId }: Dispute): Promise<boolean> {
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
