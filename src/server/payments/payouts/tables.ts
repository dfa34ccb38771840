import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, minorUnits } from '#server/db/columns.ts';
import { providers } from '#server/providers/tables.ts';
import type { PayoutChannel } from '#shared/payment-methods.ts';
import type { PayoutItemStatus, PayoutStatus } from '#shared/states.ts';

/** The payout method of each provider that has one. What it was before is in the audit log. */
export const payoutMethods = pgTable(
  'payout_methods',
  {
    providerId: uuid('provider_id')
      .primaryKey()
      .references(() => providers.id),
    channel: text('channel').$type<PayoutChannel>().notNull(),
    /** The phone or the bank account (`PayoutDestination`), encrypted. */
    destinationSealed: text('destination_sealed').notNull(),
    /** A digest of the phone or the account, by which another provider with the same one is found; null until it is added. A trigger removes one that is left behind. */
    destinationKey: text('destination_key'),
    /** The destination, masked for people, such as +2547•••••678. */
    destinationMasked: text('destination_masked').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('payout_methods_destination').on(table.destinationKey)],
);

/** What a provider is paid at one time, by M-Pesa or as a line of the bank list. */
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
    channel: text('channel').$type<PayoutChannel>().notNull(),
    /**
     * The destination when it was collected, encrypted. A later change of the provider's payout method does not change
     * it.
     */
    destinationSealed: text('destination_sealed').notNull(),
    /** The destination, masked for people, such as +2547•••••678. */
    destinationMasked: text('destination_masked').notNull(),
    status: text('status').$type<PayoutStatus>().notNull(),
    requestedBy: uuid('requested_by'),
    approvedBy: uuid('approved_by'),
    createdAt: instant('created_at').notNull(),
    approvedAt: instant('approved_at'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payouts_provider').on(table.providerId, table.createdAt, table.id),
    index('payouts_created').on(table.createdAt, table.id),
    index('payouts_usd').on(table.usdCents, table.id),
    index('payouts_status').on(table.status, table.createdAt),
    /** A provider has one open payout at most, so what is owed is collected once. */
    uniqueIndex('payouts_one_open').on(table.providerId).where(sql`status in ('draft', 'approved', 'sending')`),
    check('payouts_amounts', sql`${table.usdCents} > 0 and ${table.kesMinor} > 0`),
  ],
);

/** One transfer of a payout, since M-Pesa moves at most KES 250,000 at once. A failed one is replaced by a new one. */
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
    /**
     * The destination of this transfer: that of its payout, or the provider's later one where it replaces a failed
     * transfer.
     */
    channel: text('channel').$type<PayoutChannel>().notNull(),
    destinationSealed: text('destination_sealed').notNull(),
    destinationMasked: text('destination_masked').notNull(),
    status: text('status').$type<PayoutItemStatus>().notNull(),
    /** M-Pesa's receipt, or the bank's reference. */
    receipt: text('receipt').unique(),
    /** What M-Pesa took for the transfer, as it is posted: shillings × 100. */
    feeMinor: minorUnits('fee_minor').notNull().default(0),
    errorCode: text('error_code'),
    /** The failed item that this one replaces. */
    replaces: uuid('replaces').unique(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('payout_items_seq').on(table.payoutId, table.seq),
    index('payout_items_bank_list')
      .on(table.createdAt, table.payoutId, table.seq)
      .where(sql`channel = 'bank' and status = 'queued'`),
    check('payout_items_amount', sql`${table.amountMinor} > 0 and ${table.usdCents} > 0`),
  ],
);
