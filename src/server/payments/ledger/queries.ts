import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/client.ts';
import type { AccountCode, Entry } from './post-ledger.ts';
import { ledgerAccounts, ledgerEntries } from './tables.ts';

/**
 * What is on every account, in one moment: the sum of all its entries, + debit, − credit, in minor units. All of them
 * are read, since no balance is kept anywhere else.
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
 * What was posted for some causes, summed by account: what undoing them turns round. By `ledger_transfers_once`, whose
 * second column the cause is: without a kind all of the ledger may be read, which only a person's rare deed asks for.
 * @param kind of the postings; absent: whatever was posted for them
 */
export const postedFor = (db: DbOrTx, sources: string[], kind?: string): Promise<Entry[]> =>
  db
    .select({
      account: sql<AccountCode>`${ledgerEntries.account}`,
      amountMinor: sql<number>`sum(${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(inArray(ledgerEntries.source, sources), kind ? eq(ledgerEntries.kind, kind) : undefined))
    .groupBy(ledgerEntries.account);
