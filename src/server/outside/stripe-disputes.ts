import type StripeSdk from 'stripe';
import { idOf, outcomeOf, type StripeFailure } from './stripe-outcomes.ts';
import type { AskStripe } from './stripe-sdk.ts';

type DisputeStatus = StripeSdk.Dispute.Status;

/** A dispute as the product reads it. Amounts in USD cents. */
export interface StripeDispute {
  kind: 'dispute';
  id: string;
  /** needs_response, under_review, won, lost, prevented; warning_… of an inquiry; appeal_… */
  status: DisputeStatus;
  /** Stripe's reason: fraudulent, product_not_received … */
  reason: string;
  amountCents: number;
  /** Stripe's fee for it so far, which is not returned when the dispute is won. */
  feeCents: number;
  /** How much of our money the bank holds now: 0 before it takes it, for an inquiry, and after we have won. */
  withdrawnCents: number;
  intentId: string | undefined;
  chargeId: string;
  /** Until when evidence is taken. */
  dueBy?: Date;
  /** The bank only asks, and has taken no money. */
  isInquiry: boolean;
  createdAt: Date;
}

export type DisputeOutcome = StripeDispute | StripeFailure;

export interface DisputeCalls {
  /** The dispute as it is now. */
  retrieveDispute(id: string): Promise<DisputeOutcome>;
  /** Submits our evidence. A bank accepts evidence once, so this is final. @param text up to 20,000 characters */
  submitEvidence(id: string, what: { text: string; idempotencyKey: string }): Promise<DisputeOutcome>;
  /** Accepts a dispute, which loses it. */
  closeDispute(id: string, options: { idempotencyKey: string }): Promise<DisputeOutcome>;
}

/** A cardholder's bank asks for the money back. */
export function disputeCalls(ask: AskStripe): DisputeCalls {
  return {
    retrieveDispute: (id) =>
      outcomeOf(
        ask((stripe) => stripe.disputes.retrieve(id)),
        readDispute,
      ),
    submitEvidence: (id, { text, idempotencyKey }) =>
      outcomeOf(
        ask((stripe) =>
          stripe.disputes.update(id, { evidence: { uncategorized_text: text }, submit: true }, { idempotencyKey }),
        ),
        readDispute,
      ),
    closeDispute: (id, { idempotencyKey }) =>
      outcomeOf(
        ask((stripe) => stripe.disputes.close(id, {}, { idempotencyKey })),
        readDispute,
      ),
  };
}

function readDispute(dispute: StripeSdk.Dispute): StripeDispute {
  // If the account settles in another currency its movements are in that one, and must not be booked as dollars.
  const money = dispute.balance_transactions.filter(({ currency }) => currency === 'usd');
  const dueBy = dispute.evidence_details.due_by;
  return {
    kind: 'dispute',
    id: dispute.id,
    status: dispute.status,
    reason: dispute.reason,
    amountCents: dispute.amount,
    feeCents: money.reduce((sum, { fee }) => sum + fee, 0),
    withdrawnCents: money.reduce((sum, { amount }) => sum - amount, 0),
    intentId: idOf(dispute.payment_intent),
    chargeId: idOf(dispute.charge) ?? '',
    ...(dueBy === null ? {} : { dueBy: new Date(dueBy * 1000) }),
    isInquiry: dispute.status.startsWith('warning_'),
    createdAt: new Date(dispute.created * 1000),
  };
}
