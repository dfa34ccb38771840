import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/client.ts';
import type { Difference } from './books.ts';

/**
 * Each top-up of the account we send from: what was put on record when a person noted it, against what is posted. By its
 * reference; a posting that nobody noted by its cause. One whose posting was lost may be noted once more: the last counts.
 * By `audit_entries_subject` and `ledger_transfers_once`.
 */
export async function compareTopUps(db: DbOrTx): Promise<Difference[]> {
  const { rows } = await db.execute<Difference & Record<string, unknown>>(sql`
    with noted as (
      select distinct on (subject_id) subject_id as source, detail ->> 'reference' as reference,
        (detail ->> 'amountKes')::bigint * 100 as minor
      from audit_entries where subject_type = 'ledger' and action = 'ledger.topped_up'
      order by subject_id, at desc, id desc
    ),
    both_sides as (
      select source, reference, 'mpesa:disburse:KES' as account, minor as expected, 0 as found from noted
      union all
      select source, reference, 'mpesa:collection:KES', -minor, 0 from noted
      union all
      select source::text, null, account, 0, amount_minor from ledger_entries
      where kind = 'bank' and account in ('mpesa:disburse:KES', 'mpesa:collection:KES')
    )
    select coalesce(max(reference), source) as subject, account, sum(expected)::float8 as expected, sum(found)::float8 as found
    from both_sides group by source, account having sum(expected) <> sum(found) order by 1, 2`);
  return rows;
}
