/**
 * `gone`: the browser has ended the subscription, or its address is none that we may ask. `later`: the service is busy, or we do
 * not know what became of the message; it may be sent again, since a browser shows it once. `refused`: trying again is of no use.
 */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone'; reason: string }
  | { kind: 'later'; reason: string; afterMs: number | undefined }
  | { kind: 'refused'; reason: string };

interface PushAnswer {
  status: number;
  retryAfter: string | undefined;
}

/** Reads what a push service answers to a message (RFC 8030). @param now for a Retry-After that names an instant */
export function readPushAnswer({ status, retryAfter }: PushAnswer, now: Date): PushOutcome {
  const reason = `status_${status}`;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone', reason };
  if (status === 429 || status >= 500) return { kind: 'later', reason, afterMs: readRetryAfter(retryAfter, now) };
  return { kind: 'refused', reason };
}

/** Seconds, or a date as HTTP writes it. @returns milliseconds; undefined where it is neither or lies in the past */
function readRetryAfter(text: string | undefined, now: Date): number | undefined {
  if (text === undefined) return undefined;
  const ms = /^\d{1,7}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime();
  return ms > 0 ? ms : undefined;
}
