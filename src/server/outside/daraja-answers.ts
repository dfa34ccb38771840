import type { HttpOutcome } from './daraja-http.ts';
import type { SendOutcome } from './daraja-sends.ts';
import { childOf, parseJson, textOf } from './loose-json.ts';

/**
 * `config`: our keys, shortcode or request; `phone_busy`: another prompt is open there; `rate_limited`: refused
 * unprocessed, after two repeats; `blocked`: a firewall's page; `unreachable`: nothing was sent.
 */
export type RefusalReason = 'config' | 'phone_busy' | 'rate_limited' | 'blocked' | 'unreachable';

/** No prompt was made, and a new attempt is safe. `detail` is for the log: codes, never secrets or phones. */
export type Refused = {
  kind: 'refused';
  reason: RefusalReason;
  detail: string;
  retryAfterSeconds?: number;
  /** Ours to mend: someone should be told. */
  alert?: true;
};

export type PushOutcome =
  /** A prompt is on its way to the phone: not paid. */
  | { kind: 'accepted'; merchantRequestId: string; checkoutRequestId: string }
  | Refused
  /** Whether a prompt exists is unknown: never push again for this attempt. */
  | { kind: 'ambiguous'; detail: string };

export type QueryOutcome =
  /** A definite answer; `outcomeOfResult` says what the code means. */
  | { kind: 'result'; code: string; description: string; merchantRequestId: string }
  /** Still being processed. */
  | { kind: 'open' }
  /** `refused`: Daraja does not know the request or will not serve us (4xx); repeated, that needs a person. */
  | { kind: 'no_information'; reason: 'refused' | 'unavailable'; detail: string };

/** What to do with an answer before an outcome can be given. */
export type Again = { kind: 'bad_token' } | { kind: 'slow_down'; retryAfterSeconds: number; detail: string };

const BAD_TOKEN = new Set(['404.001.03', '400.003.01', '401.003.01']);
const UNPROCESSED = new Set(['500.003.02', '500.003.03']);
const OUR_CREDENTIALS = /merchant does not exist|wrong credentials/i;
const RETRY_AFTER_SECONDS = 60;

/** Classifies the answer to a push. @see payments reference, section 1, "answer to a push" */
export function readPushAnswer(outcome: HttpOutcome): PushOutcome | Again {
  if (outcome.kind !== 'answer') {
    const { kind, reason } = outcome;
    return kind === 'not_sent' ? refused('unreachable', reason) : { kind: 'ambiguous', detail: reason };
  }
  const { status, say, errorCode, message, detail } = read(outcome);
  const again = readAgain(outcome);
  if (again) return again;
  if (status === 200) {
    const merchantRequestId = say('MerchantRequestID');
    const checkoutRequestId = say('CheckoutRequestID');
    const accepted = say('ResponseCode') === '0' && merchantRequestId !== '' && checkoutRequestId !== '';
    return accepted ? { kind: 'accepted', merchantRequestId, checkoutRequestId } : { kind: 'ambiguous', detail };
  }
  if (status === 403) return refused('blocked', detail);
  // 408 speaks of a request that was not read to its end, but proxies say it for slow answers too.
  if (status >= 400 && status < 500 && status !== 408) return refused('config', detail, { alert: true });
  if (errorCode === '500.001.1001') {
    if (OUR_CREDENTIALS.test(message)) return refused('config', detail, { alert: true });
    if (/unable to lock subscriber/i.test(message)) {
      return refused('phone_busy', detail, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  }
  return { kind: 'ambiguous', detail };
}

/** Classifies the answer to a query for `checkoutRequestId`. */
export function readQueryAnswer(outcome: HttpOutcome, checkoutRequestId: string): QueryOutcome | Again {
  if (outcome.kind !== 'answer') return noInformation('unavailable', outcome.reason);
  const { status, say, errorCode, message, detail } = read(outcome);
  const again = readAgain(outcome);
  if (again) return again;
  const code = say('ResultCode');
  if (status === 200 && code !== '') {
    if (code === '4999') return { kind: 'open' };
    if (say('CheckoutRequestID') !== checkoutRequestId) return noInformation('unavailable', 'other_request');
    const merchantRequestId = say('MerchantRequestID');
    return { kind: 'result', code, description: say('ResultDesc'), merchantRequestId };
  }
  if (errorCode === '500.001.1001' && /being processed/i.test(message)) return { kind: 'open' };
  const refuses = (status >= 400 && status < 500) || OUR_CREDENTIALS.test(message);
  return noInformation(refuses ? 'refused' : 'unavailable', detail);
}

/**
 * Classifies the answer to a B2C, a reversal or a status question.
 * @see payments reference, section 1, "B2C v3"; a 5xx leaves open whether the order was taken
 */
export function readOrderAnswer(outcome: HttpOutcome): SendOutcome | Again {
  if (outcome.kind !== 'answer') {
    const { kind, reason } = outcome;
    return kind === 'not_sent' ? refused('unreachable', reason) : { kind: 'ambiguous', detail: reason };
  }
  const { status, say, errorCode, message, detail } = read(outcome);
  const again = readAgain(outcome);
  if (again) return again;
  if (status === 200) {
    const conversationId = say('ConversationID');
    if (say('ResponseCode') !== '0' || conversationId === '') return { kind: 'ambiguous', detail };
    return { kind: 'accepted', conversationId, originatorConversationId: say('OriginatorConversationID') };
  }
  if (errorCode === '500.002.1001' && /duplicate/i.test(message)) return { kind: 'duplicate' };
  if (status === 403) return refused('blocked', detail);
  if (status >= 400 && status < 500 && status !== 408) return refused('config', detail, { alert: true });
  return { kind: 'ambiguous', detail };
}

/** An OAuth answer: the token and its life in seconds, or why no request can be sent. */
export function readTokenAnswer(outcome: HttpOutcome): { token: string; lifeSeconds: number } | Refused {
  if (outcome.kind !== 'answer') return refused('unreachable', `oauth ${outcome.reason}`);
  const { status, say, errorCode, detail } = read(outcome);
  const token = say('access_token');
  const lifeSeconds = Number(say('expires_in'));
  if (status === 200 && token !== '' && lifeSeconds > 0) return { token, lifeSeconds };
  if (status === 429 || UNPROCESSED.has(errorCode)) {
    return refused('rate_limited', `oauth ${detail}`, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  if (status === 403) return refused('blocked', `oauth ${detail}`);
  if (status >= 400 && status < 500) return refused('config', `oauth ${detail}`, { alert: true });
  return refused('unreachable', `oauth ${detail}`);
}

export function refused(
  reason: RefusalReason,
  detail: string,
  more: Pick<Refused, 'retryAfterSeconds' | 'alert'> = {},
): Refused {
  return { kind: 'refused', reason, detail, ...more };
}

const noInformation = (reason: 'refused' | 'unavailable', detail: string): QueryOutcome => ({
  kind: 'no_information',
  reason,
  detail,
});

type Answer = Extract<HttpOutcome, { kind: 'answer' }>;

/** Whether the same may be asked again at once: the token was stale, or Daraja was too busy to process it. */
export function readAgain(answer: Answer): Again | undefined {
  const { status, errorCode, detail } = read(answer);
  if (status === 401 || BAD_TOKEN.has(errorCode)) return { kind: 'bad_token' };
  if (status !== 429 && !UNPROCESSED.has(errorCode)) return undefined;
  const asked = Number(answer.retryAfter);
  return { kind: 'slow_down', retryAfterSeconds: asked > 0 ? Math.ceil(asked) : RETRY_AFTER_SECONDS, detail };
}

/** What an answer says: fields as text ('' when absent), Daraja's error code and message, and a detail for the log. */
export function read({ status, text }: Answer) {
  const body = parseJson(text);
  const errorCode = textOf(childOf(body, 'errorCode'));
  const message = textOf(childOf(body, 'errorMessage'));
  // Codes are Daraja's own; its messages and pages are not copied, they may repeat what we sent.
  const detail = /^[\w.]{1,20}$/.test(errorCode) ? `http_${status} ${errorCode}` : `http_${status}`;
  return { status, body, say: (name: string) => textOf(childOf(body, name)), errorCode, message, detail };
}
