import { type PushOutcome, type QueryOutcome, type Refused, refused, type SendOutcome } from './daraja-outcomes.ts';
import type { HttpOutcome } from './http-exchange.ts';
import { childOf, parseJson, textOf } from './loose-json.ts';

/** The answer says nothing yet: the same call may be made again, with a new token or after a pause. */
export type Again = { kind: 'bad_token' } | { kind: 'slow_down'; retryAfterSeconds: number; detail: string };

const BAD_TOKEN = new Set(['404.001.03', '400.003.01', '401.003.01']);
const UNPROCESSED = new Set(['500.003.02', '500.003.03']);
const OUR_CREDENTIALS = /merchant does not exist|wrong credentials/i;
const RETRY_AFTER_SECONDS = 60;

/** Classifies the answer to a push. Only a definite refusal counts as one; all else may have sent a prompt. */
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
  // 408 means that the request was not read to its end, but proxies also send it when the answer is slow.
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
 * Classifies the answer to a B2C order, a reversal or a status question. After a 5xx it is not known whether Daraja took
 * the order.
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

/** Reads an OAuth answer. @returns the token and its life in seconds, or why no request can be sent */
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

const noInformation = (reason: 'refused' | 'unavailable', detail: string): QueryOutcome => ({
  kind: 'no_information',
  reason,
  detail,
});

type Answer = Extract<HttpOutcome, { kind: 'answer' }>;

/**
 * How the same call is to be made again: Daraja refused the token, or was too busy.
 * @returns undefined for any other answer
 */
export function readAgain(answer: Answer): Again | undefined {
  const { status, errorCode, detail } = read(answer);
  if (status === 401 || BAD_TOKEN.has(errorCode)) return { kind: 'bad_token' };
  if (status !== 429 && !UNPROCESSED.has(errorCode)) return undefined;
  const asked = Number(answer.retryAfter);
  return { kind: 'slow_down', retryAfterSeconds: asked > 0 ? Math.ceil(asked) : RETRY_AFTER_SECONDS, detail };
}

/** Reads an answer: fields as text ('' when absent), Daraja's error code and message, and a detail for the log. */
export function read({ status, text }: Answer) {
  const body = parseJson(text);
  const errorCode = textOf(childOf(body, 'errorCode'));
  const message = textOf(childOf(body, 'errorMessage'));
  // The log gets Daraja's codes only: its messages and pages may repeat what we sent.
  const detail = /^[\w.]{1,20}$/.test(errorCode) ? `http_${status} ${errorCode}` : `http_${status}`;
  return { status, body, say: (name: string) => textOf(childOf(body, name)), errorCode, message, detail };
}
