import { and, desc, eq, inArray, not, sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { consentRequests } from '#server/consents/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { BankListState } from '#shared/contracts/payouts.ts';
import { paidBefore } from './payout-status.ts';
import { payoutItems, payouts } from './tables.ts';

/** A transfer that is made at our bank and of which nobody has noted what the bank did. By `payout_items_bank_list`. */
export const atTheBank = and(
  sql`${payoutItems.channel} = 'bank' and ${payoutItems.status} = 'queued'`,
  inArray(payouts.status, ['approved', 'sending']),
  not(paidBefore),
);

/** What the bank did with it was noted, and waits for another admin's consent. By `consent_requests_one_open`. */
export const noteWaits = sql`exists (select from ${consentRequests} where ${consentRequests.status} = 'open'
  and ${consentRequests.act} in ('payout.item_paid', 'payout.item_failed')
  and ${consentRequests.subjectId} = ${payoutItems.id}::text)`;

const ofBankList = and(eq(auditEntries.subjectType, 'payouts'), eq(auditEntries.subjectId, 'bank-list'));

/**
 * What is on the bank list now, who downloaded it last, and how much of it was downloaded before, by the audit log: by
 * `audit_entries_subject`, of the time since the oldest transfer on it was made.
 */
export async function getBankListState(db: DbOrTx): Promise<BankListState> {
  const { rows } = await db.execute<{ waits: boolean; had: boolean; count: string }>(sql`
    with listed as (
      select ${payoutItems.id}::text as id, ${payoutItems.createdAt} as made, ${noteWaits} as waits
      from ${payoutItems} join ${payouts} on ${payouts.id} = ${payoutItems.payoutId} where ${atTheBank}
    ), had as (
      select distinct jsonb_array_elements_text(${auditEntries.detail} -> 'items') as id from ${auditEntries}
      where ${ofBankList} and ${auditEntries.action} = 'payouts.bank_accounts_read'
        and ${auditEntries.at} >= (select min(made) from listed)
    )
    select waits, had.id is not null as had, count(*) as count from listed left join had using (id) group by 1, 2`);
  const sumOf = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((sum, { count }) => sum + Number(count), 0);
  const [last] = await db
    .select({ at: auditEntries.at, detail: auditEntries.detail, by: { id: people.id, name: people.name } })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(and(ofBankList, eq(auditEntries.action, 'payouts.bank_list_read')))
    .orderBy(desc(auditEntries.at))
    .limit(1);
  return {
    transfers: sumOf(({ waits }) => !waits),
    noteWaits: sumOf(({ waits }) => waits),
    downloadedBefore: sumOf(({ waits, had }) => !waits && had),
    last: last ? { at: last.at.toISOString(), by: last.by, transfers: Number(last.detail.transfers ?? 0) } : null,
  };
}
