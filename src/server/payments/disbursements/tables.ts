import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DisbursementStatus } from '#shared/states.ts';
import { id, instant, minorUnits } from '../../db/columns.ts';

/**
 * Shillings that leave us through M-Pesa, for a refund or an item of a payout: one order to M-Pesa, whose id is the
 * row's own and never used again. What failed for good is followed by a new row.
 */
export const disbursements = pgTable(
  'disbursements',
  {
    id: id(),
    purpose: text('purpose').$type<'refund' | 'payout'>().notNull(),
    /** The refund or the payout item. */
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind').$type<'b2c' | 'reversal'>().notNull(),
    status: text('status').$type<DisbursementStatus>().notNull(),
    /** Shillings × 100; always whole shillings. */
    amountMinor: minorUnits('amount_minor').notNull(),
    /** b2c: whom to. */
    phoneSealed: text('phone_sealed'),
    phoneTail: text('phone_tail'),
    /** reversal: the receipt of the payment that is undone. */
    originalReceipt: text('original_receipt'),
    conversationId: text('conversation_id').unique(),
    /** M-Pesa's receipt of this movement. */
    receipt: text('receipt').unique(),
    /** What M-Pesa took for an order that was posted for itself (L6d), shillings × 100; else its owner has it. */
    feeMinor: minorUnits('fee_minor').notNull().default(0),
    resultCode: text('result_code'),
    errorCode: text('error_code'),
    tries: integer('tries').notNull().default(0),
    /** How often it was sent again while what became of an earlier try was unknown. */
    repeats: integer('repeats').notNull().default(0),
    checks: integer('checks').notNull().default(0),
    /** When it is sent, or asked about, next; null when nothing more is to be done. */
    nextCheckAt: instant('next_check_at'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    /** Money goes out once: another row only after the one before has failed for good. */
    uniqueIndex('disbursements_one_unfailed').on(table.purpose, table.ownerId).where(sql`status <> 'failed'`),
    index('disbursements_owner').on(table.ownerId, table.createdAt),
    index('disbursements_status').on(table.status, table.createdAt),
    index('disbursements_due').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    check('disbursements_amount', sql`${table.amountMinor} > 0 and ${table.amountMinor} % 100 = 0`),
  ],
);
