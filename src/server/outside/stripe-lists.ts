import type StripeSdk from 'stripe';
import { idOf, outcomeOf, type StripeFailure } from './stripe-outcomes.ts';
import type { AskStripe } from './stripe-sdk.ts';
import { readEvent, type StripeEvent } from './stripe-webhook.ts';

interface ListRequest {
  /** Only what was made at this instant or later; Stripe counts in whole seconds. */
  createdSince?: Date | undefined;
  /** The id of the last one of the page before. */
  after?: string | undefined;
}

/** An event from the list, with the bytes that its webhook would have brought to the inbox. */
export type ListedEvent = StripeEvent & { raw: Buffer };
type EventsOutcome = { kind: 'events'; events: ListedEvent[]; more: boolean } | StripeFailure;

/** One movement of our balance at Stripe. Amounts in the currency's minor unit, negative when money leaves. */
export interface BalanceTransaction {
  id: string;
  /** Stripe's type: charge, refund, refund_failure, adjustment (a dispute), stripe_fee, payout … */
  type: string;
  amountCents: number;
  feeCents: number;
  /** `amountCents` less `feeCents`. */
  netCents: number;
  /** Lower case: `usd`. */
  currency: string;
  /** The charge, refund or dispute it comes from. */
  sourceId: string | undefined;
  createdAt: Date;
}
type BalanceTransactionsOutcome =
  | { kind: 'balance_transactions'; transactions: BalanceTransaction[]; more: boolean }
  | StripeFailure;

export interface ListCalls {
  /** One page of up to 100, newest first; Stripe keeps events for 30 days. */
  listEvents(request: ListRequest & { createdSince: Date }): Promise<EventsOutcome>;
  /** One page of up to 100, newest first. */
  listBalanceTransactions(request: ListRequest): Promise<BalanceTransactionsOutcome>;
}

const PAGE = 100;

/** Lists of what Stripe has recorded, to be compared with our own records. */
export function listCalls(ask: AskStripe): ListCalls {
  return {
    listEvents: (request) =>
      outcomeOf(
        ask((stripe) => stripe.events.list(pageParams(request))),
        ({ data, has_more: more }) => ({
          kind: 'events' as const,
          // Stripe's webhooks are JSON indented by two.
          events: data.map((event) => ({ ...readEvent(event), raw: Buffer.from(JSON.stringify(event, null, 2)) })),
          more,
        }),
      ),
    listBalanceTransactions: (request) =>
      outcomeOf(
        ask((stripe) => stripe.balanceTransactions.list(pageParams(request))),
        ({ data, has_more: more }) => ({
          kind: 'balance_transactions' as const,
          transactions: data.map(readBalanceTransaction),
          more,
        }),
      ),
  };
}

const pageParams = ({ createdSince, after }: ListRequest) => ({
  limit: PAGE,
  ...(createdSince && { created: { gte: Math.floor(createdSince.getTime() / 1000) } }),
  ...(after !== undefined && { starting_after: after }),
});

function readBalanceTransaction(money: StripeSdk.BalanceTransaction): BalanceTransaction {
  return {
    id: money.id,
    type: money.type,
    amountCents: money.amount,
    feeCents: money.fee,
    netCents: money.net,
    currency: money.currency,
    sourceId: idOf(money.source),
    createdAt: new Date(money.created * 1000),
  };
}
