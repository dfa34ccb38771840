import { eq, inArray } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { NIL } from 'uuid';
import type { z } from 'zod';
import { bookings } from '#server/bookings/tables.ts';
import type { Db } from '#server/db/client.ts';
import { dayFilters, daysAsked } from '#server/db/day-filters.ts';
import { listOf, readPage } from '#server/db/page.ts';
import { providers } from '#server/providers/tables.ts';
import type { LedgerEntriesQuery } from '#shared/contracts/admin-payments.schemas.ts';
import type { LedgerEntries } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { DEPOSITS } from '../ledger/balances.ts';
import { accountEntries, ledgerAccounts } from '../ledger/tables.ts';
import { paymentAttempts } from '../records/tables.ts';
import { refunds } from '../refunds/tables.ts';

const entriesList = listOf({
  name: 'ledger-entries',
  select: (db, position) =>
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
      .$dynamic(),
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
export async function listLedgerEntries(
  db: Db,
  { account: asked, ...query }: z.output<typeof LedgerEntriesQuery>,
): Promise<LedgerEntries> {
  const account = asked ?? DEPOSITS;
  const accounts = await db.select({ id: ledgerAccounts.id, code: ledgerAccounts.code }).from(ledgerAccounts);
  const known = accounts.find(({ code }) => code === account)?.id;
  if (!known && asked !== undefined) throw new AppError('not_found');
  // Before the first payment there are no deposits.
  const accountId = known ?? NIL;
  const page = await readPage(db, entriesList, { ...query, ...daysAsked(query), accountId });
  const named = await namesOf(db, page.items);
  const items = page.items.map(({ otherAccountId, bookingId, providerId, at, ...entry }) => ({
    ...entry,
    other: accounts.find(({ id }) => id === otherAccountId)?.code ?? otherAccountId,
    booking: named.bookings.find(({ id }) => id === bookingId) ?? null,
    provider: named.providers.find(({ id }) => id === providerId) ?? null,
    paymentId: named.payments.get(entry.source) ?? null,
    at: at.toISOString(),
  }));
  return { ...page, items, account };
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
