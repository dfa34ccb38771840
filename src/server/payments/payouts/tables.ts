import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PayoutItemStatus, PayoutStatus } from '#shared/states.ts';
import { id, instant, minorUnits } from '../../db/columns.ts';
import { providers } from '../../providers/tables.ts';

/** What a provider earned and is paid at one time, by M-Pesa or as a line of a bank list. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    /** The Monday (Nairobi) of the run that collected it, or the day on which the provider asked. */
    period: text('period').notNull(),
    usdCents: minorUnits('usd_cents').notNull(),
    /** Whole shillings a dollar, locked when it was collected. */
    rate: integer('rate').notNull(),
    kesMinor: minorUnits('kes_minor').notNull(),
    channel: text('channel').$type<'mpesa' | 'bank'>().notNull(),
    /** Where it was to go when it was collected, sealed: a later change of the provider's does not move it. */
    destinationSealed: text('destination_sealed').notNull(),
    /** The same for people, such as +2547•••••678. */
    destinationMasked: text('destination_masked').notNull(),
    status: text('status').$type<PayoutStatus>().notNull(),
    requestedBy: uuid('requested_by'),
    approvedBy: uuid('approved_by'),
    createdAt: instant('created_at').notNull(),
    approvedAt: instant('approved_at'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payouts_provider').on(table.providerId, table.createdAt),
    index('payouts_created').on(table.createdAt, table.id),
    index('payouts_status').on(table.status, table.createdAt),
    /** What is owed is collected once. */
    uniqueIndex('payouts_one_open').on(table.providerId).where(sql`status in ('draft', 'approved', 'sending')`),
    check('payouts_amounts', sql`${table.usdCents} > 0 and ${table.kesMinor} > 0`),
  ],
);

/** One transfer of a payout: M-Pesa moves at most KES 250,000 at once. A failed one is replaced by a new one. */
export const payoutItems = pgTable(
  'payout_items',
  {
    id: id(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    seq: integer('seq').notNull(),
    usdCents: minorUnits('usd_cents').notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    /** Where this one goes: as its payout; one that replaces a failed one, where its provider wanted it by then. */
    channel: text('channel').$type<'mpesa' | 'bank'>().notNull(),
    destinationSealed: text('destination_sealed').notNull(),
    destinationMasked: text('destination_masked').notNull(),
    status: text('status').$type<PayoutItemStatus>().notNull(),
    /** M-Pesa's receipt, or the bank's reference. */
    receipt: text('receipt').unique(),
    /** What M-Pesa took for sending it, as the ledger has it: shillings × 100. */
    feeMinor: minorUnits('fee_minor').notNull().default(0),
    errorCode: text('error_code'),
    /** The failed item that this one replaces. */
    replaces: uuid('replaces').unique(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('payout_items_seq').on(table.payoutId, table.seq),
    check('payout_items_amount', sql`${table.amountMinor} > 0 and ${table.usdCents} > 0`),
  ],
);
