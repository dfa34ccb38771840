import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AdminPayout, Payout } from '#shared/contracts/payouts.ts';
import { AppError } from '#shared/errors.ts';
import { dollars, usd } from '#shared/money.ts';
import type { PayoutStatus } from '#shared/states.ts';
import { auditEntries } from '../../audit/tables.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { providers } from '../../providers/tables.ts';
import { payoutItems, payouts } from './tables.ts';

type PayoutRow = typeof payouts.$inferSelect;
type ItemRow = typeof payoutItems.$inferSelect;

/** What is asked for of a page. */
export interface Page {
  page: number;
  pageSize: number;
}

/**
 * Whom a payout would go to, locked: whoever collects, approves or retries for one provider does so one after the
 * other. Before any payout in the order of locks; foreign keys to the provider do not wait for it.
 */
export async function lockPayee(tx: Tx, providerId: string) {
  const [payee] = await tx
    .select({
      status: providers.status,
      channel: providers.payoutChannel,
      destinationSealed: providers.payoutDestinationSealed,
      destinationMasked: providers.payoutDestinationMasked,
    })
    .from(providers)
    .where(eq(providers.id, providerId))
    .for('no key update');
  return payee;
}

/** Providers that may be paid, in the order of their ids. */
export async function listPayees(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.status, 'approved'), sql`${providers.payoutChannel} is not null`))
    .orderBy(asc(providers.id));
  return rows.map(({ id }) => id);
}

/** Whether the weekly run has collected for this provider in this period, whatever became of it. By `payouts_provider`. */
export async function wasCollected(db: DbOrTx, providerId: string, period: string): Promise<boolean> {
  const [found] = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.providerId, providerId), eq(payouts.period, period), isNull(payouts.requestedBy)));
  return found !== undefined;
}

/** What the record calls a weekly run; its subject is the Monday. */
export const RUN_DONE = { action: 'payouts.prepared', subjectType: 'payout_run' } as const;

/** Whether the run of this Monday is done, by the record of who did what. By `audit_entries_subject`. */
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
        status: item.status,
        receipt: item.receipt,
        errorCode: item.errorCode,
        replaces: item.replaces,
        settledAt: instant(item.settledAt),
      })),
  };
}

const itemsOf = (db: DbOrTx, ids: string[]) =>
  db.select().from(payoutItems).where(inArray(payoutItems.payoutId, ids)).orderBy(asc(payoutItems.seq));

/** A provider's payouts, newest first. By `payouts_provider`. */
export async function listPayoutsOf(db: DbOrTx, providerId: string, { page, pageSize }: Page) {
  const fits = eq(payouts.providerId, providerId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(payouts)
      .where(fits)
      .orderBy(desc(payouts.createdAt), desc(payouts.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(payouts, fits),
  ]);
  const items = await itemsOf(
    db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => payoutOf(row, items)), total, page, pageSize };
}

const withProvider = { payout: payouts, provider: { id: providers.id, name: providers.name } };

const adminPayoutOf = (
  { payout, provider }: { payout: PayoutRow; provider: { id: string; name: string } },
  items: readonly ItemRow[],
): AdminPayout => ({ ...payoutOf(payout, items), provider, requested: payout.requestedBy !== null });

/** All payouts, newest first. By `payouts_status` where a status is named. */
export async function listPayouts(
  db: DbOrTx,
  { status, page, pageSize }: Page & { status?: PayoutStatus | undefined },
) {
  const fits = status ? eq(payouts.status, status) : undefined;
  const [rows, total] = await Promise.all([
    db
      .select(withProvider)
      .from(payouts)
      .innerJoin(providers, eq(providers.id, payouts.providerId))
      .where(fits)
      .orderBy(desc(payouts.createdAt), desc(payouts.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(payouts, fits),
  ]);
  const items = await itemsOf(
    db,
    rows.map(({ payout }) => payout.id),
  );
  return { items: rows.map((row) => adminPayoutOf(row, items)), total, page, pageSize };
}

/** @throws AppError not_found */
export async function getPayout(db: DbOrTx, id: string): Promise<AdminPayout> {
  const [row] = await db
    .select(withProvider)
    .from(payouts)
    .innerJoin(providers, eq(providers.id, payouts.providerId))
    .where(eq(payouts.id, id));
  if (!row) throw new AppError('not_found');
  return adminPayoutOf(row, await itemsOf(db, [id]));
}

/** The provider's own view of one. @throws AppError not_found, also for another provider's */
export async function getPayoutOf(db: DbOrTx, providerId: string, id: string): Promise<Payout> {
  const [row] = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, id), eq(payouts.providerId, providerId)));
  if (!row) throw new AppError('not_found');
  return payoutOf(row, await itemsOf(db, [id]));
}
