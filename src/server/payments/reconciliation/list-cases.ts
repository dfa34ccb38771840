import { inArray, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { z } from 'zod';
import type { Db, DbOrTx } from '#server/db/client.ts';
import type { WholeOf } from '#server/db/page.ts';
import type { IssuesQuery } from '#shared/contracts/admin-payments.schemas.ts';
import type { Issue, Issues } from '#shared/contracts/admin-payments.ts';
import { eachIssue, listIssues } from '../cases/queries.ts';
import { disbursements } from '../disbursements/tables.ts';

/** Cases with the bookings that they are about, newest first unless the query sorts otherwise. */
export async function listCases(db: Db, { about, ...query }: z.output<typeof IssuesQuery>): Promise<Issues> {
  if (about === undefined) {
    const page = await listIssues(db, query);
    return { ...page, items: await withBookings(db, page.items) };
  }
  const records = await withTransfers(db, about.toLowerCase().split(','));
  const page = await listIssues(db, { ...query, subjects: [...records.keys()] });
  const items = await withBookings(db, page.items);
  return { ...page, items: items.map((item) => ({ ...item, about: records.get(item.subject) })) };
}

/** All of them, in the same order. @throws AppError list_too_long */
export const eachCase = (
  db: Db,
  query: Omit<WholeOf<z.output<typeof IssuesQuery>>, 'about'>,
  most: number,
): AsyncIterable<Issues['items'][number]> =>
  eachIssue(db, query, { most, itemsOf: (issues) => withBookings(db, issues) });

/** These ids, and those of the orders to M-Pesa that pay a refund or a transfer among them, each with the one that it belongs to. */
async function withTransfers(db: Db, ids: string[]): Promise<Map<string, string>> {
  const orders = await db
    .select({ id: disbursements.id, ownerId: disbursements.ownerId })
    .from(disbursements)
    .where(inArray(disbursements.ownerId, ids));
  return new Map([...orders.map(({ id, ownerId }) => [id, ownerId] as const), ...ids.map((id) => [id, id] as const)]);
}

/** Each case with the booking of the record that its subject names, where there is one. */
export async function withBookings(db: DbOrTx, issues: Issue[]): Promise<Issues['items']> {
  const ids = issues.map(({ subject }) => subject).filter((subject) => isUuid(subject));
  const found = new Map<string, Issues['items'][number]['booking']>();
  if (ids.length > 0) {
    // A record of any of these tables; our ids are unique among all of them.
    const { rows } = await db.execute<{ subject: string; id: string; reference: string }>(sql`
      select named.subject, b.id, b.reference from unnest(${sql.param(ids)}::uuid[]) as named(subject)
      left join disbursements o on o.id = named.subject and o.purpose = 'refund'
      left join provider_events e on e.id = named.subject
      left join disputes d on d.id = named.subject
      left join refunds r on r.id = coalesce(o.owner_id, e.owner_id, named.subject)
      left join payment_attempts a on a.id = coalesce(e.owner_id, named.subject)
      left join payments p on p.id = coalesce(r.payment_id, a.payment_id, d.payment_id, named.subject)
      join bookings b on b.id = coalesce(p.booking_id, named.subject)`);
    for (const { subject, id, reference } of rows) found.set(subject, { id, reference });
  }
  return issues.map((issue) => ({ ...issue, booking: found.get(issue.subject) ?? null }));
}
