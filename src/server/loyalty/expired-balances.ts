import { and, asc, gt, isNull, lte } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { pointsAccounts } from './tables.ts';

/**
 * The balances whose time is over, locked, so that no booking spends them meanwhile; a balance that somebody is changing is
 * left out. By `points_accounts_expires`.
 */
export const lockExpired = (
  tx: Tx,
  { now, most }: { now: Date; most: number },
): Promise<{ personId: string; balance: number }[]> =>
  tx
    .select({ personId: pointsAccounts.personId, balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(and(lte(pointsAccounts.expiresAt, now), isNull(pointsAccounts.warnsAt), gt(pointsAccounts.balance, 0)))
    .orderBy(asc(pointsAccounts.expiresAt))
    .limit(most)
    .for('no key update', { skipLocked: true });
