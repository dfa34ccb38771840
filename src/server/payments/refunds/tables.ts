import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefundStatus } from '#shared/states.ts';
import { id, instant, minorUnits } from '../../db/columns.ts';
import { paymentAttempts, payments } from '../tables.ts';

/**
 * Why money goes back: `policy` cancelled by its policy, `provider_cancel`, `change` a cheaper trip, `goodwill` an admin
 * decided so, `dashboard` it was made at Stripe by hand, `chargeback` the cardholder's bank took it (a lost dispute),
 * `our_cancel` an admin cancelled and gave all of it back; `surplus`, `duplicate` and
 * `too_little` bought nothing in the first place.
 */
export type RefundReason =
  | 'policy'
  | 'provider_cancel'
  | 'our_cancel'
  | 'change'
  | 'goodwill'
  | 'dashboard'
  | 'chargeback'
  | 'surplus'
  | 'duplicate'
  | 'too_little';

/** What came, and paid for nothing. */
export const buysNothing: RefundReason[] = ['surplus', 'duplicate', 'too_little'];

/**
 * How it goes back; `manual`: a person does it, from our bank, and notes the reference; `portal`: a person did it in
 * M-Pesa's portal, from the account we send from; `points`: there is no money in it.
 */
export type RefundMethod = 'stripe' | 'reversal' | 'b2c' | 'manual' | 'portal' | 'points';

/** One amount that goes back to whoever paid. Decided once, then tried until it is final. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The attempt that brought the money; null where points alone paid. */
    attemptId: uuid('attempt_id').references(() => paymentAttempts.id),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** Its part of what was paid in dollars; 0 for money that bought nothing. */
    usdCents: minorUnits('usd_cents').notNull(),
    currency: text('currency').$type<'USD' | 'KES'>().notNull(),
    /** What goes back, in minor units of `currency`. */
    amountMinor: minorUnits('amount_minor').notNull(),
    /** Points that came back with it, and what they had paid. */
    pointsBack: integer('points_back').notNull().default(0),
    discountCents: minorUnits('discount_cents').notNull().default(0),
    method: text('method').$type<RefundMethod>().notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    /** Stripe's id of it, or M-Pesa's receipt. */
    providerRef: text('provider_ref').unique(),
    /** What M-Pesa took for sending it, as the ledger has it: shillings × 100. */
    feeMinor: minorUnits('fee_minor').notNull().default(0),
    /** Counted up after a definite refusal only: part of the key under which Stripe makes it once. */
    keySeq: integer('key_seq').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    /** When it is tried, or asked about, next; null when nothing more is to be done by us. */
    nextTryAt: instant('next_try_at'),
    errorCode: text('error_code'),
    /** The person who decided it; null for the system. */
    decidedBy: uuid('decided_by'),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    index('refunds_created').on(table.createdAt, table.id),
    index('refunds_open').on(table.createdAt, table.id).where(sql`status not in ('succeeded', 'withdrawn')`),
    // Of a part of a cent or two no shilling may be left to send: its dollars count as given back all the same.
    check(
      'refunds_amounts',
      sql`${table.amountMinor} >= 0 and ${table.usdCents} >= 0 and ${table.amountMinor} + ${table.usdCents} + ${table.pointsBack} > 0`,
    ),
  ],
);
