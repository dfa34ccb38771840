import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { usd } from '#shared/money.ts';
import { type FrozenTaxes, splitPrice } from '#shared/price-shares.ts';
import { DEPOSITS, PAYABLE } from './balances.ts';
import type { AccountCode } from './post-ledger.ts';
import { ledgerEntries } from './tables.ts';

/** A booking with the terms by which its price is split. */
interface SplitBooking {
  id: string;
  commissionBps: number;
  taxes: FrozenTaxes;
}

/**
 * A provider's share of a booking in US cents: what the ledger has posted to them, and their part of the deposit that is
 * not split yet. By the index `ledger_transfers_booking`.
 */
export async function shareOfProvider(db: DbOrTx, { id, commissionBps, taxes }: SplitBooking): Promise<number> {
  const of = (account: AccountCode) =>
    sql<number>`coalesce(-sum(${ledgerEntries.amountMinor}) filter (where ${ledgerEntries.account} = ${account}), 0)`.mapWith(
      Number,
    );
  const [row] = await db
    .select({ deposit: of(DEPOSITS), payable: of(PAYABLE) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bookingId, id));
  const { deposit, payable } = row ?? { deposit: 0, payable: 0 };
  return payable + splitPrice(usd(Math.max(0, deposit)), commissionBps, taxes).payable;
}
