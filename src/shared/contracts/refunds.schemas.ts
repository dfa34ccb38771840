import { z } from 'zod';
import { refundMethods } from '../payment-methods.ts';
import type { RefundStatus } from '../states.ts';
import { asMpesaReceipt } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

const refundStatuses = [
  'queued',
  'sending',
  'pending',
  'unknown',
  'manual',
  'succeeded',
  'failed',
  'withdrawn',
] as const satisfies readonly RefundStatus[];

/**
 * Part of a booking's price, or all that is left of it, by an admin's decision. Strict: who names a currency must not be
 * given dollars.
 */
export const RefundRequest = z.strictObject({
  /** In dollars of the price; points in it go back as points. */
  amount: z.number('amount_invalid').positive('amount_invalid').max(1_000_000, 'amount_invalid').multipleOf(0.01),
  reason: z.string('required_fields_missing').trim().min(1, 'required_fields_missing').max(500, 'too_long'),
  /** After the trip: who bears it. `everyone` gives back their part of the price, `us` leaves the provider's alone. */
  bearer: z.enum(['us', 'everyone']).default('us'),
});

export const AdminRefund = z
  .object({
    id: z.string(),
    booking: z.object({ id: z.string(), reference: z.string() }),
    reason: z.string(),
    method: z.enum(refundMethods),
    status: z.enum(refundStatuses),
    /** In the currency that goes back. */
    amount: z.number(),
    currency: z.enum(['USD', 'KES']),
    pointsBack: z.number(),
    /** To whom, for work by hand: the last digits of the phone that paid; null for cards. */
    phone: z.string().nullable(),
    /** False: only a callback says that the money came. */
    verified: z.boolean(),
    heldBack: z.enum(['disputed', 'payment_unvouched']).nullable().meta({
      description:
        'Why nobody is to send it now: a bank disputes the payment, or M-Pesa has not vouched for it yet. Null: it may leave, or has left.',
    }),
    reference: z.string().nullable(),
    errorCode: z.string().nullable(),
    note: z.string().nullable(),
    tries: z.number(),
    createdAt: z.string(),
    settledAt: z.string().nullable(),
  })
  .meta({ id: 'AdminRefund' });

export const RefundsMade = z.object({ refunds: z.array(AdminRefund) });
export const AdminRefundsQuery = listQuery(['createdAt']).extend({
  /** `open`: everything that is not done yet. */
  status: z.enum(['open', ...refundStatuses]).optional(),
});
export const AdminRefundsPage = cursorPageOf(AdminRefund);
/** What a person did by hand: the reference of the transfer, and where the money left. */
export const RefundPaid = z
  .object({
    /** `mpesa`: in M-Pesa's portal, from the account we send from. Asked for with shillings; dollars leave from our bank. */
    from: z.enum(['mpesa', 'bank']).optional(),
    reference: z.string('reference_missing').trim().min(3, 'reference_missing').max(60, 'too_long'),
  })
  // A bank's reference is its own spelling.
  .overwrite((paid) => (paid.from === 'mpesa' ? { ...paid, reference: asMpesaReceipt(paid.reference) } : paid));
