import { createSerializationAdapter } from '@tanstack/react-router';

interface ProblemParts {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** A code of `#shared/errors.ts`, `network` without an answer, or `unexpected` for an answer that is not ours. */
  code: string;
  /** For a person, in the page's language. */
  message: string;
  /** Message per field of a form. */
  fields?: Record<string, string>;
  /** block_no_room: the days on which something is in the way. */
  days?: readonly string[];
  /** Other properties of the answer: amount and rate (price_changed), retryAfter in seconds (payment_in_progress). */
  extra?: Record<string, string | number>;
}

/** A call that was refused or got no answer. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly days: readonly string[];
  readonly extra: Record<string, string | number>;

  constructor(parts: ProblemParts) {
    super(parts.message);
    this.name = 'Problem';
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.days = parts.days ?? [];
    this.extra = parts.extra ?? {};
  }
}

/**
 * Whether the server has given a definite answer, which it stores under the call's idempotency key. After a lost
 * connection, a 5xx or an ended session the effect of the request is unknown, so it must be sent again under the same
 * key.
 */
export function isDecided(problem: unknown): boolean {
  if (!(problem instanceof Problem) || problem.code === 'idempotency_in_progress') return false;
  return problem.status >= 400 && problem.status < 500 && problem.status !== 401;
}

/**
 * How many milliseconds the server, which has too much to do or is just starting, asks to wait for before the same call is
 * sent again; it has done nothing. Undefined for any other problem.
 */
export function askedToWaitMs(problem: unknown): number | undefined {
  if (!(problem instanceof Problem) || !(problem.code === 'too_busy' || problem.code === 'unavailable'))
    return undefined;
  return 1_000 * Number(problem.extra.retryAfter ?? 1);
}

/** Serialises a Problem that was thrown while rendering on the server, for the browser. */
export const problemAdapter = createSerializationAdapter({
  key: 'problem',
  test: (value: unknown): value is Problem => value instanceof Problem,
  toSerializable: ({ status, code, message, fields, days, extra }): ProblemParts => ({
    status,
    code,
    message,
    fields,
    days,
    extra,
  }),
  fromSerializable: (parts) => new Problem(parts),
});
