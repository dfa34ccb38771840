import { and, eq } from 'drizzle-orm';
import type { Booking } from '#server/bookings/lock-booking.ts';
import type { Tx } from '#server/db/client.ts';
import { kesFor, usd } from '#shared/money.ts';
import type { Attempt } from '../records/repository.ts';
import { NEVER_CAME, payments } from '../records/tables.ts';
import { lockRefundables, unpaidCentsOf } from '../refunds/decide-refund.ts';

/** The amount of an attempt, in US cents and in minor units of its currency. */
type AttemptAmount = Pick<Attempt, 'usdCents' | 'amountMinor'>;

/**
 * The amount that is missing for a booking whose payment never came and whose trip goes on or is over. It is at most
 * the attempt's amount, and less where the booking has become cheaper since or its other payments pay more of it.
 * @param booking locked by the caller
 * @param attempt the M-Pesa attempt of that payment
 * @returns undefined where nothing is missing, so that money for the attempt is returned; also where the attempt has
 *   succeeded
 */
export async function findMissingAmount(
  tx: Tx,
  booking: Booking,
  attempt: Attempt,
): Promise<AttemptAmount | undefined> {
  const { paymentId, status, usdCents, amountMinor, rate } = attempt;
  const [payment] = await tx
    .select({ discountCents: payments.discountCents })
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.lastError, NEVER_CAME)));
  if (!payment || status === 'succeeded' || booking.status === 'cancelled') return undefined;
  const unpaidCents = unpaidCentsOf(booking, await lockRefundables(tx, booking.id));
  if (unpaidCents === 0) return undefined;
  // The points that were spent with the payment count again once it is paid.
  const missingCents = unpaidCents - payment.discountCents;
  if (rate === null || missingCents <= 0 || missingCents >= usdCents) return { usdCents, amountMinor };
  return { usdCents: missingCents, amountMinor: kesFor(usd(missingCents), rate) * 100 };
}
