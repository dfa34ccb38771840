import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import { auditEntries } from '#server/audit/tables.ts';
import type { Db, DbOrTx } from '#server/db/client.ts';
import {
  eachItem,
  listOf,
  mapPage,
  noPosition,
  type Page,
  type PageNumber,
  readPage,
  type WholeOf,
} from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { providers } from '#server/providers/tables.ts';
import type { AdminPayoutsQuery } from '#shared/contracts/payouts.schemas.ts';
import type { AdminPayout, Payout } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import { dollars, usd } from '#shared/money.ts';
import type { PayoutStatus } from '#shared/states.ts';
import { failedItemsOf } from './failed-items.ts';
import { isTooLarge } from './is-too-large.ts';
import { missingCentsOf } from './missing-queries.ts';
import { isPaidBefore, paidBefore } from './payout-status.ts';
import { payoutItems, payoutMethods, payouts } from './tables.ts';

type PayoutRow = typeof payouts.$inferSelect;
type ItemRow = typeof payoutItems.$inferSelect;

/** Approved providers that have a payout method, in the order of their ids. */
export async function listPayees(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ id: providers.id })
    .from(providers)
    .innerJoin(payoutMethods, eq(payoutMethods.providerId, providers.id))
    .where(eq(providers.status, 'approved'))
    .orderBy(asc(providers.id));
  return rows.map(({ id }) => id);
}

/** A provider's status, and where its payouts go. @throws AppError not_found */
export async function getPayee(db: DbOrTx, providerId: string) {
  const [found] = await db
    .select({
      status: providers.status,
      method: {
        ...{ channel: payoutMethods.channel, destination: payoutMethods.destinationMasked },
        changedAt: payoutMethods.changedAt,
      },
    })
    .from(providers)
    .leftJoin(payoutMethods, eq(payoutMethods.providerId, providers.id))
    .where(eq(providers.id, providerId));
  if (!found) throw new AppError('not_found');
  return found;
}

/** Whether the weekly run has made a payout for this provider in this period, in any status. By `payouts_provider`. */
export async function wasCollected(
  db: DbOrTx,
  { providerId, period }: { providerId: string; period: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.providerId, providerId), eq(payouts.period, period), isNull(payouts.requestedBy)));
  return found !== undefined;
}

/** The audit entry of a weekly run that is done. Its subject is the Monday. */
export const RUN_DONE = { action: 'payouts.prepared', subjectType: 'payout_run' } as const;

/** Whether the run of this Monday is done, according to the audit log. By `audit_entries_subject`. */
export async function isRunDone(db: DbOrTx, monday: string): Promise<boolean> {
  const [found] = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectType, RUN_DONE.subjectType),
        eq(auditEntries.subjectId, monday),
        eq(auditEntries.action, RUN_DONE.action),
      ),
    );
  return found !== undefined;
}

const instant = (at: Date | null) => at?.toISOString() ?? null;

function payoutOf(row: PayoutRow, items: readonly ItemRow[]): Payout {
  return {
    id: row.id,
    period: row.period,
    status: row.status,
    channel: row.channel,
    destination: row.destinationMasked,
    usd: dollars(usd(row.usdCents)),
    kes: row.kesMinor / 100,
    rate: row.rate,
    createdAt: row.createdAt.toISOString(),
    approvedAt: instant(row.approvedAt),
    settledAt: instant(row.settledAt),
    items: items
      .filter(({ payoutId }) => payoutId === row.id)
      .map((item) => ({
        id: item.id,
        usd: dollars(usd(item.usdCents)),
        kes: item.amountMinor / 100,
        channel: item.channel,
        destination: item.destinationMasked,
        // The items of a withdrawn draft keep their state, because nothing reads them any more.
        status: row.status === 'withdrawn' ? 'withdrawn' : item.status,
        receipt: item.receipt,
        errorCode: item.errorCode,
        replaces: item.replaces,
        settledAt: instant(item.settledAt),
      })),
  };
}

const itemsOf = (db: DbOrTx, ids: string[]) =>
  db.select().from(payoutItems).where(inArray(payoutItems.payoutId, ids)).orderBy(asc(payoutItems.seq));

const selectPayouts = (db: DbOrTx, position: SQL<Position> = noPosition) =>
  db
    .select({
      payout: payouts,
      provider: { id: providers.id, name: providers.name, status: providers.status },
      approvedBy: { id: people.id, name: people.name },
      method: {
        ...{ channel: payoutMethods.channel, destination: payoutMethods.destinationMasked },
        sealed: payoutMethods.destinationSealed,
      },
      position,
    })
    .from(payouts)
    .innerJoin(providers, eq(providers.id, payouts.providerId))
    .leftJoin(people, eq(people.id, payouts.approvedBy))
    .leftJoin(payoutMethods, eq(payoutMethods.providerId, payouts.providerId))
    .$dynamic();

type ListedPayout = Omit<Awaited<ReturnType<typeof selectPayouts>>[number], 'position'>;

/** Also of a transfer that was sent again by bank, while the payout counts as being sent. */
const waitsForBank = and(
  inArray(payouts.status, ['approved', 'sending']),
  sql`(${payouts.status} = 'approved' or exists (select from ${payoutItems} item
    where item.payout_id = ${payouts.id} and item.channel = 'bank' and item.status = 'queued'))`,
);

const ofProvider = (providerId: string) => eq(payouts.providerId, providerId);

/** Those of one status are read by `payouts_status`, one provider's by `payouts_provider`. */
const payoutsList = listOf({
  name: 'payouts',
  select: selectPayouts,
  id: payouts.id,
  counted: { table: payouts },
  filters: {
    status: (status: PayoutStatus) => (status === 'approved' ? waitsForBank : eq(payouts.status, status)),
    providerId: ofProvider,
  },
  sorts: {
    createdAt: { column: payouts.createdAt, index: 'payouts_created' },
    usd: { column: payouts.usdCents, index: 'payouts_usd' },
  },
});

const ownPayouts = listOf({
  name: 'own-payouts',
  select: selectPayouts,
  id: payouts.id,
  counted: { table: payouts },
  filters: { providerId: ofProvider },
  scope: 'providerId',
  sorts: { createdAt: { column: payouts.createdAt, index: 'payouts_provider' } },
});

const adminPayoutOf = (
  { payout, provider, approvedBy, method }: ListedPayout,
  { items, changes, failed, missing }: Awaited<ReturnType<typeof partsOf>>,
): AdminPayout => ({
  ...payoutOf(payout, items),
  items: adminItemsOf(payoutOf(payout, items).items, {
    ...{ failed, method, isApproved: provider.status === 'approved' },
    sealed: new Map(items.map(({ id, destinationSealed }) => [id, destinationSealed])),
  }),
  provider,
  requested: payout.requestedBy !== null,
  approvedBy,
  methodChange: changes.get(payout.id) ?? null,
  missing: dollars(usd(missing.get(payout.id) ?? 0)),
});

type MethodChanges = ReadonlyMap<string, NonNullable<AdminPayout['methodChange']>>;

/**
 * The last change of where its money goes, from seven days before each payout was made until it was last sent: what has failed
 * may be sent again to the place of that day, unless a later payout has collected its dollars. Setting it for the first time
 * changes nothing. By `audit_entries_subject` and `payouts_provider`.
 */
async function methodChangesOf(db: DbOrTx, ids: readonly string[]): Promise<MethodChanges> {
  const { rows } = await db.execute<{ id: string; at: string; person: string | null; name: string | null }>(sql`
    select ${payouts.id} as id, to_json(entry.at)#>>'{}' as at, person.id as person, person.name
    from ${payouts} cross join lateral (
      select at, actor_id from ${auditEntries}
      where subject_type = 'provider' and subject_id = ${payouts.providerId}::text and action = 'provider.payout_method_changed'
        and not coalesce(detail->'from' = 'null', false)
        and at between ${payouts.createdAt} - interval '7 days' and case when exists (
          select from ${payoutItems} where ${payoutItems.payoutId} = ${payouts.id} and ${payoutItems.status} = 'failed'
            and not exists (select from ${payoutItems} again where again.replaces = ${payoutItems.id}) and not ${paidBefore}
        ) and not exists (
          select from ${payouts} later where later.provider_id = ${payouts.providerId} and later.created_at > ${payouts.createdAt}
            and later.status in ('draft', 'approved', 'sending', 'paid')
        ) then 'infinity' else coalesce(
          (select max(created_at) from ${payoutItems} sent where sent.payout_id = ${payouts.id} and replaces is not null),
          ${payouts.createdAt}) end
      order by at desc limit 1
    ) entry left join ${people} person on person.id = entry.actor_id
    where ${payouts.id} = any(${sql.param(ids)}::uuid[])`);
  return new Map(
    rows.map(({ id, at, person, name }) => [
      id,
      { at: new Date(at).toISOString(), by: person === null ? null : { id: person, name: name ?? '' } },
    ]),
  );
}

/** The items of payouts, and what admins are shown beside them. */
async function partsOf(db: DbOrTx, rows: readonly ListedPayout[]) {
  const ids = idsOf(rows);
  return {
    items: await itemsOf(db, ids),
    changes: await methodChangesOf(db, ids),
    failed: await failedItemsOf(db, ids),
    missing: await missingCentsOf(db, idsOf(rows.filter(({ payout }) => payout.status === 'draft'))),
  };
}

/** What decides whether, and where, a failed transfer is sent again. */
interface Resending {
  failed: Awaited<ReturnType<typeof failedItemsOf>>;
  isApproved: boolean;
  method: ListedPayout['method'];
  /** The destinations of the transfers as they are stored. */
  sealed: ReadonlyMap<string, string>;
}

const adminItemsOf = (
  items: Payout['items'],
  { failed, isApproved, method, sealed }: Resending,
): AdminPayout['items'] =>
  items.map((item) => {
    const { reason = null, otherPayout = null } = failed.get(item.id) ?? {};
    const isLast = items.every(({ replaces }) => replaces !== item.id) && !isPaidBefore(items, item);
    const isOpen = item.status === 'failed' && isLast && otherPayout === null && isApproved;
    const { channel, destination } = method ?? {};
    const tooLarge = isOpen && !!channel && isTooLarge({ channel }, { amountMinor: item.kes * 100 });
    const canBeSentAgain = isOpen && !tooLarge;
    return {
      ...{ ...item, reason, otherPayout, canBeSentAgain, tooLarge },
      sendsAgainTo:
        canBeSentAgain && channel && destination
          ? { channel, destination, same: method?.sealed === sealed.get(item.id) }
          : null,
    };
  });

/** A provider's payouts, newest first. */
export async function listPayoutsOf(db: Db, providerId: string, wanted: PageNumber): Promise<Page<Payout>> {
  const page = await readPage(db, ownPayouts, { ...wanted, providerId });
  const items = await itemsOf(db, idsOf(page.items));
  return mapPage(page, ({ payout }) => payoutOf(payout, items));
}

/** All payouts. */
export async function listPayouts(db: Db, query: z.output<typeof AdminPayoutsQuery>): Promise<Page<AdminPayout>> {
  const page = await readPage(db, payoutsList, query);
  return { ...page, items: await adminPayoutsOf(db, page.items) };
}

/** All of them, in the same order. @throws AppError list_too_long */
export const eachPayout = (
  db: Db,
  query: WholeOf<z.output<typeof AdminPayoutsQuery>>,
  most: number,
): AsyncIterable<AdminPayout> =>
  eachItem(db, payoutsList, query, { most, itemsOf: (rows) => adminPayoutsOf(db, rows) });

async function adminPayoutsOf(db: Db, rows: readonly ListedPayout[]): Promise<AdminPayout[]> {
  if (rows.length === 0) return [];
  const parts = await partsOf(db, rows);
  return rows.map((row) => adminPayoutOf(row, parts));
}

const idsOf = (rows: readonly ListedPayout[]) => rows.map(({ payout }) => payout.id);

/** @throws AppError not_found */
export async function getPayout(db: DbOrTx, id: string): Promise<AdminPayout> {
  const [row] = await selectPayouts(db).where(eq(payouts.id, id));
  if (!row) throw new AppError('not_found');
  return adminPayoutOf(row, await partsOf(db, [row]));
}

/** A payout as its provider sees it. @throws AppError not_found, also for another provider's */
export async function getPayoutOf(db: DbOrTx, { providerId, id }: { providerId: string; id: string }): Promise<Payout> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, id), eq(payouts.providerId, providerId)));
  if (!row) throw new AppError('not_found');
  return payoutOf(row, await itemsOf(db, [id]));
}
