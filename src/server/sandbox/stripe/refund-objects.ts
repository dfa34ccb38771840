import type Stripe from 'stripe';
import { type KeptCharge, newId, secondsOf } from './objects.ts';

type RefundStatus = 'pending' | 'succeeded' | 'failed';
export type RefundReason = 'duplicate' | 'fraudulent' | 'requested_by_customer';
export type KeptRefund = Stripe.Refund & { charge: string; payment_intent: string; status: RefundStatus };

interface NewRefund {
  charge: KeptCharge;
  amount: number;
  reason: RefundReason | null;
  metadata: Record<string, string>;
  status: RefundStatus;
  createdMs: number;
}

export function buildRefund({ charge, amount, reason, metadata, status, createdMs }: NewRefund): KeptRefund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: secondsOf(createdMs),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: null,
    ...(status === 'pending' ? { pending_reason: 'processing' } : {}),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}
