import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { providerBalances } from '../ledger/tables.ts';
import { frozenOf } from './owed-queries.ts';
import { payouts } from './tables.ts';

/**
 * By how many US cents less is owed now than these drafts hold, since money was refunded or is disputed; those that are covered,
 * and what is no draft, are left out; without drafts nothing is asked. By the rule of `payableOf`, for whole pages.
 */
export async function missingCentsOf(db: DbOrTx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const isDraft = and(inArray(payouts.id, [...ids]), eq(payouts.status, 'draft'));
  const frozen = frozenOf();
  const payable = sql`coalesce(${providerBalances.owedCents}, 0) - coalesce(${frozen.cents}, 0)`;
  const cents = sql<number>`least(${payouts.usdCents} - (${payable}), ${payouts.usdCents})`.mapWith(Number);
  const rows = await db
    .select({ id: payouts.id, cents })
    .from(payouts)
    .leftJoin(providerBalances, eq(providerBalances.providerId, payouts.providerId))
    .leftJoin(frozen, eq(frozen.providerId, payouts.providerId))
    .where(and(isDraft, gt(cents, 0)));
  return new Map(rows.map((row) => [row.id, row.cents]));
}
