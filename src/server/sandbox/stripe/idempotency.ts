import { createHash } from 'node:crypto';
import type { Collection } from '../journal.ts';
import { invalidRequest, StripeProblem } from './problems.ts';

export interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** The first answer to a key, with the request it belongs to. */
export interface KeptAnswer {
  fingerprint: string;
  requestId: string;
  status: number;
  body: unknown;
  keptMs: number;
}

interface KeyedRequest {
  key: string;
  requestId: string;
  method: string;
  path: string;
  body: string;
}

const MAX_KEY_LENGTH = 255;
const KEPT_FOR_MS = 24 * 3_600_000;

/**
 * Stripe's handling of Idempotency-Keys. The first answer to a key is given again for 24 hours, even a 500. The same key
 * with another request is refused, and so is a key whose first request is still being answered. What was refused before
 * the call began (an unknown field, a wrong key) is not kept.
 */
export function createIdempotency(answers: Collection<KeptAnswer>, nowMs: () => number) {
  const inFlight = new Map<string, string>();

  function forgetOld(key: string): void {
    const kept = answers.get(key);
    if (kept && nowMs() - kept.keptMs >= KEPT_FOR_MS) answers.remove(key);
  }

  return {
    /**
     * @param prepare checks the request, may throw StripeProblem, and returns a function that executes the call
     * @throws StripeProblem 400 `idempotency_error`, 409 `idempotency_key_in_use`
     */
    async run(request: KeyedRequest, prepare: () => () => Promise<Answer> | Answer): Promise<Answer> {
      const { key, requestId } = request;
      if (key.length > MAX_KEY_LENGTH) {
        throw invalidRequest(`Idempotency key is longer than ${MAX_KEY_LENGTH} characters.`);
      }
      const fingerprint = createHash('sha256')
        .update(`${request.method} ${request.path}\n${request.body}`)
        .digest('hex');
      forgetOld(key);
      const kept = answers.get(key);
      const first = kept?.fingerprint ?? inFlight.get(key);
      if (first !== undefined && first !== fingerprint) throw otherRequest(key);
      if (kept) return replay(kept);
      if (first !== undefined) throw keyInUse(key);
      const execute = prepare();
      inFlight.set(key, fingerprint);
      try {
        const answer = await execute();
        answers.put(key, { fingerprint, requestId, status: answer.status, body: answer.body, keptMs: nowMs() });
        return answer;
      } finally {
        inFlight.delete(key);
      }
    },
  };
}

function replay({ status, body, requestId }: KeptAnswer): Answer {
  const again = { 'idempotent-replayed': 'true', 'original-request': requestId };
  // With this header Stripe tells its libraries not to try again, because the same 500 would come back.
  return { status, body, headers: status >= 500 ? { ...again, 'stripe-should-retry': 'false' } : again };
}

function otherRequest(key: string): StripeProblem {
  return new StripeProblem(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function keyInUse(key: string): StripeProblem {
  return new StripeProblem(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key: ${key}`,
  });
}
