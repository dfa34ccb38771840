import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Callback, createCallbackGate, createCallLog, createFaults } from '../control.ts';
import { openJournal } from '../journal.ts';
import { passTime, type SimAnswer, type SimRequest, startListener } from '../listener.ts';
import { createSimClock, type SimClock, type SimClockState } from '../sim-clock.ts';
import { answerPhonePage } from './phone-page.ts';
import { refusalOf, scriptOf } from './phones.ts';
import { createPushes, type Movement, type Push } from './pushes.ts';
import { type Merchant, readPush, readQuery } from './requests.ts';
import { beingProcessed, descriptions, invalid, refusal } from './wire.ts';

export type DarajaSimulatorOptions = {
  /** 0 picks a free port; always on 127.0.0.1. */
  port: number;
  /** Folder of the journal; the simulator alone writes there. */
  stateDir: string;
  /** Where callbacks go, path and query of the CallBackURL kept: `http://127.0.0.1:5000`. Without it, to the URL itself. */
  callbackOrigin?: string;
  /**
   * For so many real milliseconds after the start a callback waits for a receiver that refuses connections, since the
   * product begins to listen after its simulators. Afterwards, and by default, such a callback is lost, as at Daraja.
   */
  receiverStartsWithinMs?: number;
  /** Source of time, milliseconds; the product's clock in the demo. */
  now: () => number;
  keys: Merchant & { consumerKey: string; consumerSecret: string };
  log: { debug(details: object, text: string): void; error(details: object, text: string): void };
};

export type DarajaSimulator = {
  origin: string;
  clock: SimClock;
  moved(): Movement[];
  close(): Promise<void>;
};

const TOKEN_SECONDS = 3_599;
const CALLBACK_TIMEOUT_MS = 10_000;
const LATE_ANSWER_MS = 2_000;
const RECEIVER_RETRY_MS = 100;

/**
 * Safaricom's Daraja on loopback: OAuth, STK push, STK query, callbacks and the phones of the payments reference,
 * as strict as the real one. State lives in `stateDir`; a restart forgets access tokens only.
 * Control routes: see `control.ts`. Prompts for the page /dev/phone: see `phone-page.ts`.
 */
export async function startDarajaSimulator(options: DarajaSimulatorOptions): Promise<DarajaSimulator> {
  const { keys, log } = options;
  const journal = openJournal(options.stateDir);
  const clockStates = journal.collection<SimClockState>('clock');
  const clock = createSimClock({
    source: options.now,
    state: clockStates.get('clock'),
    onChange: (state) => clockStates.put('clock', state),
    onError: (problem) => log.error({ err: problem }, 'daraja simulator: a timer failed'),
  });
  const waitUntil = performance.now() + (options.receiverStartsWithinMs ?? 0);
  let closed = false;
  const callbacks = createCallbackGate(journal, (callback) =>
    post(callback, log, () => !closed && performance.now() < waitUntil),
  );
  const pushes = createPushes({ journal, clock, callbacks, callbackOrigin: options.callbackOrigin });
  const faults = createFaults();
  const calls = createCallLog(journal);
  let token: { value: string; endsAtMs: number } | undefined;

  function giveToken({ headers, query }: SimRequest): SimAnswer {
    const expected = `Basic ${Buffer.from(`${keys.consumerKey}:${keys.consumerSecret}`).toString('base64')}`;
    if (headers.authorization === undefined) return refusal(400, '400.008.01', 'Invalid Authentication passed');
    if (query.get('grant_type') !== 'client_credentials')
      return refusal(400, '400.008.02', 'Invalid grant type passed');
    if (headers.authorization !== expected) return { status: 400 };
    token = { value: randomBytes(21).toString('base64url'), endsAtMs: clock.nowMs() + TOKEN_SECONDS * 1_000 };
    return { status: 200, body: { access_token: token.value, expires_in: String(TOKEN_SECONDS) } };
  }

  function hasToken({ headers }: SimRequest): boolean {
    return token !== undefined && headers.authorization === `Bearer ${token.value}` && clock.nowMs() < token.endsAtMs;
  }

  async function push(request: SimRequest): Promise<SimAnswer> {
    const read = readPush(request.raw, keys, clock.nowMs());
    if (!read.ok) return read.answer;
    const refused = refusalOf(read.value.phone);
    if (refused) return refused;
    const made = pushes.create(read.value);
    if (!made) {
      return refusal(500, '500.001.1001', 'Unable to lock subscriber, a transaction is already in process');
    }
    const { answer } = scriptOf(made.phone);
    if (answer === 'reset') return 'reset';
    if (answer === 'late') {
      await pushes.hurry(made);
      await passTime({ clock }, LATE_ANSWER_MS);
    }
    return accepted(made);
  }

  function queryPush(request: SimRequest): SimAnswer {
    const read = readQuery(request.raw, keys, clock.nowMs());
    if (!read.ok) return read.answer;
    const asked = pushes.get(read.value);
    return asked ? stateOf(asked, clock.nowMs()) : invalid('CheckoutRequestID');
  }

  async function handle(request: SimRequest): Promise<SimAnswer> {
    if (request.path.startsWith('/__')) return answerPhonePage(pushes, request);
    const [method, run] = routes[request.path] ?? [];
    if (!run) return refusal(404, '404.001.01', 'Resource not found');
    if (request.method !== method) return refusal(405, '405.001', 'Method Not Allowed');
    if (run !== giveToken && !hasToken(request)) return refusal(404, '404.001.03', 'Invalid Access Token');
    return run(request);
  }

  const routes: Record<string, [string, (request: SimRequest) => SimAnswer | Promise<SimAnswer>]> = {
    '/oauth/v1/generate': ['GET', giveToken],
    '/mpesa/stkpush/v1/processrequest': ['POST', push],
    '/mpesa/stkpushquery/v1/query': ['POST', queryPush],
  };

  async function stop(): Promise<void> {
    closed = true;
    await clock.close();
    journal.close();
  }

  const listener = await startListener({
    port: options.port,
    clock,
    faults,
    callbacks,
    calls,
    moved: () => pushes.moved(),
    reset: () => journal.clear(),
    handle,
    describe,
    faultBody,
    log,
  }).catch(async (problem: unknown) => {
    await stop(); // the port was taken: nobody else must find our timers running or our journal open
    throw problem;
  });
  return {
    origin: listener.origin,
    clock,
    moved: () => pushes.moved(),
    async close() {
      await listener.close();
      await stop();
    },
  };
}

function accepted(push: Push): SimAnswer {
  return {
    status: 200,
    body: {
      MerchantRequestID: push.merchantRequestId,
      CheckoutRequestID: push.checkoutRequestId,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    },
  };
}

function stateOf(push: Push, nowMs: number): SimAnswer {
  const { query } = scriptOf(push.phone);
  const says = query && nowMs < push.atMs + query.untilMs ? query.says : undefined;
  if (says === 'busy') return refusal(500, '500.003.02', 'System is busy. Please try again in few minutes.');
  const code = says ?? push.resultCode;
  if (code === undefined) return beingProcessed;
  return {
    status: 200,
    body: {
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successsfully',
      MerchantRequestID: push.merchantRequestId,
      CheckoutRequestID: push.checkoutRequestId,
      ResultCode: code,
      ResultDesc: descriptions[code] ?? '',
    },
  };
}

/** Body fields that stand for a secret, or carry one in their path. */
const HIDDEN = new Set(['Password', 'CallBackURL']);

function describe({ raw }: SimRequest) {
  const body = readObject(raw);
  if (!body) return {};
  const shown = Object.fromEntries(Object.entries(body).filter(([name]) => !HIDDEN.has(name)));
  return 'PhoneNumber' in body ? { phone: String(body.PhoneNumber), body: shown } : { body: shown };
}

function readObject(raw: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A bare status says nothing; these two come with the code that goes with them. */
function faultBody(status: number): unknown {
  if (status === 429)
    return { requestId: 'sim-fault', errorCode: '500.003.02', errorMessage: 'Spike arrest violation' };
  if (status === 401) return { requestId: 'sim-fault', errorCode: '401.003.01', errorMessage: 'Invalid Access Token' };
  return { requestId: 'sim-fault', errorCode: `${status}.003.1001`, errorMessage: 'Internal Server Error' };
}

/** Sends one callback; nobody sends it again. The URL holds a secret and is not logged. */
async function post(callback: Callback, log: DarajaSimulatorOptions['log'], mayWait: () => boolean): Promise<void> {
  try {
    const answer = await fetch(callback.url, {
      method: 'POST',
      // A kept connection may be closing on the other side just now, and the callback would be lost for nothing.
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: callback.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    log.debug({ callback: callback.id, status: answer.status }, 'daraja simulator: callback sent');
  } catch (problem) {
    const reason = codeOf(problem);
    if (reason === 'ECONNREFUSED' && mayWait()) {
      await delay(RECEIVER_RETRY_MS, undefined, { ref: false });
      return post(callback, log, mayWait);
    }
    log.debug({ callback: callback.id, reason }, 'daraja simulator: callback not delivered');
  }
}

function codeOf(problem: unknown): string {
  if (!(problem instanceof Error)) return 'unknown';
  const { cause } = problem;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : problem.name;
}
