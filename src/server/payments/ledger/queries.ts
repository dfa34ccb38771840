import { asc, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/client.ts';
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
