import { z } from 'zod';
import { chargeCurrencies, refundMethods } from '../payment-methods.ts';
import { refundStatuses } from '../states.ts';
import { asMpesaReceipt, ReasonText, requiredReason } from './common.schemas.ts';
import { cursorPageOf, listQuery } from './lists.schemas.ts';

/**
 * A refund by an admin: a part of a booking's price, or all that is left of it. Unknown fields are refused, so that nobody
 * who names a currency refunds dollars by mistake.
 */
export const RefundRequest = z.strictObject({
  /** In dollars of the price; the part that points paid is returned as points. */
  amount: z.number('amount_invalid').positive('amount_invalid').max(1_000_000, 'amount_invalid').multipleOf(0.01),
  reason: requiredReason('required_fields_missing'),
  /** Who bears a refund after the trip: `everyone` by their share of the price, or `us` alone. */
  bearer: z.enum(['us', 'everyone']).default('us'),
  toHost: ReasonText.optional().meta({
    description: 'Why, for the provider to read where it bears a part: in its letter and on the page of the booking.',
  }),
});

export const AdminRefund = z
  .object({
    id: z.string(),
    booking: z.object({ id: z.string(), reference: z.string() }),
    reason: z.string(),
    method: z.enum(refundMethods),
    status: z.enum(refundStatuses),
    /** In the currency that is refunded. */
    amount: z.number(),
    currency: z.enum(chargeCurrencies),
    pointsBack: z.number(),
    /** For manual refunds: the last digits of the phone that paid; null for cards. */
    phone: z.string().nullable(),
    /** False where only a callback reported the payment. */
    verified: z.boolean(),
    heldBack: z.enum(['disputed', 'payment_unverified']).nullable().meta({
      description:
        'Why nobody may send it now: a bank disputes the payment, or M-Pesa has not verified it yet. Null: it may be sent, or was sent.',
    }),
    reference: z.string().nullable(),
    errorCode: z.string().nullable(),
    note: z.string().nullable(),
    tries: z.number(),
    createdAt: z.string(),
    settledAt: z.string().nullable(),
  })
  .meta({ id: 'AdminRefund' });

/** Who paid what is refunded by hand. */
export const RefundPayer = z.object({
  phone: z.string().nullable().meta({ description: 'Whole; null for cards, and once it is forgotten.' }),
  receipt: z.string().nullable().meta({ description: 'M-Pesa’s receipt, or the charge at Stripe, of the payment.' }),
});

export const RefundsMade = z.object({ refunds: z.array(AdminRefund) });
export const AdminRefundsQuery = listQuery(['createdAt'], {
  /** `open`: every refund that is not finished. */
  status: z.enum(['open', ...refundStatuses]),
  payment: z.uuid().meta({ description: 'The refunds of one payment.' }),
});
export const AdminRefundsPage = cursorPageOf(AdminRefund);
/** Notes a manual refund: the reference of the transfer, and from which account it was sent. */
export const RefundPaid = z
  .object({
    /** `mpesa`: in M-Pesa's portal, from the disbursement account. Required for shillings; dollars are sent from our bank. */
    from: z.enum(['mpesa', 'bank']).optional(),
    reference: z.string('reference_missing').trim().min(3, 'reference_missing').max(60, 'too_long'),
    reason: ReasonText.optional().meta({ description: 'Why, where another admin has to consent.' }),
  })
  // A bank's reference is stored as it was typed.
  .overwrite((paid) => (paid.from === 'mpesa' ? { ...paid, reference: asMpesaReceipt(paid.reference) } : paid));
