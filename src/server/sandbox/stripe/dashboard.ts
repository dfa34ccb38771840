import { z } from 'zod';
import type { Parts } from './api-call.ts';
import { forgetObjects } from './memory.ts';
import { StripeProblem } from './problems.ts';

const Refund = z.strictObject({ intent: z.string(), amount: z.int().min(1).optional() });
const Dispute = z.strictObject({
  intent: z.string(),
  reason: z.enum(['fraudulent', 'product_not_received']).default('fraudulent'),
  inquiry: z.boolean().default(false),
});
const Processing = z.strictObject({ ms: z.int().min(0) });
const Decision = z.strictObject({ dispute: z.string(), outcome: z.enum(['won', 'lost']) });

/** What the page /dev/stripe shows, newest first; amounts in cents. */
export interface Overview {
  payments: Array<{
    id: string;
    status: string;
    amount: number;
    refunded: number;
    /** Whether the bank disputes it, or did. */
    disputed: boolean;
    description: string;
    lastError: string | undefined;
    at: string;
  }>;
  refunds: Array<{ id: string; intent: string; status: string; amount: number; ours: boolean; at: string }>;
  disputes: Array<{ id: string; intent: string; status: string; amount: number; reason: string; dueBy: string | null }>;
}

const SHOWN = 30;

/**
 * What a person does in Stripe's dashboard, and what the cardholder's bank does, as control routes:
 * - POST refund `{intent, amount?}`: cents, or all that is left → `{refund}`, which has no metadata of ours
 * - POST dispute `{intent, reason?, inquiry?}` → `{dispute}`; POST decide `{dispute, outcome: won | lost}` → `{status}`
 * - POST processing `{ms}`: how long the bank takes to decide about a card → the same
 * - POST forget: removes every object, as when Stripe resets a sandbox; clock, idempotency keys and movements stay
 * - GET overview → Overview
 * What Stripe would refuse is answered 200 `{error: {code?, message}}`.
 */
export function dashboardControls(parts: Parts): Record<string, (body: unknown) => unknown> {
  const { memory, payments, refunds, disputes } = parts;
  return {
    'POST refund': (body) => {
      const { intent: id, amount } = Refund.parse(body);
      const intent = memory.intents.get(id);
      return intent
        ? refusalsTold(() => ({ refund: refunds.create(intent, { amount, reason: null, metadata: {} }).id }))
        : unknown;
    },
    'POST dispute': (body) => {
      const { intent: id, ...wish } = Dispute.parse(body);
      const charge = memory.charges.get(memory.intents.get(id)?.latest_charge ?? '');
      return charge?.paid ? refusalsTold(() => ({ dispute: disputes.open(charge, wish).id })) : unknown;
    },
    'POST decide': (body) => {
      const { dispute: id, outcome } = Decision.parse(body);
      const dispute = memory.disputes.get(id);
      return dispute ? refusalsTold(() => ({ status: disputes.decide(dispute, outcome).status })) : unknown;
    },
    'POST processing': (body) => {
      const { ms } = Processing.parse(body);
      payments.setProcessingMs(ms);
      return { ms };
    },
    'POST forget': () => {
      forgetObjects(memory);
      return {};
    },
    'GET overview': () => overview(parts),
  };
}

const unknown = { error: { code: 'resource_missing', message: 'There is no such thing.' } };

function refusalsTold(work: () => object): object {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof StripeProblem) return { error: { code: problem.detail.code, message: problem.message } };
    throw problem;
  }
}

function overview({ memory }: Parts): Overview {
  const newest = <T>(all: T[]) => all.slice(-SHOWN).toReversed();
  return {
    payments: newest(memory.intents.list()).map((intent) => {
      const charge = memory.charges.get(intent.latest_charge ?? '');
      return {
        id: intent.id,
        status: intent.status,
        amount: intent.amount,
        refunded: charge?.amount_refunded ?? 0,
        disputed: charge?.disputed ?? false,
        description: intent.description ?? '',
        lastError: intent.last_payment_error?.message,
        at: isoOf(intent.created),
      };
    }),
    refunds: newest(memory.refunds.list()).map(({ id, payment_intent: intent, status, amount, metadata, created }) => {
      const ours = metadata?.refund_id !== undefined;
      return { id, intent, status, amount, ours, at: isoOf(created) };
    }),
    disputes: newest(memory.disputes.list()).map((dispute) => ({
      id: dispute.id,
      intent: dispute.payment_intent,
      status: dispute.status,
      amount: dispute.amount,
      reason: dispute.reason,
      dueBy: dispute.evidence_details.due_by === null ? null : isoOf(dispute.evidence_details.due_by),
    })),
  };
}

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString();
