import { eq, inArray, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { NIL } from 'uuid';
import type { z } from 'zod';
import { bookings } from '#server/bookings/tables.ts';
import type { Db } from '#server/db/client.ts';
import { dayFilters, daysAsked } from '#server/db/day-filters.ts';
import { eachItem, listOf, readPage, type WholeOf } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { providers } from '#server/providers/tables.ts';
import type { LedgerEntriesQuery } from '#shared/contracts/admin-payments.schemas.ts';
import type { LedgerEntries } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { DEPOSITS } from '../ledger/balances.ts';
import { accountEntries, ledgerAccounts } from '../ledger/tables.ts';
import { paymentAttempts } from '../records/tables.ts';
import { refunds } from '../refunds/tables.ts';

const selectEntries = (db: Db, position: SQL<Position>) =>
  db
    .select({
      id: accountEntries.transferId,
      kind: accountEntries.kind,
      source: accountEntries.source,
      otherAccountId: accountEntries.otherAccountId,
      currency: accountEntries.currency,
      amountMinor: accountEntries.amountMinor,
      bookingId: accountEntries.bookingId,
      providerId: accountEntries.providerId,
      at: accountEntries.at,
      position,
    })
    .from(accountEntries)
    .$dynamic();

const entriesList = listOf({
  name: 'ledger-entries',
  select: selectEntries,
  id: accountEntries.transferId,
  filters: {
    accountId: (id: string) => eq(accountEntries.accountId, id),
    ...dayFilters(accountEntries.at),
  },
  scope: 'accountId',
  sorts: { at: { column: accountEntries.at, index: 'ledger_transfers_debit' } },
});

/**
 * The entries of one account, each with its booking, provider and payment. What an entry names is looked up for one page, so
 * that the page itself is read from the two indexes alone.
 * @throws AppError not_found for an account without entries, which does not exist yet
 */
export async function listLedgerEntries(db: Db, { account, ...query }: Query): Promise<LedgerEntries> {
  const { accounts, ...asked } = await accountsFor(db, account);
  const page = await readPage(db, entriesList, { ...query, ...daysAsked(query), accountId: asked.accountId });
  return { ...page, items: await itemsOf(db, page.items, accounts), account: asked.account };
}

/** All of them, in the same order. @throws AppError not_found, list_too_long */
export async function* eachLedgerEntry(
  db: Db,
  { account, ...query }: WholeOf<Query>,
  most: number,
): AsyncGenerator<Item, void, undefined> {
  const { accounts, accountId } = await accountsFor(db, account);
  const wanted = { ...query, ...daysAsked(query), accountId };
  yield* eachItem(db, entriesList, wanted, { most, itemsOf: (rows) => itemsOf(db, rows, accounts) });
}

type Query = z.output<typeof LedgerEntriesQuery>;
type Item = LedgerEntries['items'][number];
type Row = Omit<Awaited<ReturnType<typeof selectEntries>>[number], 'position'>;
type Accounts = readonly { id: string; code: string }[];

/** All accounts, and which of them is asked for; by default the deposits. @throws AppError not_found */
async function accountsFor(db: Db, asked: string | undefined) {
  const account = asked ?? DEPOSITS;
  const accounts = await db.select({ id: ledgerAccounts.id, code: ledgerAccounts.code }).from(ledgerAccounts);
  const known = accounts.find(({ code }) => code === account)?.id;
  if (!known && asked !== undefined) throw new AppError('not_found');
  // Before the first payment there are no deposits.
  return { accounts, account, accountId: known ?? NIL };
}

async function itemsOf(db: Db, rows: readonly Row[], accounts: Accounts): Promise<Item[]> {
  const named = await namesOf(db, rows);
  return rows.map(({ otherAccountId, bookingId, providerId, at, ...entry }) => ({
    ...entry,
    other: accounts.find(({ id }) => id === otherAccountId)?.code ?? otherAccountId,
    booking: named.bookings.find(({ id }) => id === bookingId) ?? null,
    provider: named.providers.find(({ id }) => id === providerId) ?? null,
    paymentId: named.payments.get(entry.source) ?? null,
    at: at.toISOString(),
  }));
}

interface Named {
  source: string;
  bookingId: string | null;
  providerId: string | null;
}

async function namesOf(db: Db, entries: readonly Named[]) {
  const idsOf = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];
  const [booked, hosts, paid] = await Promise.all([
    db
      .select({ id: bookings.id, reference: bookings.reference })
      .from(bookings)
      .where(inArray(bookings.id, idsOf(entries.map(({ bookingId }) => bookingId)))),
    db
      .select({ id: providers.id, name: providers.name })
      .from(providers)
      .where(inArray(providers.id, idsOf(entries.map(({ providerId }) => providerId)))),
    paymentsOf(db, idsOf(entries.map(({ source }) => source))),
  ]);
  return { bookings: booked, providers: hosts, payments: paid };
}

/** The payments that have these attempts or refunds. */
async function paymentsOf(db: Db, sources: string[]): Promise<Map<string, string>> {
  const rows = await unionAll(
    db
      .select({ source: paymentAttempts.id, payment: paymentAttempts.paymentId })
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.id, sources)),
    db.select({ source: refunds.id, payment: refunds.paymentId }).from(refunds).where(inArray(refunds.id, sources)),
  );
  return new Map(rows.map(({ source, payment }) => [source, payment]));
}
