import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#shared/dates.ts';
import { darajaPhone } from '#shared/phone.ts';
import {
  type PushOutcome,
  type QueryOutcome,
  type Refused,
  readPushAnswer,
  readQueryAnswer,
  readTokenAnswer,
  refused,
} from './daraja-answers.ts';
import { type Exchange, exchange, type HttpOutcome } from './daraja-http.ts';

export type StkPush = {
  /** Any form that `darajaPhone` reads. */
  phone: string;
  /** Whole shillings, 1 to 250,000. */
  amountKes: number;
  /** At most 12 letters and digits, shown on the phone. */
  accountReference: string;
  /** Holds the attempt's token: never logged. */
  callbackUrl: string;
  /** At most 13 characters. */
  description: string;
};

/** Safaricom's M-Pesa interface. What can be expected to go wrong comes back as a value. */
export interface Daraja {
  /** Asks M-Pesa to put a prompt on the phone. @throws RangeError when `phone` is no Kenyan mobile number */
  pushStk(push: StkPush): Promise<PushOutcome>;
  /** Asks once what became of a push; never repeats by itself except for a stale token. */
  queryStk(checkoutRequestId: string): Promise<QueryOutcome>;
}

export type DarajaOptions = {
  /** Scheme and host. */
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  passkey: string;
  clock: Clock;
  log: { debug(details: object, text: string): void };
  /** For tests: the wire, the pause before a repeat, the jitter (0 to 1) and the time limits. */
  exchange?: Exchange;
  wait?: (ms: number) => Promise<unknown>;
  random?: () => number;
  limits?: Partial<typeof LIMITS>;
};

const LIMITS = { connectMs: 5_000, pushMs: 30_000, queryMs: 15_000 };
/** Pauses before the second and third push when Daraja says that it is busy; up to half a second of jitter on top. */
const PAUSES_MS = [1_000, 3_000];
const JITTER_MS = 500;
/** A token is given up this long before its end: it may be used by a call that is under way. */
const TOKEN_MARGIN_SECONDS = 300;
const EAT_OFFSET_MS = 3 * 3_600_000; // East Africa Time, all year

export function createDaraja(options: DarajaOptions): Daraja {
  const { shortcode, passkey, clock, log } = options;
  const send = options.exchange ?? exchange;
  const wait = options.wait ?? delay;
  const random = options.random ?? Math.random;
  const limits = { ...LIMITS, ...options.limits };
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const tokens = createTokens(fetchToken, clock);

  async function fetchToken() {
    const credentials = Buffer.from(`${options.consumerKey}:${options.consumerSecret}`).toString('base64');
    const outcome = await send({
      method: 'GET',
      url: `${baseUrl}/oauth/v1/generate?grant_type=client_credentials`,
      headers: { authorization: `Basic ${credentials}` },
      connectMs: limits.connectMs,
      totalMs: limits.queryMs,
    });
    return readTokenAnswer(outcome);
  }

  function post(path: string, body: object, token: string, totalMs: number): Promise<HttpOutcome> {
    return send({
      method: 'POST',
      url: `${baseUrl}${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      connectMs: limits.connectMs,
      totalMs,
    });
  }

  /** One call with a valid token. A token that Daraja no longer knows is replaced once: it refused unprocessed. */
  async function call<T extends { kind: string }>(
    ask: (token: string) => Promise<HttpOutcome>,
    readAnswer: (outcome: HttpOutcome) => T,
  ): Promise<Exclude<T, { kind: 'bad_token' }> | Refused> {
    for (let renewed = false; ; renewed = true) {
      const token = await tokens.get();
      if (typeof token !== 'string') return token;
      const answer = readAnswer(await ask(token));
      if (answer.kind !== 'bad_token') return answer as Exclude<T, { kind: 'bad_token' }>;
      tokens.forget(token);
      if (renewed) return refused('config', 'token refused twice', { alert: true });
    }
  }

  /** BusinessShortCode, Timestamp (EAT) and the Password made of both and the passkey. */
  function signature() {
    const eat = new Date(clock.now().getTime() + EAT_OFFSET_MS).toISOString();
    const timestamp = eat.replace(/\D/g, '').slice(0, 14);
    const password = Buffer.from(shortcode + passkey + timestamp).toString('base64');
    return { BusinessShortCode: shortcode, Password: password, Timestamp: timestamp };
  }

  async function pushOnce(body: object) {
    const path = '/mpesa/stkpush/v1/processrequest';
    return call((token) => post(path, body, token, limits.pushMs), readPushAnswer);
  }

  async function pushStk(push: StkPush): Promise<PushOutcome> {
    const phone = darajaPhone(push.phone);
    const body = {
      ...signature(),
      TransactionType: 'CustomerPayBillOnline',
      Amount: push.amountKes,
      PartyA: phone,
      PartyB: shortcode,
      PhoneNumber: phone,
      CallBackURL: push.callbackUrl,
      AccountReference: push.accountReference,
      TransactionDesc: push.description,
    };
    let answer = await pushOnce(body);
    for (const pauseMs of PAUSES_MS) {
      if (answer.kind !== 'slow_down') break;
      await wait(pauseMs + Math.floor(random() * JITTER_MS));
      answer = await pushOnce(body);
    }
    if (answer.kind !== 'slow_down') return logged('push', answer);
    const { detail, retryAfterSeconds } = answer;
    return logged('push', refused('rate_limited', detail, { retryAfterSeconds }));
  }

  async function queryStk(checkoutRequestId: string): Promise<QueryOutcome> {
    const path = '/mpesa/stkpushquery/v1/query';
    const answer = await call(
      (token) => post(path, { ...signature(), CheckoutRequestID: checkoutRequestId }, token, limits.queryMs),
      (outcome) => readQueryAnswer(outcome, checkoutRequestId),
    );
    if (answer.kind === 'refused') {
      const reason = answer.reason === 'config' ? 'refused' : 'unavailable';
      return logged('query', { kind: 'no_information', reason, detail: answer.detail });
    }
    if (answer.kind !== 'slow_down') return logged('query', answer);
    return logged('query', { kind: 'no_information', reason: 'unavailable', detail: answer.detail });
  }

  function logged<T extends PushOutcome | QueryOutcome>(name: string, outcome: T): T {
    // The CheckoutRequestID ends with the phone's digits, so it stays out of the log.
    const { checkoutRequestId: _hidden, ...shown } = { checkoutRequestId: '', ...outcome };
    log.debug({ call: name, ...shown }, 'daraja answered');
    return outcome;
  }

  return { pushStk, queryStk };
}

/** The token of now. A new one may end the old one's life, so all callers share one fetch and one token. */
function createTokens(fetchToken: () => Promise<ReturnType<typeof readTokenAnswer>>, clock: Clock) {
  let held: { token: string; endsAtMs: number } | undefined;
  let fetching: Promise<string | Refused> | undefined;

  async function renew(): Promise<string | Refused> {
    const answer = await fetchToken();
    if ('kind' in answer) return answer;
    const lifeMs = Math.max(0, answer.lifeSeconds - TOKEN_MARGIN_SECONDS) * 1_000;
    held = { token: answer.token, endsAtMs: clock.now().getTime() + lifeMs };
    return answer.token;
  }

  return {
    async get(): Promise<string | Refused> {
      if (held && clock.now().getTime() < held.endsAtMs) return held.token;
      fetching ??= renew().finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
    /** Only if nobody has replaced it meanwhile. */
    forget(token: string): void {
      if (held?.token === token) held = undefined;
    },
  };
}
