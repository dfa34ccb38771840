import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '#shared/dates.ts';
import { type Again, readTokenAnswer } from './daraja-answers.ts';
import { type Refused, refused } from './daraja-outcomes.ts';
import { createTokens } from './daraja-tokens.ts';
import { type Exchange, exchange, type HttpOutcome } from './http-exchange.ts';
import { type TokenStore, tokensInMemory } from './token-store.ts';

/** The user under whom M-Pesa takes orders to send money out, and questions about them. */
export type Initiator = {
  name: string;
  /** The initiator's password, encrypted with Safaricom's public key, in base64. */
  securityCredential: string;
};

export type DarajaOptions = {
  /** Scheme and host. */
  baseUrl: string;
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  passkey: string;
  /** Without it money can only come in. */
  initiator?: Initiator;
  clock: Clock;
  /** In memory by default. */
  tokens?: TokenStore;
  log: { debug(details: object, text: string): void };
  /** For tests: the wire, the pause before a repeat, the jitter (0 to 1) and the time limits. */
  exchange?: Exchange;
  wait?: (ms: number) => Promise<unknown>;
  random?: () => number;
  limits?: Partial<typeof LIMITS>;
};

export type DarajaCall = {
  path: string;
  body: object;
  /** Which of the time limits applies. */
  limit: 'pushMs' | 'sendMs' | 'queryMs';
  /** Repeated up to twice when Daraja says that it is busy, because then it has processed nothing. */
  repeats?: boolean;
};

type Settled<T> = Exclude<T, Again> | Refused;

export interface DarajaClient {
  /**
   * Makes one call with a valid token and reads the answer by `readAnswer`. If Daraja stays busy: refused,
   * `rate_limited`.
   */
  call<T extends { kind: string }>(call: DarajaCall, readAnswer: (outcome: HttpOutcome) => T): Promise<Settled<T>>;
  /** Notes an outcome for the log and hands it on. */
  logged<T extends { kind: string }>(name: string, outcome: T): T;
}

const LIMITS = { connectMs: 5_000, pushMs: 30_000, sendMs: 30_000, queryMs: 15_000 };
/** Pauses before the second and third try when Daraja says that it is busy; up to half a second of jitter on top. */
const PAUSES_MS = [1_000, 3_000];
const JITTER_MS = 500;
const TOKEN_REPEATS = 3;
/**
 * Not logged, because they name people: the CheckoutRequestID ends with the phone's digits, and a list says who paid.
 */
const UNLOGGED = new Set(['checkoutRequestId', 'payments']);

/** The HTTP client that all calls to Daraja share: access token, time limits, and repeats where these are safe. */
export function createClient(options: DarajaOptions): DarajaClient {
  const { clock, log } = options;
  const send = options.exchange ?? exchange;
  const wait = options.wait ?? delay;
  const random = options.random ?? Math.random;
  const limits = { ...LIMITS, ...options.limits };
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const tokens = createTokens(fetchToken, clock, options.tokens ?? tokensInMemory());

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

  function post({ path, body, limit }: DarajaCall, token: string): Promise<HttpOutcome> {
    return send({
      method: 'POST',
      url: `${baseUrl}${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      connectMs: limits.connectMs,
      totalMs: limits[limit],
    });
  }

  /**
   * If Daraja refuses the token it has processed nothing, so the call is made again with a new one. That one may be refused,
   * too, where another installation with the same keys has fetched one after it, so this is repeated up to three times.
   */
  async function callOnce<T extends { kind: string }>(
    call: DarajaCall,
    readAnswer: (outcome: HttpOutcome) => T,
  ): Promise<T | Refused> {
    for (let repeats = 0; ; repeats += 1) {
      const token = await tokens.get();
      if (typeof token !== 'string') return token;
      const answer = readAnswer(await post(call, token));
      if (answer.kind !== 'bad_token') return answer;
      tokens.forget(token);
      if (repeats === TOKEN_REPEATS) return refused('config', 'every token refused', { alert: true });
    }
  }

  return {
    async call<T extends { kind: string }>(
      call: DarajaCall,
      readAnswer: (outcome: HttpOutcome) => T,
    ): Promise<Settled<T>> {
      let answer: { kind: string } = await callOnce(call, readAnswer);
      for (const pauseMs of call.repeats ? PAUSES_MS : []) {
        if (answer.kind !== 'slow_down') break;
        await wait(pauseMs + Math.floor(random() * JITTER_MS));
        answer = await callOnce(call, readAnswer);
      }
      if (answer.kind !== 'slow_down') return answer as Settled<T>;
      const { detail, retryAfterSeconds } = answer as Extract<Again, { kind: 'slow_down' }>;
      return refused('rate_limited', detail, { retryAfterSeconds });
    },

    logged(name, outcome) {
      const shown = Object.fromEntries(Object.entries(outcome).filter(([key]) => !UNLOGGED.has(key)));
      log.debug({ call: name, ...shown }, 'daraja answered');
      return outcome;
    },
  };
}
