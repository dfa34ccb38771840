import { setTimeout as waitMs } from 'node:timers/promises';
import { type IntentOutcome, type IntentStatus, outcomeOf, readIntent, type StripeFailure } from './stripe-outcomes.ts';
import type { AskStripe } from './stripe-sdk.ts';

export interface NewIntent {
  /** USD cents, 50 … 99,999,999. */
  amountCents: number;
  description: string;
  metadata: { booking_id: string; booking_ref: string; attempt_id: string };
  idempotencyKey: string;
}

type CancelReason = 'abandoned' | 'duplicate' | 'requested_by_customer';
type CancelOutcome = { kind: 'canceled' } | { kind: 'not_cancelable'; status: IntentStatus } | StripeFailure;

export interface IntentCalls {
  /**
   * Creates an intent, or returns the one that this key created before. While it is not known whether it was done, the
   * call is repeated with the same key after 1, 4 and 16 s; after that the caller's job continues.
   */
  createIntent(request: NewIntent): Promise<IntentOutcome>;
  /** The intent as it is now, with charge and fee. */
  retrieveIntent(id: string): Promise<IntentOutcome>;
  /** Makes sure that an intent can no longer be paid, or says in which state it is instead. */
  cancelIntent(id: string, reason: CancelReason, idempotencyKey: string): Promise<CancelOutcome>;
}

export interface IntentOptions {
  log: { warn(details: object, text: string): void };
  /** Waits between repeated tries to create an intent; tests hand in their own. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
}

const REPEAT_AFTER_MS = [1_000, 4_000, 16_000];
/** No repeat begins later than this. Three calls that time out use it up. */
const CREATE_BUDGET_MS = 60_000;

/** The calls about a card payment, from its creation to its success or cancellation. */
export function intentCalls(ask: AskStripe, { log, wait = waitMs }: IntentOptions): IntentCalls {
  function create({ amountCents, description, metadata, idempotencyKey }: NewIntent): Promise<IntentOutcome> {
    const automatic = { enabled: true, allow_redirects: 'never' };
    return outcomeOf(
      ask((stripe) =>
        stripe.paymentIntents.create(
          { amount: amountCents, currency: 'usd', automatic_payment_methods: automatic, description, metadata },
          { idempotencyKey },
        ),
      ),
      readIntent,
    );
  }

  async function createIntent(request: NewIntent): Promise<IntentOutcome> {
    const startedMs = performance.now(); // real time, since the demo may move the product's clock
    let outcome = await create(request);
    for (const ms of REPEAT_AFTER_MS) {
      const open = outcome.kind === 'ambiguous' || outcome.kind === 'rate_limited';
      if (!open || performance.now() - startedMs + ms > CREATE_BUDGET_MS) break;
      log.warn(
        { outcome, attemptId: request.metadata.attempt_id, repeatAfterMs: ms },
        'creating a payment is repeated',
      );
      await wait(ms);
      outcome = await create(request);
    }
    return outcome;
  }

  function retrieveIntent(id: string): Promise<IntentOutcome> {
    return outcomeOf(
      ask((stripe) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] })),
      readIntent,
    );
  }

  async function cancelIntent(id: string, reason: CancelReason, idempotencyKey: string): Promise<CancelOutcome> {
    const outcome = await outcomeOf(
      ask((stripe) => stripe.paymentIntents.cancel(id, { cancellation_reason: reason }, { idempotencyKey })),
      readIntent,
    );
    const stateForbids = outcome.kind === 'refused' && outcome.code === 'payment_intent_unexpected_state';
    // Retrieved again, because under the same key Stripe repeats its first refusal, with the state of that time.
    const present = stateForbids ? await retrieveIntent(id) : outcome;
    if (present.kind !== 'intent') return present;
    return present.status === 'canceled' ? { kind: 'canceled' } : { kind: 'not_cancelable', status: present.status };
  }

  return { createIntent, retrieveIntent, cancelIntent };
}
