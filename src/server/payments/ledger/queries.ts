import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import type { AccountCode, Entry } from './post-ledger.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from './tables.ts';

/**
 * The balance of every account: the sum of its entries (+ debit, − credit) in minor units. Reads all transfers once, because
 * balances are not stored: they are summed by their two accounts, of which there are few pairs, and only then by each.
 */
export function listBalances(db: DbOrTx) {
  const pairs = db.$with('pairs').as(
    db
      .select({
        debit: ledgerTransfers.debitAccountId,
        credit: ledgerTransfers.creditAccountId,
        amount: sql<number>`sum(${ledgerTransfers.amountMinor})`.as('amount'),
      })
      .from(ledgerTransfers)
      .groupBy(ledgerTransfers.debitAccountId, ledgerTransfers.creditAccountId),
  );
  const side = sql`case when ${pairs.debit} = ${ledgerAccounts.id} then ${pairs.amount} else -${pairs.amount} end`;
  return db
    .with(pairs)
    .select({
      account: ledgerAccounts.code,
      type: ledgerAccounts.type,
      currency: ledgerAccounts.currency,
      balance: sql<number>`coalesce(sum(${side}), 0)`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .leftJoin(pairs, or(eq(pairs.debit, ledgerAccounts.id), eq(pairs.credit, ledgerAccounts.id)))
    .groupBy(ledgerAccounts.id)
    .orderBy(asc(ledgerAccounts.code));
}

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
