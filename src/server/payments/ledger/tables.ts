import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, pgView, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '#server/bookings/tables.ts';
import { id, instant, minorUnits } from '#server/db/columns.ts';
import { providers } from '#server/providers/tables.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';

export type AccountType = 'asset' | 'liability' | 'income' | 'expense' | 'trading';

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    /** The code ends with its currency, such as customer:deposits:USD. */
    code: text('code').notNull().unique(),
    type: text('type').$type<AccountType>().notNull(),
    currency: text('currency').$type<ChargeCurrency>().notNull(),
  },
  (table) => [unique('ledger_accounts_currency').on(table.id, table.currency)],
);

/**
 * One transfer from a credit account to a debit account of the same currency, so that every row balances by construction.
 * Rows are only ever added, by `postLedger`. The view `ledger_entries` shows them as entries (+ debit, − credit).
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: id(),
    kind: text('kind').notNull(),
    source: uuid('source').notNull(),
    line: integer('line').notNull(),
    debitAccountId: uuid('debit_account_id').notNull(),
    creditAccountId: uuid('credit_account_id').notNull(),
    currency: text('currency').$type<ChargeCurrency>().notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    providerId: uuid('provider_id').references(() => providers.id),
    at: instant('at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'ledger_transfers_debit_account',
      columns: [table.debitAccountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    foreignKey({
      name: 'ledger_transfers_credit_account',
      columns: [table.creditAccountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }),
    unique('ledger_transfers_once').on(table.kind, table.source, table.line),
    index('ledger_transfers_booking').on(table.bookingId),
    /** The transfers of a posting are neighbours in it. */
    index('ledger_transfers_provider').on(table.providerId, table.at, table.source, table.kind),
    index('ledger_transfers_debit').on(table.debitAccountId, table.at, table.id),
    index('ledger_transfers_credit').on(table.creditAccountId, table.at, table.id),
    check('ledger_transfers_amount', sql`${table.amountMinor} > 0`),
    check('ledger_transfers_accounts', sql`${table.debitAccountId} <> ${table.creditAccountId}`),
  ],
);

/**
 * What we owe each provider by the ledger, US cents, so that those whom we owe are found without summing up all transfers. A
 * trigger adds each new transfer of `provider:payable:USD` in its transaction; the ledger counts wherever money moves.
 */
export const providerBalances = pgTable(
  'provider_balances',
  {
    providerId: uuid('provider_id')
      .primaryKey()
      .references(() => providers.id),
    /** Below 0 where money that was paid out went back. */
    owedCents: minorUnits('owed_cents').notNull(),
  },
  (table) => [index('provider_balances_owed').on(table.owedCents, table.providerId).where(sql`owed_cents <> 0`)],
);

/** Each transfer as its two entries (+ debit, − credit). The entries of one kind, source and currency add up to 0. */
export const ledgerEntries = pgView('ledger_entries', {
  transferId: uuid('transfer_id').notNull(),
  kind: text('kind').notNull(),
  source: uuid('source').notNull(),
  account: text('account').notNull(),
  currency: text('currency').$type<ChargeCurrency>().notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  bookingId: uuid('booking_id'),
  providerId: uuid('provider_id'),
  at: instant('at').notNull(),
}).as(sql`
  select t.id as transfer_id, t.kind, t.source, a.code as account, t.currency, t.amount_minor, t.booking_id, t.provider_id, t.at
  from ledger_transfers t join ledger_accounts a on a.id = t.debit_account_id
  union all
  select t.id, t.kind, t.source, a.code, t.currency, -t.amount_minor, t.booking_id, t.provider_id, t.at
  from ledger_transfers t join ledger_accounts a on a.id = t.credit_account_id`);

/**
 * The same entries by the id of their account. Nothing is joined, so the entries of one account are read in the order of both
 * indexes, newest first, without sorting all of them.
 */
export const accountEntries = pgView('account_entries', {
  transferId: uuid('transfer_id').notNull(),
  accountId: uuid('account_id').notNull(),
  otherAccountId: uuid('other_account_id').notNull(),
  kind: text('kind').notNull(),
  source: uuid('source').notNull(),
  currency: text('currency').$type<ChargeCurrency>().notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  bookingId: uuid('booking_id'),
  providerId: uuid('provider_id'),
  at: instant('at').notNull(),
}).as(sql`
  select id as transfer_id, debit_account_id as account_id, credit_account_id as other_account_id, kind, source, currency,
    amount_minor, booking_id, provider_id, at
  from ledger_transfers
  union all
  select id, credit_account_id, debit_account_id, kind, source, currency, -amount_minor, booking_id, provider_id, at
  from ledger_transfers`);
