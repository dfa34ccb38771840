import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, minorUnits } from '#server/db/columns.ts';
import type { ChargeCurrency, RefundMethod } from '#shared/payment-methods.ts';
import type { RefundReason } from '#shared/refund-reasons.ts';
import type { RefundStatus } from '#shared/states.ts';
import { paymentAttempts, payments } from '../records/tables.ts';

/** Refunds: each is decided once and then tried until it is sent, withdrawn or manual. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The attempt that paid the money; null when points alone paid. */
    attemptId: uuid('attempt_id').references(() => paymentAttempts.id),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** US cents of the price that it refunds; 0 for a surplus. */
    usdCents: minorUnits('usd_cents').notNull(),
    currency: text('currency').$type<ChargeCurrency>().notNull(),
    /** The money that is sent, in minor units of `currency`. */
    amountMinor: minorUnits('amount_minor').notNull(),
    /** Points that were returned with it, and the US cents that they had paid. */
    pointsBack: integer('points_back').notNull().default(0),
    discountCents: minorUnits('discount_cents').notNull().default(0),
    method: text('method').$type<RefundMethod>().notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    /** Stripe's id of the refund, M-Pesa's receipt, or the reference that an admin noted. */
    providerRef: text('provider_ref').unique(),
    /** M-Pesa's fee for sending it, as it was posted: shillings × 100. */
    feeMinor: minorUnits('fee_minor').notNull().default(0),
    /** Part of Stripe's idempotency key; counted up only after a definite refusal. */
    keySeq: integer('key_seq').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    /** When it is tried or asked about next; null when no machine has to do anything more. */
    nextTryAt: instant('next_try_at'),
    errorCode: text('error_code'),
    /** The person who decided it; null for the system. */
    decidedBy: uuid('decided_by'),
    note: text('note'),
    /** US cents of a goodwill refund that the provider bears, as it was decided; and what it is told of why. */
    hostCents: minorUnits('host_cents').notNull().default(0),
    hostNote: text('host_note'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_attempt').on(table.attemptId),
    index('refunds_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    index('refunds_created').on(table.createdAt, table.id),
    index('refunds_open').on(table.createdAt, table.id).where(sql`status not in ('succeeded', 'withdrawn')`),
    // A part of one or two cents may round to no shilling at all; its dollars count as refunded all the same.
    check('refunds_host', sql`${table.hostCents} >= 0`),
    check(
      'refunds_amounts',
      sql`${table.amountMinor} >= 0 and ${table.usdCents} >= 0 and ${table.amountMinor} + ${table.usdCents} + ${table.pointsBack} > 0`,
    ),
  ],
);
