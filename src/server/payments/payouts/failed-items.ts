import { eq, inArray, sql } from 'drizzle-orm';
import { auditEntries } from '#server/audit/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { AdminPayout } from '#shared/contracts/payouts.ts';
import { payoutItems, payouts } from './tables.ts';

type Standing = Pick<AdminPayout['items'][number], 'reason' | 'otherPayout'>;

/**
 * Of each failed transfer of these payouts: why, as an admin noted it of a bank's, and the provider's other payout that is in
 * the way of sending it again. That is one with a transfer made since it failed, which contains its money unless that
 * transfer has failed too, or one that is open. By `audit_entries_subject`, `payouts_provider` and `payout_items_seq`.
 */
export async function failedItemsOf(db: DbOrTx, payoutIds: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
  const rows = await db
    .select({
      id: payoutItems.id,
      reason: sql<string | null>`(
        select detail->>'reason' from ${auditEntries}
        where subject_type = 'payout' and subject_id = ${payoutItems.payoutId}::text
          and action in ('payout.bank_failed', 'payout.bank_returned') and detail->>'itemId' = ${payoutItems.id}::text
        order by at desc limit 1)`,
      otherPayout: sql<Standing['otherPayout']>`(
        select json_build_object('id', other.id, 'hasItsMoney', ${hasItsMoney})
        from ${payouts} other join ${payoutItems} sent on sent.payout_id = other.id
        where other.provider_id = ${payouts.providerId} and other.id <> ${payouts.id}
          and (${hasItsMoney} or other.status in ('draft', 'approved', 'sending'))
        order by ${hasItsMoney} desc, other.created_at limit 1)`,
    })
    .from(payoutItems)
    .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .where(sql`${inArray(payoutItems.payoutId, [...payoutIds])} and ${payoutItems.status} = 'failed'`);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

const hasItsMoney = sql`(sent.created_at >= ${payoutItems.settledAt} and sent.status <> 'failed' and other.status <> 'withdrawn')`;
