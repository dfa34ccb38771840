import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AttemptStatus, PaymentStatus } from '#shared/states.ts';
import { bookingChanges, bookings } from '../bookings/tables.ts';
import { bytes, id, instant, minorUnits } from '../db/columns.ts';

/** `points`: they covered all of it, and no provider was asked. */
export type PaymentMethod = 'card' | 'mpesa' | 'points';

/** What a booking owes and has paid: the first by `seq` is for the booking itself, each later one for a change of it. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    seq: integer('seq').notNull().default(1),
    /** The change that this payment is for; null for the booking itself. */
    changeId: uuid('change_id')
      .unique()
      .references(() => bookingChanges.id),
    currency: text('currency').$type<'USD'>().notNull().default('USD'),
    /** To be charged: the price less what points pay of it. */
    dueCents: minorUnits('due_cents').notNull(),
    /** What points pay of the price. */
    discountCents: minorUnits('discount_cents').notNull().default(0),
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
    index('payments_created').on(table.createdAt, table.id),
    check('payments_amounts', sql`${table.dueCents} >= 0 and ${table.paidCents} >= 0 and ${table.refundedCents} >= 0`),
  ],
);

export type SettledBy = 'callback' | 'query' | 'webhook' | 'poll' | 'job' | 'admin';

/** Why an attempt failed that had succeeded: a person has said that its money never came. */
export const NEVER_CAME = 'never_came';

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
    /** How often M-Pesa answered a question about it with a code that nobody knows. */
    unknownAnswers: integer('unknown_answers').notNull().default(0),
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
    index('payment_attempts_receipt').on(sql`upper(${table.receipt})`),
    /** What `forgetPersons` still has to read. */
    index('payment_attempts_named')
      .on(table.createdAt)
      .where(sql`checkout_request_id ~ '^(ws_CO_[0-9]{17})[17][0-9]{8}$'`),
    check('payment_attempts_amounts', sql`${table.amountMinor} > 0 and ${table.usdCents} > 0`),
  ],
);

/**
 * One row for each phone or person whose tries to pay are limited, to be locked while they are counted: so two at once
 * count one after the other. What is counted are the attempts themselves.
 */
export const paymentLimits = pgTable('payment_limits', {
  /** 'phone:' and its keyed digest, 'pushes:' or 'intents:' and a person's id. */
  subject: text('subject').primaryKey(),
  lastAt: instant('last_at').notNull(),
});

/** What M-Pesa calls this path for: a push's outcome; a transfer's, its time-out in M-Pesa's queue, or a question's answer. */
export type HookPurpose = 'stk' | 'result' | 'timeout' | 'status';

/** The SHA-256 of every callback path we gave out; the token itself was only in memory. */
export const hookTokens = pgTable(
  'hook_tokens',
  {
    sha256: text('sha256').primaryKey(),
    purpose: text('purpose').$type<HookPurpose>().notNull(),
    /** The attempt (stk) or the disbursement (all others) that it is about. */
    ownerId: uuid('owner_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('hook_tokens_expires').on(table.expiresAt)],
);

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
    /** The attempt, disbursement or dispute it is about, where that is known. */
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
    index('provider_events_received').on(table.receivedAt, table.id),
    /** What `forgetPersons` still has to read. */
    index('provider_events_named').on(table.receivedAt).where(sql`coalesce(note, '') not like '%redacted'`),
  ],
);
