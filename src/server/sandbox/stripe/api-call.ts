import type { Disputes } from './disputes.ts';
import type { Cause, Events } from './events.ts';
import { childrenOf, type Fields } from './form.ts';
import type { Answer } from './idempotency.ts';
import type { Memory } from './memory.ts';
import type { KeptIntent } from './objects.ts';
import type { Payments } from './payments.ts';
import { invalidRequest, type MissingObject, missingObject, StripeProblem } from './problems.ts';
import type { Refunds } from './refunds.ts';

export type Parts = {
  memory: Memory;
  payments: Payments;
  refunds: Refunds;
  disputes: Disputes;
  events: Events;
  now: () => Date;
};

/**
 * One call of the API. `prepare` checks the request without changing anything, and returns a function that executes it.
 */
export interface ApiCall {
  method: 'GET' | 'POST';
  /** `:id` stands for the object's id. */
  path: string;
  accepts: string[];
  prepare(parts: Parts, input: { id: string; fields: Fields; cause: Cause }): () => Answer;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });

/** @throws StripeProblem 404 */
export function getIntent(memory: Memory, id: string): KeptIntent {
  const intent = memory.intents.get(id);
  if (!intent) throw missingObject({ kind: 'payment_intent', id, param: 'intent' });
  return intent;
}

/** Stripe's limits: 50 keys of 40 characters, values of 500. */
export function readMetadata(fields: Fields): Record<string, string> {
  const metadata = childrenOf(fields, 'metadata');
  const entries = Object.entries(metadata);
  const wrong = entries.find(([key, value]) => key.length > 40 || value.length > 500);
  if (!wrong && entries.length <= 50) return metadata;
  throw invalidRequest('Metadata can have up to 50 keys of 40 characters, with values of up to 500.', {
    param: 'metadata',
  });
}

/** Turns a refusal by the call itself into an answer, so that it is kept under the Idempotency-Key as any other. */
export function refusalsKept(work: () => Answer): Answer {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof StripeProblem) return { status: problem.status, body: { error: problem.detail } };
    throw problem;
  }
}

/** The 400 for an id in the body that does not exist here. */
export function missingInBody({ kind, id, param }: MissingObject): StripeProblem {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}
