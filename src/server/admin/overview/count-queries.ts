import { sql } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { countWaiting } from '#server/catalogue/approvals/queue-queries.ts';
import { services } from '#server/catalogue/tables.ts';
import { consentRequests } from '#server/consents/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { COUNTED_MAX } from '#server/db/count.ts';
import { statement } from '#server/db/statement.ts';
import { messageReports } from '#server/messaging/tables.ts';
import { reconciliationIssues } from '#server/payments/cases/tables.ts';
import { disbursements } from '#server/payments/disbursements/tables.ts';
import { disputes } from '#server/payments/disputes/tables.ts';
import { payouts } from '#server/payments/payouts/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { reviewReports } from '#server/reviews/tables.ts';
import { supportTickets } from '#server/support/tables.ts';
import type { AdminOverview } from '#shared/contracts/admin-overview.ts';

const instant = (name: string) => sql`${sql.placeholder(name)}::timestamptz`;

interface Counts {
  people: number;
  listings: number;
  /** Of the report's days, and of those before. */
  peopleNow: number;
  peopleBefore: number;
  listingsNow: number;
  listingsBefore: number;
}

type Times = { before: Date; begin: Date; end: Date };

const counts = statement<Times, Counts>(
  'admin-counts',
  () => sql`
    select * from
      (select count(*) as people,
        count(*) filter (where ${people.createdAt} >= ${instant('begin')} and ${people.createdAt} < ${instant('end')}) as "peopleNow",
        count(*) filter (where ${people.createdAt} >= ${instant('before')} and ${people.createdAt} < ${instant('begin')}) as "peopleBefore"
      from ${people}) registered,
      (select count(*) as listings,
        count(*) filter (where ${services.createdAt} >= ${instant('begin')} and ${services.createdAt} < ${instant('end')}) as "listingsNow",
        count(*) filter (where ${services.createdAt} >= ${instant('before')} and ${services.createdAt} < ${instant('begin')}) as "listingsBefore"
      from ${services} where ${services.listed}) added`,
);

/** How many people and public listings there are, and were added; each counted by its index alone (`people_created`, `services_newest`). */
export async function countAll(db: DbOrTx, times: Times): Promise<Counts> {
  const [row] = await counts.rows(db, times);
  if (!row) throw new Error('A count answers one row');
  return row;
}

const upToMost = (rows: ReturnType<typeof sql>) =>
  sql`(select count(*)::integer from (select 1 from ${rows} limit ${sql.raw(String(COUNTED_MAX))}) counted)`;

type Others = Omit<AdminOverview['waiting'], 'provider' | 'service' | 'change' | 'document'>;

/** `jobs.job` is pg-boss's; of it `job_common_i5` has those that did not begin. */
const others = statement<Record<never, never>, Others>(
  'admin-waiting',
  () => sql`
    select
      ${upToMost(sql`${reviewReports} where ${reviewReports.closedAt} is null`)} as reviews,
      ${upToMost(sql`${messageReports} where ${messageReports.closedAt} is null`)} as messages,
      ${upToMost(sql`${supportTickets} where ${supportTickets.state} = 'open'`)} as tickets,
      ${upToMost(sql`${reconciliationIssues} where ${reconciliationIssues.status} = 'open'`)} as cases,
      ${upToMost(sql`${disputes} where ${disputes.closedAt} is null and ${disputes.evidenceAt} is null
        and ${disputes.status} in ('needs_response', 'warning_needs_response')`)} as disputes,
      ${upToMost(sql`${consentRequests} where ${consentRequests.status} = 'open'`)} as consents,
      ${upToMost(sql`${payouts} where ${payouts.status} = 'draft'`)} as payouts,
      ${upToMost(sql`${refunds} where ${refunds.status} not in ('succeeded', 'withdrawn')
        and ${refunds.status} = 'manual'`)} as refunds,
      ${upToMost(sql`${disbursements} where ${disbursements.settledAt} is null and ${disbursements.nextCheckAt} is null`)} as transfers,
      ${upToMost(sql`jobs.job where name = 'dead-letters' and state < 'active'`)} as "deadJobs"`,
);

/** How many of each kind wait for one of us, each counted up to 10,000. */
export async function countWaitingForUs(db: DbOrTx): Promise<AdminOverview['waiting']> {
  const [approvals, [rest]] = await Promise.all([countWaiting(db), others.rows(db, {})]);
  if (!rest) throw new Error('A count answers one row');
  return { ...approvals, ...rest };
}
