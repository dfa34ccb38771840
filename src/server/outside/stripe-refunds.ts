import type StripeSdk from 'stripe';
import { idOf, outcomeOf, type StripeFailure } from './stripe-outcomes.ts';

export type StripeRefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

/** A refund as the product reads it. Amount in the currency's minor unit. */
export interface StripeRefund {
  kind: 'refund';
  id: string;
  /** `succeeded` may still become `failed`, weeks later. */
  status: StripeRefundStatus;
  amountCents: number;
  /** Lower case: `usd`. */
  currency: string;
  intentId: string | undefined;
  /** From the metadata; undefined on one that was made in Stripe's dashboard. */
  refundId: string | undefined;
  /** Why a failed one failed, in Stripe's word: `lost_or_stolen_card`, `expired_or_canceled_card`, `unknown` … */
  failureReason?: string;
  createdAt: Date;
}

/**
 * A `refused` says with its code when the charge was paid back already (`charge_already_refunded`) or its bank has asked
 * for the money (`charge_disputed`). An amount over what is left has no code of its own: its message says so.
 */
export type RefundOutcome = StripeRefund | StripeFailure;
export type RefundsOutcome = { kind: 'refunds'; refunds: StripeRefund[] } | StripeFailure;

export interface NewRefund {
  intentId: string;
  /** USD cents, ≥ 1. */
  amountCents: number;
  reason: 'requested_by_customer' | 'duplicate';
  /** Ours; found again in the refund's metadata. */
  refundId: string;
  idempotencyKey: string;
}

export interface RefundCalls {
  /** Makes a refund, or answers the one that this key made before. Tried again by the caller's job, never here. */
  createRefund(wish: NewRefund): Promise<RefundOutcome>;
  /** The refund as it is now. */
  retrieveRefund(id: string): Promise<RefundOutcome>;
  /** Every refund of an intent, newest first: finds one whose answer we never heard, and the dashboard's. */
  listRefunds(intentId: string): Promise<RefundsOutcome>;
}

const PAGE = 100;
/** Stripe allows no more refunds of one charge than this. */
const MOST_REFUNDS = 1_000;

/** Money of a paid intent goes back to its card. */
export function refundCalls(sdk: StripeSdk): RefundCalls {
  /** Page by page by ourselves: the SDK's own paging throws on an answer that is no list. */
  async function listRefunds(intentId: string): Promise<RefundsOutcome> {
    const refunds: StripeRefund[] = [];
    for (let last: string | undefined; ; last = refunds.at(-1)?.id) {
      const after = last === undefined ? {} : { starting_after: last };
      const page = await outcomeOf(
        sdk.refunds.list({ payment_intent: intentId, limit: PAGE, ...after }),
        ({ data, has_more: more }) => ({ kind: 'page' as const, rows: data.map(readRefund), more }),
      );
      if (page.kind !== 'page') return page;
      refunds.push(...page.rows);
      const ended = !page.more || page.rows.length === 0 || refunds.length >= MOST_REFUNDS;
      if (ended) return { kind: 'refunds', refunds };
    }
  }

  return {
    createRefund: ({ intentId, amountCents, reason, refundId, idempotencyKey }) =>
      outcomeOf(
        sdk.refunds.create(
          { payment_intent: intentId, amount: amountCents, reason, metadata: { refund_id: refundId } },
          { idempotencyKey },
        ),
        readRefund,
      ),
    retrieveRefund: (id) => outcomeOf(sdk.refunds.retrieve(id), readRefund),
    listRefunds,
  };
}

const STATUSES: readonly StripeRefundStatus[] = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'];

function readRefund(refund: StripeSdk.Refund): StripeRefund {
  return {
    kind: 'refund',
    id: refund.id,
    // Stripe's type allows any text: one we do not know decides nothing yet.
    status: STATUSES.find((status) => status === refund.status) ?? 'pending',
    amountCents: refund.amount,
    currency: refund.currency,
    intentId: idOf(refund.payment_intent),
    refundId: refund.metadata?.refund_id,
    ...(refund.failure_reason ? { failureReason: refund.failure_reason } : {}),
    createdAt: new Date(refund.created * 1000),
  };
}
