import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, minorUnits } from '#server/db/columns.ts';
import { payments } from '../records/tables.ts';

/** Disputes: a cardholder's bank asks for a payment back. While one is open, the payment is not refunded and its share is not paid out. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    stripeId: text('stripe_id').notNull().unique(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amountCents: minorUnits('amount_cents').notNull(),
    feeCents: minorUnits('fee_cents').notNull().default(0),
    reason: text('reason').notNull(),
    /** Stripe's status: needs_response, under_review, won, lost, prevented, warning_… */
    status: text('status').notNull(),
    /** The last moment at which the bank takes evidence. */
    dueBy: instant('due_by'),
    evidenceAt: instant('evidence_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('disputes_payment').on(table.paymentId),
    index('disputes_created').on(table.createdAt, table.id),
    index('disputes_due').on(table.dueBy, table.id),
  ],
);
