import { inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';
import { type AccountType, ledgerAccounts, ledgerTransfers } from './tables.ts';

/** The chart of accounts: code with its currency → type. What each account holds: docs/money.md#the-ledger. */
export const chart = {
  'stripe:clearing:USD': 'asset',
  'mpesa:collection:KES': 'asset',
  'mpesa:disburse:KES': 'asset',
  'bank:USD': 'asset',
  'bank:KES': 'asset',
  'dispute:held:USD': 'asset',
  'customer:deposits:USD': 'liability',
  'provider:payable:USD': 'liability',
  'refund:pending:USD': 'liability',
  'refund:pending:KES': 'liability',
  'payout:transit:KES': 'liability',
  'surplus:USD': 'liability',
  'surplus:KES': 'liability',
  'unattributed:KES': 'liability',
  'tax:vat:USD': 'liability',
  'tax:levy:USD': 'liability',
  'tax:withholding:USD': 'liability',
  'commission:USD': 'income',
  'cancellation:USD': 'income',
  'fees:stripe:USD': 'expense',
  'fees:mpesa:KES': 'expense',
  'fees:dispute:USD': 'expense',
  'loyalty:USD': 'expense',
  'loss:chargeback:USD': 'expense',
  'loss:overpaid:KES': 'expense',
  'fx:USD': 'trading',
  'fx:KES': 'trading',
} as const satisfies Record<string, AccountType>;

export type AccountCode = keyof typeof chart;

/** One side of a posting in minor units of the account's currency: + debit, − credit. */
export interface Entry {
  account: AccountCode;
  amountMinor: number;
}

export type PostingKind =
  | 'payment'
  | 'stripe_fee'
  | 'earn'
  | 'cancellation'
  | 'refund'
  | 'refund_done'
  | 'refund_failed'
  | 'refund_manual'
  | 'refund_corrected'
  | 'refund_withdrawn'
  | 'overpaid'
  | 'overpaid_undone'
  | 'surplus'
  | 'surplus_refund'
  | 'payout'
  | 'payout_done'
  | 'payout_reversed'
  | 'payout_returned'
  | 'payout_arrived'
  | 'dispute'
  | 'dispute_fee'
  | 'dispute_closed'
  | 'bank'
  | 'unattributed'
  | 'attributed'
  | 'never_came'
  | 'came_after_all';

export interface Posting {
  kind: PostingKind;
  /** The id of the attempt, booking, refund or payout item that causes the posting. One kind is posted once for each source. */
  source: string;
  entries: Entry[];
  bookingId?: string;
  providerId?: string;
  at: Date;
}

interface Transfer {
  debit: AccountCode;
  credit: AccountCode;
  currency: ChargeCurrency;
  amountMinor: number;
}

const currencyOf = (account: AccountCode) => (account.endsWith(':KES') ? 'KES' : 'USD');

/**
 * Turns entries into transfers from one account to another, each of which balances by construction.
 * @throws RangeError unless every amount is a safe integer other than 0 and the amounts add up to 0 in each currency
 */
export function transfersOf(entries: readonly Entry[]): Transfer[] {
  if (entries.some(({ amountMinor }) => !Number.isSafeInteger(amountMinor) || amountMinor === 0)) {
    throw new RangeError('A ledger entry needs an amount in whole minor units');
  }
  return (['USD', 'KES'] as const).flatMap((currency) =>
    pairUp(
      entries.filter(({ account }) => currencyOf(account) === currency),
      currency,
    ),
  );
}

function pairUp(entries: readonly Entry[], currency: ChargeCurrency): Transfer[] {
  const debits = entries.filter(({ amountMinor }) => amountMinor > 0).map((entry) => ({ ...entry }));
  const credits = entries.filter(({ amountMinor }) => amountMinor < 0).map((entry) => ({ ...entry }));
  const transfers: Transfer[] = [];
  for (const debit of debits) {
    while (debit.amountMinor > 0) {
      const credit = credits.find((one) => one.amountMinor < 0);
      if (!credit) throw new RangeError(`The posting does not balance in ${currency}`);
      const amountMinor = Math.min(debit.amountMinor, -credit.amountMinor);
      debit.amountMinor -= amountMinor;
      credit.amountMinor += amountMinor;
      transfers.push({ debit: debit.account, credit: credit.account, currency, amountMinor });
    }
  }
  if (credits.some((one) => one.amountMinor < 0)) throw new RangeError(`The posting does not balance in ${currency}`);
  return transfers;
}

/**
 * Writes a posting. Nothing else writes to the ledger.
 * @returns false when this kind was posted for this source before; then nothing is written (`ledger_transfers_once`)
 * @throws RangeError unless the entries balance in each currency
 */
export async function postLedger(tx: Tx, posting: Posting): Promise<boolean> {
  const transfers = transfersOf(posting.entries);
  const ids = await accountIds(
    tx,
    posting.entries.map(({ account }) => account),
  );
  const { kind, source, bookingId, providerId, at } = posting;
  const written = await tx
    .insert(ledgerTransfers)
    .values(
      transfers.map(({ debit, credit, currency, amountMinor }, line) => ({
        kind,
        source,
        line,
        debitAccountId: idOf(ids, debit),
        creditAccountId: idOf(ids, credit),
        currency,
        amountMinor,
        bookingId,
        providerId,
        at,
      })),
    )
    .onConflictDoNothing({ target: [ledgerTransfers.kind, ledgerTransfers.source, ledgerTransfers.line] })
    .returning({ id: ledgerTransfers.id });
  return written.length > 0;
}

function idOf(ids: Map<string, string>, code: AccountCode): string {
  const id = ids.get(code);
  if (!id) throw new Error(`The ledger has no account ${code}`);
  return id;
}

/** The ids of these accounts; those that are used for the first time are inserted. */
async function accountIds(tx: Tx, wanted: AccountCode[]): Promise<Map<string, string>> {
  // Sorted, so that two transactions that insert the same accounts cannot deadlock.
  const codes = [...new Set(wanted)].sort();
  const select = () =>
    tx
      .select({ id: ledgerAccounts.id, code: ledgerAccounts.code })
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.code, codes));
  const found = await select();
  if (found.length < codes.length) {
    await tx
      .insert(ledgerAccounts)
      .values(codes.map((code) => ({ code, type: chart[code], currency: currencyOf(code) }) as const))
      .onConflictDoNothing();
  }
  const rows = found.length < codes.length ? await select() : found;
  return new Map(rows.map(({ code, id }) => [code, id]));
}
