import type { BridgeRequest } from '#shared/bridge.ts';
import { type AnswerOf, type Call, type CallInput, type CallShape, pathOf } from '#shared/call.ts';
import { langOfPath } from '#shared/languages.ts';
import { findBridge } from './bridge.ts';
import { noteAnswer, noteLost } from './connection.ts';
import { Problem } from './problem.ts';
import { dropEndedToken, findToken, forgetKept } from './token.ts';

interface Options {
  /** The same key and body have one effect, however often they are sent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** A 401 does not end the session: the caller decides what it means. */
  ownSignIn?: boolean;
}

/** What of a call's input is part of its address. */
export interface AddressParts {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
}

interface Parts extends AddressParts {
  body?: unknown;
}

let signInRequired: () => void = () => undefined;

/** Sets what happens when a call is refused because its session has ended. */
export function onSignInRequired(action: () => void): void {
  signInRequired = action;
}

/**
 * Makes a call of the contract: over the network in the browser, inside the process during SSR.
 * @param input exactly the parts the call has: params, query, body; and options
 * @returns the answer  @throws Problem, with code `network` if no answer came
 */
export async function api<S extends CallShape>(call: Call<S>, input: CallInput<S> & Options): Promise<AnswerOf<S>> {
  const { idempotencyKey, signal, ownSignIn } = input as Options;
  const token = findToken();
  const request = requestOf(call, input as Parts, { token, idempotencyKey });
  const bridge = findBridge();
  const answer = bridge ? await bridge.api(request) : await overNetwork(request, signal);
  // The person has signed out meanwhile, and the worker may have stored this answer after their cache was deleted.
  if (!bridge && token !== undefined && findToken() !== token) forgetKept();
  return contentOf<AnswerOf<S>>(answer, { token, endsSession: !bridge && !ownSignIn });
}

interface Asked {
  /** With which the call was made. */
  token: string | undefined;
  /** Whether its refusal for want of a session ends the one of this browser; by default it does. */
  endsSession?: boolean;
}

/** The content of a successful answer. @throws Problem for any other */
export function contentOf<Content>(answer: Answer, { token, endsSession = true }: Asked): Content {
  const content = parse(answer.body);
  if (answer.status >= 200 && answer.status < 300 && content !== undefined) return content as Content;
  const problem = problemOf(answer.status, content);
  // A late answer to an earlier token must not sign out whoever has signed in since.
  if (problem.code === 'sign_in_required' && endsSession && findToken() === token) {
    dropEndedToken();
    signInRequired();
  }
  throw problem;
}

interface Keys {
  token: string | undefined;
  idempotencyKey?: string | undefined;
}

/** A call as it is sent. */
export function requestOf(call: Call, { params, query, body }: Parts, { token, idempotencyKey }: Keys): BridgeRequest {
  const lang = findBridge()?.lang ?? langOfPath(window.location.pathname);
  return {
    method: call.method,
    url: addressOf(call.path, { params, query }),
    headers: {
      accept: 'application/json',
      'accept-language': lang,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/** The address of a call with its input. */
export function addressOf(path: string, { params, query }: AddressParts = {}): string {
  return pathOf(path, params) + queryText(query);
}

function queryText(query: Record<string, unknown> = {}): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** After this a call counts as lost. It is longer than the server waits for a payment provider. */
const answerWithinMs = 90_000;

interface Answer {
  status: number;
  body: string;
}

const readWhole = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: await response.text(),
});

/**
 * Sends a call and reads its answer, whatever it says.
 * @throws Problem `network` if none came; what `signal` was aborted with
 */
export async function overNetwork(
  { method, url, headers, body }: BridgeRequest,
  signal?: AbortSignal,
  read = readWhole,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(answerWithinMs);
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'include',
      body: body ?? null,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const answer = await read(response);
    noteAnswer(url, response.headers);
    return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    noteLost();
    throw new Problem({ status: 0, code: 'network', message: '' });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function problemOf(status: number, content: unknown): Problem {
  const { error, code, fields, days, success: _, ...extra } = (content ?? {}) as Record<string, unknown>;
  if (typeof error !== 'string') return new Problem({ status, code: 'unexpected', message: '' });
  return new Problem({
    status,
    code: typeof code === 'string' ? code : 'unexpected',
    message: error,
    fields: (fields ?? {}) as Record<string, string>,
    days: (days ?? []) as string[],
    extra: extra as Record<string, string | number>,
  });
}
