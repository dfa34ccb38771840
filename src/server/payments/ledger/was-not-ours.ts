import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';

/** How the note begins of a receipt that never was our money. */
export const NOT_OURS = 'not_ours';

/** Whether an admin has noted that the money of this receipt never came to us. By `reconciliation_issues_subject`. */
export async function wasNotOurs(tx: Tx, receipt: string): Promise<boolean> {
  const { rows } = await tx.execute<{ noted: boolean }>(sql`select exists(
    select 1 from reconciliation_issues
    where subject = ${receipt} and code = 'unattributed_receipt' and starts_with(note, ${`${NOT_OURS} `})) as noted`);
  return rows[0]?.noted === true;
}
