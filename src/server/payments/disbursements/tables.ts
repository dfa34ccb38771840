import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, minorUnits } from '#server/db/columns.ts';
import type { TransferFailure } from '#shared/failure-codes.ts';
import type { DisbursementKind, DisbursementPurpose } from '#shared/payment-methods.ts';
import type { DisbursementStatus } from '#shared/states.ts';

/**
 * Disbursements: shillings that are sent through M-Pesa for a refund or a payout item. Each row is one order to M-Pesa, under
 * the row's own id, which is never used again. After one has failed, a new row may follow.
 */
export const disbursements = pgTable(
  'disbursements',
  {
    id: id(),
    purpose: text('purpose').$type<DisbursementPurpose>().notNull(),
    /** The refund or the payout item. */
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind').$type<DisbursementKind>().notNull(),
    status: text('status').$type<DisbursementStatus>().notNull(),
    /** Shillings × 100; always whole shillings. */
    amountMinor: minorUnits('amount_minor').notNull(),
    /** b2c: the receiver's phone, encrypted. */
    phoneSealed: text('phone_sealed'),
    phoneTail: text('phone_tail'),
    /** reversal: the receipt of the payment that is reversed. */
    originalReceipt: text('original_receipt'),
    conversationId: text('conversation_id').unique(),
    /** M-Pesa's receipt for this disbursement. */
    receipt: text('receipt').unique(),
    /** M-Pesa's fee, shillings × 100, when the disbursement has a posting of its own (L6d); otherwise the owner's row has the fee. */
    feeMinor: minorUnits('fee_minor').notNull().default(0),
    resultCode: text('result_code'),
    errorCode: text('error_code').$type<TransferFailure>(),
    tries: integer('tries').notNull().default(0),
    /** How often it was sent again while the outcome of an earlier send was unknown. */
    repeats: integer('repeats').notNull().default(0),
    checks: integer('checks').notNull().default(0),
    /** When it is sent or asked about next; null when nothing more is to be done. */
    nextCheckAt: instant('next_check_at'),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    /** Money is sent once: an owner may have another row only after the one before has failed. */
    uniqueIndex('disbursements_one_unfailed').on(table.purpose, table.ownerId).where(sql`status <> 'failed'`),
    index('disbursements_owner').on(table.ownerId, table.createdAt),
    index('disbursements_created').on(table.createdAt, table.id),
    index('disbursements_status').on(table.status, table.createdAt),
    index('disbursements_due').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    /** Those that a person decides. */
    index('disbursements_stuck').on(table.createdAt, table.id).where(sql`settled_at is null and next_check_at is null`),
    check('disbursements_amount', sql`${table.amountMinor} > 0 and ${table.amountMinor} % 100 = 0`),
  ],
);
