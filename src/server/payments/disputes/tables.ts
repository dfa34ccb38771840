import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, minorUnits } from '../../db/columns.ts';
import { payments } from '../tables.ts';

/** A cardholder's bank asks for the money back. While it is open, refunds and the provider's share of it stand still. */
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
    /** Stripe's own word: needs_response, under_review, won, lost, prevented, warning_… */
    status: text('status').notNull(),
    /** Until when evidence is taken. */
    dueBy: instant('due_by'),
    evidenceAt: instant('evidence_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [index('disputes_payment').on(table.paymentId), index('disputes_created').on(table.createdAt, table.id)],
);
