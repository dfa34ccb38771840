import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AttemptStatus, PaymentStatus, RefundStatus } from '#shared/states.ts';
import { bookings } from '../bookings/tables.ts';
import { bytes, id, instant, minorUnits } from '../db/columns.ts';
import { providers } from '../providers/tables.ts';

export type PaymentMethod = 'card' | 'mpesa';

/** What a booking owes and has paid. A later change of the booking may need a payment of its own, hence `seq`. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    seq: integer('seq').notNull().default(1),
    currency: text('currency').$type<'USD'>().notNull().default('USD'),
    dueCents: minorUnits('due_cents').notNull(),
    paidCents: minorUnits('paid_cents').notNull().default(0),
    refundedCents: minorUnits('refunded_cents').notNull().default(0),
    status: text('status').$type<PaymentStatus>().notNull().default('pending'),
    method: text('method').$type<PaymentMethod>(),
    /** The attempt that paid. */
    attemptId: uuid('attempt_id'),
    disputed: boolean('disputed').notNull().default(false),
    lastError: text('last_error'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('payments_booking_seq').on(table.bookingId, table.seq),
    check('payments_amounts', sql`${table.dueCents} >= 0 and ${table.paidCents} >= 0 and ${table.refundedCents} >= 0`),
  ],
);

export type SettledBy = 'callback' | 'query' | 'webhook' | 'poll' | 'job' | 'admin';

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    seq: integer('seq').notNull(),
    provider: text('provider').$type<'stripe' | 'daraja'>().notNull(),
    status: text('status').$type<AttemptStatus>().notNull(),
    currency: text('currency').$type<'USD' | 'KES'>().notNull(),
    /** In minor units of `currency`: cents, or shillings × 100. */
    amountMinor: minorUnits('amount_minor').notNull(),
    usdCents: minorUnits('usd_cents').notNull(),
    /** Whole shillings a dollar, locked when the attempt was made; null for cards. */
    rate: integer('rate'),
    phoneSealed: text('phone_sealed'),
    /** The last three digits, for screens and logs. */
    phoneTail: text('phone_tail'),
    /** Keyed digest of the phone, so that pushes to one phone can be counted without reading it. */
    phoneKey: text('phone_key'),
    personId: uuid('person_id').notNull(),
    merchantRequestId: text('merchant_request_id'),
    checkoutRequestId: text('checkout_request_id').unique(),
    stripeIntentId: text('stripe_intent_id').unique(),
    stripeClientSecretSealed: text('stripe_client_secret_sealed'),
    /** Set while 3-D Secure or processing is under way, which extends the hold. */
    stripeStatus: text('stripe_status'),
    receipt: text('receipt').unique(),
    receivedMinor: minorUnits('received_minor'),
    /** False when a matching callback confirmed it before the provider's own answer did. */
    verified: boolean('verified').notNull().default(false),
    resultCode: text('result_code'),
    errorCode: text('error_code'),
    settledBy: text('settled_by').$type<SettledBy>(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    promptExpiresAt: instant('prompt_expires_at'),
    /** When our own look-up is due next; null when nothing more is to be asked. */
    nextCheckAt: instant('next_check_at'),
    lastCheckAt: instant('last_check_at'),
    checks: integer('checks').notNull().default(0),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('payment_attempts_seq').on(table.paymentId, table.seq),
    /** One live attempt a payment: nobody is charged twice. */
    uniqueIndex('payment_attempts_one_live')
      .on(table.paymentId)
      .where(sql`status in ('created', 'sent', 'prompted', 'unknown')`),
    index('payment_attempts_due').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    index('payment_attempts_phone').on(table.phoneKey, table.createdAt),
    index('payment_attempts_person').on(table.personId, table.createdAt),
    check('payment_attempts_amounts', sql`${table.amountMinor} > 0 and ${table.usdCents} > 0`),
  ],
);

/** The SHA-256 of every callback path we gave out; the token itself was only in memory. */
export const hookTokens = pgTable('hook_tokens', {
  sha256: text('sha256').primaryKey(),
  purpose: text('purpose')
    .$type<'stk' | 'b2c_result' | 'b2c_timeout' | 'rev_result' | 'rev_timeout' | 'status_result'>()
    .notNull(),
  ownerId: uuid('owner_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The inbox: callbacks and webhooks as they came, stored before anything is done with them. */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: id(),
    provider: text('provider').$type<'stripe' | 'daraja'>().notNull(),
    /** Stripe's event id; for Daraja SHA-256 of the token's digest and the canonical JSON. */
    eventKey: text('event_key').notNull(),
    eventType: text('event_type').notNull(),
    raw: bytes('raw').notNull(),
    /** The attempt it belongs to, where that is known. */
    ownerId: uuid('owner_id'),
    receivedAt: instant('received_at').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Null once nothing more is to be done. */
    nextTryAt: instant('next_try_at'),
    processedAt: instant('processed_at'),
    outcome: text('outcome').$type<'applied' | 'no_effect' | 'ignored' | 'dead'>(),
    note: text('note'),
  },
  (table) => [
    unique('provider_events_key').on(table.provider, table.eventKey),
    index('provider_events_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    index('provider_events_owner').on(table.ownerId),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    reason: text('reason').$type<'policy' | 'provider_cancel' | 'surplus' | 'duplicate' | 'goodwill'>().notNull(),
    usdCents: minorUnits('usd_cents').notNull(),
    currency: text('currency').$type<'USD' | 'KES'>().notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    pointsBack: integer('points_back').notNull().default(0),
    method: text('method').$type<'stripe' | 'reversal' | 'b2c' | 'manual'>().notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    providerRef: text('provider_ref').unique(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at'),
    /** The person who decided it; null for the system. */
    decidedBy: uuid('decided_by'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    check('refunds_amounts', sql`${table.amountMinor} > 0`),
  ],
);

export const disputes = pgTable('disputes', {
  id: id(),
  stripeId: text('stripe_id').notNull().unique(),
  paymentId: uuid('payment_id')
    .notNull()
    .references(() => payments.id),
  amountCents: minorUnits('amount_cents').notNull(),
  feeCents: minorUnits('fee_cents').notNull().default(0),
  reason: text('reason').notNull(),
  status: text('status').notNull(),
  dueBy: instant('due_by'),
  createdAt: instant('created_at').notNull(),
});

export type AccountType = 'asset' | 'liability' | 'income' | 'expense' | 'trading';

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    /** With its currency, such as customer:deposits:USD. */
    code: text('code').notNull().unique(),
    type: text('type').$type<AccountType>().notNull(),
    currency: text('currency').$type<'USD' | 'KES'>().notNull(),
  },
  (table) => [unique('ledger_accounts_currency').on(table.id, table.currency)],
);

/**
 * One transfer from a credit to a debit account of the same currency: every row balances by construction. Rows are
 * only ever added, by `postLedger`. The entries people read (+ debit, − credit) are the view `ledger_entries`.
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
    currency: text('currency').$type<'USD' | 'KES'>().notNull(),
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
    index('ledger_transfers_provider').on(table.providerId, table.at),
    index('ledger_transfers_debit').on(table.debitAccountId, table.at),
    index('ledger_transfers_credit').on(table.creditAccountId, table.at),
    check('ledger_transfers_amount', sql`${table.amountMinor} > 0`),
    check('ledger_transfers_accounts', sql`${table.debitAccountId} <> ${table.creditAccountId}`),
  ],
);

/** Each transfer as its two entries: + debit, − credit. Σ is 0 per kind, source and currency. */
export const ledgerEntries = pgView('ledger_entries', {
  transferId: uuid('transfer_id').notNull(),
  kind: text('kind').notNull(),
  source: uuid('source').notNull(),
  account: text('account').notNull(),
  currency: text('currency').$type<'USD' | 'KES'>().notNull(),
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

export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    period: text('period').notNull(),
    usdCents: minorUnits('usd_cents').notNull(),
    rate: integer('rate').notNull(),
    kesMinor: minorUnits('kes_minor').notNull(),
    channel: text('channel').$type<'mpesa' | 'bank'>().notNull(),
    status: text('status').$type<'draft' | 'approved' | 'sending' | 'paid' | 'partly_paid' | 'failed'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('payouts_provider').on(table.providerId, table.createdAt)],
);

export const payoutItems = pgTable(
  'payout_items',
  {
    id: id(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    amountMinor: minorUnits('amount_minor').notNull(),
    status: text('status').$type<'queued' | 'sending' | 'accepted' | 'unknown' | 'paid' | 'failed'>().notNull(),
    originatorConversationId: text('originator_conversation_id').unique(),
    conversationId: text('conversation_id'),
    receipt: text('receipt').unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payout_items_payout').on(table.payoutId),
    check('payout_items_amount', sql`${table.amountMinor} > 0 and ${table.amountMinor} <= 25000000`),
  ],
);

/** A difference or a doubt that a person must look at. */
export const reconciliationIssues = pgTable(
  'reconciliation_issues',
  {
    id: id(),
    code: text('code').notNull(),
    /** What it is about: the id of an attempt, payment or event. */
    subject: text('subject').notNull(),
    expected: jsonb('expected').$type<unknown>(),
    found: jsonb('found').$type<unknown>(),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    unique('reconciliation_issues_once').on(table.code, table.subject),
    index('reconciliation_issues_open').on(table.createdAt).where(sql`status = 'open'`),
  ],
);
