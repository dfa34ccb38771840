import { z } from 'zod';
import type { SimAnswer, SimRequest } from '../listener.ts';
import type { Parts } from './api-call.ts';
import { readCard } from './cards.ts';
import { challengeIdOf } from './intent-states.ts';
import type { KeptIntent } from './objects.ts';
import { StripeProblem } from './problems.ts';
import type { CardProblem } from './test-cards.ts';

/** The answer to the card form and the 3-D Secure dialog: the payment's status, and what to show or do next. */
export interface ConfirmAnswer {
  status: 'succeeded' | 'requires_action' | 'requires_payment_method' | 'processing' | 'canceled';
  nextAction?: { type: 'three_d_secure'; id: string };
  error?: CardProblem;
}

const text = z.string().max(200);
const numberOrText = z.union([text, z.number()]);
const ConfirmBody = z.strictObject({
  clientSecret: text,
  card: z.strictObject({
    number: text,
    expMonth: numberOrText,
    expYear: numberOrText,
    cvc: text,
    name: text.optional(),
  }),
});
const ChallengeBody = z.strictObject({ result: z.enum(['complete', 'fail', 'close']) });

type Handler = (parts: Parts, request: SimRequest, id: string) => SimAnswer;

const handlers: Array<{ method: string; path: RegExp; handle: Handler }> = [
  { method: 'POST', path: /^\/confirm$/, handle: confirm },
  { method: 'GET', path: /^\/3ds\/([A-Za-z0-9_]+)$/, handle: showChallenge },
  { method: 'POST', path: /^\/3ds\/([A-Za-z0-9_]+)$/, handle: answerChallenge },
];

/**
 * The calls that Stripe's script makes from the browser, as JSON: POST /confirm, GET and POST /3ds/{id}. They need no key;
 * the clientSecret gives permission.
 */
export function answerBrowser(parts: Parts, request: SimRequest): SimAnswer {
  try {
    for (const { method, path, handle } of handlers) {
      const match = method === request.method ? path.exec(request.path) : null;
      if (match) return handle(parts, request, match[1] ?? '');
    }
    return refusal(404, 'not_found', 'There is nothing at this address.');
  } catch (problem) {
    if (problem instanceof z.ZodError) return refusal(400, 'invalid_request', 'The request could not be read.');
    throw problem;
  }
}

function confirm(parts: Parts, request: SimRequest): SimAnswer {
  const { clientSecret, card: typed } = ConfirmBody.parse(jsonOf(request));
  const intent = parts.memory.intents.get(intentIdOf(clientSecret) ?? '');
  if (!intent || intent.client_secret !== clientSecret) return refusal(404, 'resource_missing', 'No such payment.');
  const read = readCard(typed, parts.now());
  if ('problem' in read) return shown(intent, read.problem);
  return stateKept(intent, () => parts.payments.confirm(intent, read.card));
}

function showChallenge({ memory }: Parts, _request: SimRequest, id: string): SimAnswer {
  const challenge = memory.challenges.get(id);
  const intent = challenge && memory.intents.get(challenge.intentId);
  if (!intent) return refusal(404, 'resource_missing', 'No such question.');
  const { state, card } = challenge;
  const { amount, currency, description } = intent;
  return { status: 200, body: { id, state, amountCents: amount, currency, description, cardLast4: card.last4 } };
}

function answerChallenge({ memory, payments }: Parts, request: SimRequest, id: string): SimAnswer {
  const { result } = ChallengeBody.parse(jsonOf(request));
  const challenge = memory.challenges.get(id);
  const intent = challenge && memory.intents.get(challenge.intentId);
  if (!intent) return refusal(404, 'resource_missing', 'No such question.');
  return stateKept(intent, () => payments.answerChallenge(challenge, result) ?? intent);
}

/** Runs `change`. Where the payment's status forbids it, answers this status and the reason. */
function stateKept(intent: KeptIntent, change: () => KeptIntent): SimAnswer {
  try {
    return shown(change());
  } catch (problem) {
    if (!(problem instanceof StripeProblem)) throw problem;
    return shown(intent, { code: problem.detail.code ?? problem.detail.type, message: problem.message });
  }
}

function shown(intent: KeptIntent, problem?: CardProblem): SimAnswer {
  const id = challengeIdOf(intent);
  const error = problem ?? lastProblem(intent);
  const body: ConfirmAnswer = {
    status: intent.status as ConfirmAnswer['status'], // this simulator gives an intent no other
    ...(id === undefined ? {} : { nextAction: { type: 'three_d_secure', id } }),
    ...(error ? { error } : {}),
  };
  return { status: 200, body };
}

function lastProblem({ last_payment_error: error }: KeptIntent): CardProblem | undefined {
  if (!error) return undefined;
  const declineCode = error.decline_code ? { declineCode: error.decline_code } : {};
  return { code: error.code ?? error.type, ...declineCode, message: error.message ?? '' };
}

/** The `pi_…` of `pi_…_secret_…`, or undefined. */
function intentIdOf(clientSecret: string): string | undefined {
  return /^(pi_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret)?.[1];
}

/** The parsed body; undefined, which every schema refuses, when it is no JSON. */
function jsonOf(request: SimRequest): unknown {
  try {
    return JSON.parse(request.raw) as unknown;
  } catch {
    return undefined;
  }
}

function refusal(status: number, code: string, message: string): SimAnswer {
  return { status, body: { error: { code, message } } };
}
