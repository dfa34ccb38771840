import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { unattributedMinorOf } from './unattributed.ts';
import { wasNotOurs } from './was-not-ours.ts';

/**
 * Whether our books have this receipt of M-Pesa's for another movement of money: a payment to us, with or without an owner, or
 * something else that we sent, also what was sent back by hand of a payment without an owner.
 * @param receipt in capitals   @param ownerId the refund, transfer of a payout or case that it may belong to
 */
export async function isUsedReceipt(tx: Tx, receipt: string, ownerId?: string): Promise<boolean> {
  // A wrong statement may have listed what we sent as money that came.
  if ((await unattributedMinorOf(tx, receipt)) > 0 && !(await wasNotOurs(tx, receipt))) return true;
  const own = ownerId ?? null;
  const { rows } = await tx.execute<{ used: boolean }>(sql`select
    exists(select 1 from payment_attempts where upper(receipt) = ${receipt})
    or exists(select 1 from refunds where provider_ref = ${receipt} and id is distinct from ${own}::uuid)
    or exists(select 1 from payout_items where receipt = ${receipt} and id is distinct from ${own}::uuid)
    or exists(select 1 from reconciliation_issues where returned_ref = ${receipt} and id is distinct from ${own}::uuid)
    or exists(select 1 from disbursements where receipt = ${receipt} and owner_id is distinct from ${own}::uuid)
    as used`);
  return rows[0]?.used === true;
}
