import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import type { AccountCode, Entry } from './post-ledger.ts';
import { ledgerAccounts, ledgerEntries } from './tables.ts';

/**
 * The balance of every account: the sum of its entries (+ debit, − credit) in minor units. Reads all entries, because
 * balances are not stored.
 */
export const listBalances = (db: DbOrTx) =>
  db
    .select({
      account: ledgerAccounts.code,
      type: ledgerAccounts.type,
      currency: ledgerAccounts.currency,
      balance: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .leftJoin(ledgerEntries, eq(ledgerEntries.account, ledgerAccounts.code))
    .groupBy(ledgerAccounts.id)
    .orderBy(asc(ledgerAccounts.code));

/**
 * What was posted for these sources, summed by account, so that it can be reversed. `source` is the second column of the
 * index `ledger_transfers_once`, so without a kind the whole ledger may be read; only rare actions of admins do that.
 * @param kind only postings of this kind; absent: of every kind
 */
export const sumEntriesBySource = (db: DbOrTx, sources: string[], kind?: string): Promise<Entry[]> =>
  db
    .select({
      account: sql<AccountCode>`${ledgerEntries.account}`,
      amountMinor: sql<number>`sum(${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(inArray(ledgerEntries.source, sources), kind ? eq(ledgerEntries.kind, kind) : undefined))
    .groupBy(ledgerEntries.account);
