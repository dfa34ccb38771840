import { z } from 'zod';
import { disbursementKinds, disbursementPurposes } from '../payment-methods.ts';
import { disbursementStatuses } from '../states.ts';
import { asMpesaReceipt, requiredReason } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

export const AdminDisbursement = z
  .object({
    id: z.string(),
    purpose: z.enum(disbursementPurposes),
    /** The refund or the payout item. */
    ownerId: z.string(),
    kind: z.enum(disbursementKinds),
    status: z.enum(disbursementStatuses),
    amount: z.number().meta({ description: 'Whole shillings.' }),
    /** The last digits of the phone. */
    phone: z.string().nullable(),
    originalReceipt: z.string().nullable(),
    conversationId: z.string().nullable(),
    receipt: z.string().nullable(),
    resultCode: z.string().nullable(),
    errorCode: z.string().nullable(),
    tries: z.number(),
    checks: z.number(),
    /** Null when M-Pesa is no longer asked and a person decides. */
    nextCheckAt: z.string().nullable(),
    createdAt: z.string(),
    sentAt: z.string().nullable(),
    settledAt: z.string().nullable(),
  })
  .meta({ id: 'AdminDisbursement' });

export const DisbursementsQuery = listQuery(['createdAt'], {
  /** `stuck`: M-Pesa is no longer asked, and a person must decide. */
  status: z.enum(['stuck', ...disbursementStatuses]),
});

export const DisbursementsPage = cursorPageOf(
  AdminDisbursement.extend({
    booking: z
      .object({ id: z.string(), reference: z.string() })
      .nullable()
      .meta({ description: 'Of a refund; null for a payout.' }),
    payout: z
      .object({ id: z.string(), provider: z.object({ id: z.string(), name: z.string() }) })
      .nullable()
      .meta({ description: 'The payout that it belongs to, with its provider; null for a refund.' }),
  }),
);

/** What a person found in M-Pesa's portal. */
export const DisbursementDecision = z
  .object({
    outcome: z.enum(['arrived', 'not_arrived']),
    receipt: z
      .string('reference_missing')
      .overwrite(asMpesaReceipt)
      .regex(/^[A-Z0-9]{8,20}$/, 'reference_missing')
      .optional()
      .meta({ description: "M-Pesa's receipt of what arrived; needed where it has." }),
    reason: requiredReason('required_fields_missing'),
  })
  .refine(({ outcome, receipt }) => outcome !== 'arrived' || receipt !== undefined, {
    path: ['receipt'],
    error: 'reference_missing',
  });
