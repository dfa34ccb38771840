import { and, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { bookings } from '#server/bookings/tables.ts';
import { hasBegun } from '#server/bookings/trip-dates.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { DisputeLoss } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { dollars, usd } from '#shared/money.ts';
import { depositCentsOf } from '../ledger/balances.ts';
import type { Entry } from '../ledger/post-ledger.ts';
import type { Attempt } from '../records/repository.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { listUnwithdrawnRefunds } from '../refunds/repository.ts';
import { planLoss, refundsPaidByBank, sumOf } from './plan-loss.ts';
import { heldCentsOf } from './repository.ts';
import { disputes } from './tables.ts';

/**
 * Who would bear a dispute if it were lost now, by the same rules as `bearLoss`; nothing is written.
 * @returns dollars that its booking's host would get less, that decided refunds would count as paid, and that we would bear
 *   together with the state's part of our share; `ends`: the booking would be cancelled by it. All 0 where the bank holds no
 *   money, or one of several card payments is disputed and only Stripe can say which
 * @throws AppError not_found
 */
export async function previewLoss(app: App, disputeId: string): Promise<DisputeLoss> {
  const { db } = app;
  const [row] = await db
    .select({ booking: bookings, payment: payments })
    .from(disputes)
    .innerJoin(payments, eq(payments.id, disputes.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(eq(disputes.id, disputeId));
  if (!row) throw new AppError('not_found');
  const { booking, payment } = row;
  const [heldCents, attempt, deposit, refunds] = await Promise.all([
    heldCentsOf(db, disputeId),
    findOnlyCharge(db, payment.id),
    depositCentsOf(db, booking.id),
    listUnwithdrawnRefunds(db, [payment.id]),
  ]);
  if (!attempt || heldCents <= 0) return { ...{ host: 0, refunds: 0, us: 0 }, ends: false, begun: false };
  const refunded = sumOf(refundsPaidByBank(attempt, refunds, heldCents));
  const { entries, hostCents } = await planLoss(db, { booking, payment, attempt }, heldCents - refunded);
  const begun = hasBegun(booking, app.clock.now());
  return {
    host: dollars(usd(hostCents)),
    refunds: dollars(usd(refunded)),
    us: dollars(usd(Math.max(0, heldCents - refunded - hostCents))),
    ends: booking.status === 'confirmed' && !begun && deposit <= depositIn(entries),
    begun,
  };
}

const depositIn = (entries: readonly Entry[]): number =>
  entries.find(({ account }) => account === 'customer:deposits:USD')?.amountMinor ?? 0;

async function findOnlyCharge(db: DbOrTx, paymentId: string): Promise<Attempt | undefined> {
  const charges = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.paymentId, paymentId),
        eq(paymentAttempts.provider, 'stripe'),
        eq(paymentAttempts.status, 'succeeded'),
      ),
    )
    .limit(2);
  return charges.length === 1 ? charges[0] : undefined;
}
