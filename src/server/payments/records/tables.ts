import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookingChanges, bookings } from '#server/bookings/tables.ts';
import { id, instant, minorUnits } from '#server/db/columns.ts';
import type { ChargeCurrency, PaymentMethod, PaymentProvider } from '#shared/payment-methods.ts';
import type { AttemptStatus, PaymentStatus } from '#shared/states.ts';

/** What is due and was paid for a booking: the first payment by `seq` is for the booking itself, each later one for a change of it. */
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
    /** US cents to be charged: the price less what points pay of it. */
    dueCents: minorUnits('due_cents').notNull(),
    /** US cents of the price that points pay. */
    discountCents: minorUnits('discount_cents').notNull().default(0),
    paidCents: minorUnits('paid_cents').notNull().default(0),
    refundedCents: minorUnits('refunded_cents').notNull().default(0),
    status: text('status').$type<PaymentStatus>().notNull().default('pending'),
    method: text('method').$type<PaymentMethod>(),
    /** The attempt that paid it. */
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
    index('payments_paid').on(table.paidAt, table.id),
    /** Those that did not go the usual way. */
    index('payments_status')
      .on(table.status, table.createdAt, table.id)
      .where(sql`status in ('failed', 'refunded', 'partially_refunded')`),
    /** Those under way. */
    index('payments_pending').on(table.createdAt, table.id).where(sql`status = 'pending'`),
    /** Those whose money is held back. */
    index('payments_disputed').on(table.bookingId).where(sql`disputed`),
    index('payments_points').on(table.createdAt, table.id).where(sql`method = 'points'`),
    check('payments_amounts', sql`${table.dueCents} >= 0 and ${table.paidCents} >= 0 and ${table.refundedCents} >= 0`),
  ],
);

export type SettledBy = 'callback' | 'query' | 'webhook' | 'poll' | 'job' | 'admin';

/** The error code of an attempt that had succeeded by a callback alone, and whose money never came, as an admin found out. */
export const NEVER_CAME = 'never_came';

/**
 * What a phone is to the person who asks for a prompt on it: it has paid for them before, it is the one in their profile,
 * or neither.
 */
export type Asker = 'payer' | 'owner' | 'stranger';

export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    seq: integer('seq').notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    status: text('status').$type<AttemptStatus>().notNull(),
    currency: text('currency').$type<ChargeCurrency>().notNull(),
    /** In minor units of `currency`: cents, or shillings × 100. */
    amountMinor: minorUnits('amount_minor').notNull(),
    usdCents: minorUnits('usd_cents').notNull(),
    /** Whole shillings for a dollar, fixed when the attempt was created; null for cards. */
    rate: integer('rate'),
    phoneSealed: text('phone_sealed'),
    /** The last three digits of the phone, for screens and logs. */
    phoneTail: text('phone_tail'),
    /** A keyed digest of the phone, so that pushes to one phone can be counted without decrypting the number. */
    phoneKey: text('phone_key'),
    /** When it was asked for; null for cards. Prompts are limited by it. */
    asker: text('asker').$type<Asker>(),
    personId: uuid('person_id').notNull(),
    merchantRequestId: text('merchant_request_id'),
    checkoutRequestId: text('checkout_request_id').unique(),
    stripeIntentId: text('stripe_intent_id').unique(),
    stripeClientSecretSealed: text('stripe_client_secret_sealed'),
    /** Set while 3-D Secure or Stripe's processing is under way; the hold is extended meanwhile. */
    stripeStatus: text('stripe_status'),
    receipt: text('receipt').unique(),
    receivedMinor: minorUnits('received_minor'),
    /** Whether the provider itself has confirmed it, when asked or by its list. False while only a matching callback has. */
    verified: boolean('verified').notNull().default(false),
    resultCode: text('result_code'),
    errorCode: text('error_code'),
    settledBy: text('settled_by').$type<SettledBy>(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    promptExpiresAt: instant('prompt_expires_at'),
    /** When we ask the provider next; null when there is nothing more to ask. */
    nextCheckAt: instant('next_check_at'),
    lastCheckAt: instant('last_check_at'),
    checks: integer('checks').notNull().default(0),
    /** How often M-Pesa answered a status query about it with an unknown code. */
    unknownAnswers: integer('unknown_answers').notNull().default(0),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('payment_attempts_seq').on(table.paymentId, table.seq),
    /** At most one live attempt for each payment, so that nobody is charged twice. */
    uniqueIndex('payment_attempts_one_live')
      .on(table.paymentId)
      .where(sql`status in ('created', 'sent', 'prompted', 'unknown')`),
    index('payment_attempts_due').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    index('payment_attempts_phone').on(table.phoneKey, table.createdAt),
    index('payment_attempts_person').on(table.personId, table.createdAt),
    /** Those that succeeded by a callback alone. */
    index('payment_attempts_unverified').on(table.paymentId).where(sql`status = 'succeeded' and not verified`),
    index('payment_attempts_receipt').on(sql`upper(${table.receipt})`),
    /** The rows whose CheckoutRequestID still ends with a phone number: `forgetPersons` reads them. */
    index('payment_attempts_named')
      .on(table.createdAt)
      .where(sql`checkout_request_id ~ '^(ws_CO_[0-9]{17})[17][0-9]{8}$'`),
    check('payment_attempts_amounts', sql`${table.amountMinor} > 0 and ${table.usdCents} > 0`),
  ],
);
