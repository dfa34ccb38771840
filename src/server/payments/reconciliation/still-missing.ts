import { and, eq } from 'drizzle-orm';
import { kesFor, usd } from '#shared/money.ts';
import type { Booking } from '../../bookings/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import { lockRefundables, missingOf } from '../refunds/decide-refund.ts';
import type { Attempt } from '../repository.ts';
import { NEVER_CAME, payments } from '../tables.ts';

/** What an attempt is asked for. */
type Asked = Pick<Attempt, 'usdCents' | 'amountMinor'>;

/**
 * What is still missing where a payment was said never to have come and its trip goes on, or is over: never more than was
 * asked for, and less where the booking has become cheaper since, or its other payments pay more of it.
 * @param booking locked by the caller   @param attempt of that payment, M-Pesa's
 * @returns undefined where nothing is missing: whatever comes buys nothing, and goes back; or where it has come before
 */
export async function findMissing(tx: Tx, booking: Booking, attempt: Attempt): Promise<Asked | undefined> {
  const { paymentId, status, usdCents, amountMinor, rate } = attempt;
  const [denied] = await tx
    .select({ discountCents: payments.discountCents })
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.lastError, NEVER_CAME)));
  if (!denied || status === 'succeeded' || booking.status === 'cancelled') return undefined;
  const missingCents = missingOf(booking, await lockRefundables(tx, booking.id));
  if (missingCents === 0) return undefined;
  // The points that were spent with it count again once it is paid.
  const cents = missingCents - denied.discountCents;
  if (rate === null || cents <= 0 || cents >= usdCents) return { usdCents, amountMinor };
  return { usdCents: cents, amountMinor: kesFor(usd(cents), rate) * 100 };
}
