import { createHash, timingSafeEqual } from 'node:crypto';
import type { SimAnswer, SimRequest } from '../listener.ts';
import type { ApiCall, Parts } from './api-call.ts';
import { DISPUTE_CALLS } from './dispute-calls.ts';
import { readFields } from './form.ts';
import type { Answer, createIdempotency } from './idempotency.ts';
import { INTENT_CALLS } from './intent-calls.ts';
import { LIST_CALLS } from './list-calls.ts';
import { API_VERSION, newId } from './objects.ts';
import { refuseUnknown } from './parameters.ts';
import { invalidRequest, StripeProblem } from './problems.ts';
import { REFUND_CALLS } from './refund-calls.ts';

/** The only secret key that this simulator accepts. */
export const SANDBOX_SECRET_KEY = 'sk_test_twende_sim';

const API_CALLS: ApiCall[] = [...INTENT_CALLS, ...REFUND_CALLS, ...DISPUTE_CALLS, ...LIST_CALLS];

type Idempotency = ReturnType<typeof createIdempotency>;

const FORM = 'application/x-www-form-urlencoded';

/** Answers one call to /v1. As at Stripe key, route, fields and Idempotency-Key are checked in this order. */
export async function answerApi(parts: Parts, idempotency: Idempotency, request: SimRequest): Promise<SimAnswer> {
  const requestId = newId('req');
  const key = headerOf(request, 'idempotency-key');
  const answer = await answered(parts, { idempotency, request, requestId, key });
  return {
    ...answer,
    headers: {
      'request-id': requestId,
      'stripe-version': headerOf(request, 'stripe-version') ?? API_VERSION,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...answer.headers,
    },
  };
}

interface KeyedRequest {
  idempotency: Idempotency;
  request: SimRequest;
  requestId: string;
  key: string | undefined;
}

async function answered(parts: Parts, { idempotency, request, requestId, key }: KeyedRequest): Promise<Answer> {
  try {
    checkKey(headerOf(request, 'authorization'));
    const { call, id } = findCall(request);
    const prepare = () => {
      const fields = fieldsOf(request);
      refuseUnknown(fields, call.accepts);
      return call.prepare(parts, { id, fields, cause: { id: requestId, idempotency_key: key ?? null } });
    };
    if (call.method === 'GET' || key === undefined) return prepare()();
    return await idempotency.run(
      { key, requestId, method: call.method, path: request.path, body: request.raw },
      prepare,
    );
  } catch (problem) {
    if (!(problem instanceof StripeProblem)) throw problem;
    return { status: problem.status, body: { error: problem.detail } };
  }
}

function headerOf(request: SimRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function checkKey(authorization: string | undefined): void {
  if (authorization === undefined) {
    throw new StripeProblem(401, {
      type: 'invalid_request_error',
      message: 'You did not provide an API key. Send it as: Authorization: Bearer YOUR_SECRET_KEY',
    });
  }
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (timingSafeEqual(digest(authorization), digest(`Bearer ${SANDBOX_SECRET_KEY}`))) return;
  const tail = authorization.slice(-4);
  throw new StripeProblem(401, { type: 'invalid_request_error', message: `Invalid API Key provided: ****${tail}` });
}

function findCall(request: SimRequest): { call: ApiCall; id: string } {
  for (const call of API_CALLS) {
    const pattern = new RegExp(`^${call.path.replace(':id', '([A-Za-z0-9_]+)')}$`);
    const match = call.method === request.method ? pattern.exec(request.path) : null;
    if (match) return { call, id: match[1] ?? '' };
  }
  throw new StripeProblem(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${request.method}: ${request.path}).`,
  });
}

function fieldsOf(request: SimRequest) {
  if (request.method === 'GET') return readFields(request.query.toString());
  if (request.raw !== '' && !headerOf(request, 'content-type')?.startsWith(FORM)) {
    throw invalidRequest(`Invalid request (check that your POST content type is ${FORM}).`);
  }
  return readFields(request.raw);
}

/** Stripe's error body for a status that a fault rule orders. */
export function faultBody(status: number): unknown {
  if (status === 409) {
    return {
      error: {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: 'There is currently another in-progress request using this Idempotent Key.',
      },
    };
  }
  if (status === 429) {
    return { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' } };
  }
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return { error: { type, message: `An error with status ${status}, as ordered by a fault rule.` } };
}
