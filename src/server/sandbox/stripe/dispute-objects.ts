import type Stripe from 'stripe';
import type { KeptBalanceTransaction } from './balance-objects.ts';
import { type KeptCharge, newId, secondsOf } from './objects.ts';

export type DisputeReason = 'fraudulent' | 'product_not_received';
export type KeptDispute = Stripe.Dispute & {
  charge: string;
  payment_intent: string;
  balance_transactions: KeptBalanceTransaction[];
};

/** Stripe's fee for a dispute in cents, which is not returned when it is won. */
export const DISPUTE_FEE_CENTS = 1_500;
export const DAYS_FOR_EVIDENCE = 7;

const NETWORK_CODES: Record<DisputeReason, string> = { fraudulent: '10.4', product_not_received: '13.1' };

interface NewDispute {
  charge: KeptCharge;
  amount: number;
  reason: DisputeReason;
  /** The bank only asks, and takes no money. */
  inquiry: boolean;
  createdMs: number;
}

export function buildDispute({ charge, amount, reason, inquiry, createdMs }: NewDispute): KeptDispute {
  const created = secondsOf(createdMs);
  const card = charge.payment_method_details?.card;
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE },
    evidence_details: {
      due_by: created + DAYS_FOR_EVIDENCE * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    network_reason_code: NETWORK_CODES[reason],
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: {
        brand: card?.brand ?? 'visa',
        case_type: inquiry ? 'inquiry' : 'chargeback',
        network: card?.network ?? 'visa',
        network_reason_code: NETWORK_CODES[reason],
      },
      type: 'card',
    },
    reason,
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  };
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** An early warning of fraud: the cardholder's bank may dispute the payment later. */
export function buildFraudWarning(charge: KeptCharge, createdMs: number): Stripe.Radar.EarlyFraudWarning {
  return {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: secondsOf(createdMs),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: charge.payment_intent,
  };
}
