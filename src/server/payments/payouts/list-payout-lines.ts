import { and, desc, eq, lt, ne } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { payoutLinesMost } from '#shared/contracts/payouts.schemas.ts';
import type { PayoutLines } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import { listEarnedWithin } from './statement.ts';
import { payouts } from './tables.ts';

/**
 * What was posted for the provider of a payout since the payout before was collected, until it was collected itself: what it
 * is made of, but for money that was on hold. It is told apart by the time of each posting, which is read before it is committed:
 * one that began before a payout was collected and was committed after it stands here, though the next payout pays it.
 * @throws AppError not_found
 */
export async function listPayoutLines(db: Db, id: string): Promise<PayoutLines> {
  const [payout] = await db
    .select({ providerId: payouts.providerId, createdAt: payouts.createdAt })
    .from(payouts)
    .where(eq(payouts.id, id));
  if (!payout) throw new AppError('not_found');
  const { providerId, createdAt } = payout;
  const [before] = await db
    .select({ createdAt: payouts.createdAt })
    .from(payouts)
    .where(and(eq(payouts.providerId, providerId), lt(payouts.createdAt, createdAt), ne(payouts.status, 'withdrawn')))
    .orderBy(desc(payouts.createdAt))
    .limit(1);
  // What was posted in the instant of a payout is in it.
  const after = (instant: Date) => new Date(instant.getTime() + 1);
  const within = { begin: before ? after(before.createdAt) : new Date(0), end: after(createdAt) };
  const { items, total } = await listEarnedWithin(db, { providerId, within, most: payoutLinesMost });
  return {
    items: items.map(({ at, kind, reference, netCents }) => ({
      ...{ at: at.toISOString(), kind, reference },
      net: netCents / 100,
    })),
    total,
  };
}
