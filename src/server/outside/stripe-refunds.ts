import type StripeSdk from 'stripe';
import { idOf, outcomeOf, type StripeFailure } from './stripe-outcomes.ts';
import type { AskStripe } from './stripe-sdk.ts';

type StripeRefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';

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
  /** Stripe's reason why it failed: `lost_or_stolen_card`, `expired_or_canceled_card`, `unknown` … */
  failureReason?: string;
  createdAt: Date;
}

/**
 * The code of a `refused` is `charge_already_refunded` when the whole charge was refunded before, and `charge_disputed`
 * when the cardholder's bank has asked for the money. An amount above what is left has no code, only a message.
 */
export type RefundOutcome = StripeRefund | StripeFailure;
type RefundsOutcome = { kind: 'refunds'; refunds: StripeRefund[] } | StripeFailure;

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
  /** Makes a refund, or returns the one that this key made before. Only the caller's job tries again, never this. */
  createRefund(request: NewRefund): Promise<RefundOutcome>;
  /** The refund as it is now. */
  retrieveRefund(id: string): Promise<RefundOutcome>;
  /** Every refund of an intent, newest first, with those whose answer was lost and those made in the dashboard. */
  listRefunds(intentId: string): Promise<RefundsOutcome>;
}

const PAGE = 100;
/** Stripe allows no more refunds of one charge than this. */
const MOST_REFUNDS = 1_000;

/** The calls about refunds of a paid intent to its card. */
export function refundCalls(ask: AskStripe): RefundCalls {
  /** Not by the SDK's own paging, which throws when an answer is no list. */
  async function listRefunds(intentId: string): Promise<RefundsOutcome> {
    const refunds: StripeRefund[] = [];
    for (let last: string | undefined; ; last = refunds.at(-1)?.id) {
      const after = last === undefined ? {} : { starting_after: last };
      const page = await outcomeOf(
        ask((stripe) => stripe.refunds.list({ payment_intent: intentId, limit: PAGE, ...after })),
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
        ask((stripe) =>
          stripe.refunds.create(
            { payment_intent: intentId, amount: amountCents, reason, metadata: { refund_id: refundId } },
            { idempotencyKey },
          ),
        ),
        readRefund,
      ),
    retrieveRefund: (id) =>
      outcomeOf(
        ask((stripe) => stripe.refunds.retrieve(id)),
        readRefund,
      ),
    listRefunds,
  };
}

const STATUSES: readonly StripeRefundStatus[] = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'];

function readRefund(refund: StripeSdk.Refund): StripeRefund {
  return {
    kind: 'refund',
    id: refund.id,
    // Stripe's type allows any text; a status that we do not know counts as undecided.
    status: STATUSES.find((status) => status === refund.status) ?? 'pending',
    amountCents: refund.amount,
    currency: refund.currency,
    intentId: idOf(refund.payment_intent),
    refundId: refund.metadata?.refund_id,
    ...(refund.failure_reason ? { failureReason: refund.failure_reason } : {}),
    createdAt: new Date(refund.created * 1000),
  };
}
