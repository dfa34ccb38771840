import { postCallback } from '../callback-post.ts';
import { createCallbackGate, createCallLog, createFaults } from '../control.ts';
import { openJournal } from '../journal.ts';
import { type SimRequest, startListener } from '../listener.ts';
import { createSimClock, type SimClock, type SimClockState } from '../sim-clock.ts';
import { createApi, type Keys } from './api.ts';
import { darajaControls } from './controls.ts';
import { createMoney, type Movement } from './money.ts';
import { createOrders } from './orders.ts';
import { answerPhonePage } from './phone-page.ts';
import { createPushes } from './pushes.ts';

type DarajaSimulatorOptions = {
  /** 0 picks a free port; always on 127.0.0.1. */
  port: number;
  /** Folder of the journal; the simulator alone writes there. */
  stateDir: string;
  /**
   * Where callbacks are sent, such as `http://127.0.0.1:5000`, with path and query of the CallBackURL; absent: to that
   * URL.
   */
  callbackOrigin?: string;
  /**
   * For this many real milliseconds after the start a callback waits while its receiver refuses connections, because the
   * product begins to listen later than its simulators. After that, and by default, it is lost, as at Daraja.
   */
  receiverStartsWithinMs?: number;
  /** The time in milliseconds; in the demo that of the product's clock. */
  now: () => number;
  keys: Keys;
  log: { debug(details: object, text: string): void; error(details: object, text: string): void };
};

export type DarajaSimulator = {
  origin: string;
  clock: SimClock;
  moved(): Movement[];
  close(): Promise<void>;
};

/**
 * Simulates Safaricom's Daraja over HTTP on the loopback: OAuth, pushes and queries, B2C, reversals, status questions, the
 * list of received payments, and callbacks, as strict as the real one. What special phones do: see `phones.ts`; control
 * routes: `control.ts` and `controls.ts`; what the page /dev/phone shows: `phone-page.ts`. The state is kept in `stateDir`;
 * a restart only invalidates access tokens.
 */
export async function startDarajaSimulator(options: DarajaSimulatorOptions): Promise<DarajaSimulator> {
  const { log } = options;
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
    postCallback(callback, log, () => !closed && performance.now() < waitUntil),
  );
  const money = createMoney(journal);
  const shared = { journal, clock, callbacks, money, callbackOrigin: options.callbackOrigin };
  const pushes = createPushes(shared);
  const orders = createOrders({ ...shared, shortcode: options.keys.shortcode });
  const api = createApi({ keys: options.keys, clock, money, pushes, orders });
  const faults = createFaults();
  const calls = createCallLog(journal);
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
    moved: () => money.moved(),
    reset: () => journal.clear(),
    more: darajaControls({ clock, money, pushes, orders }),
    handle: async (request) =>
      request.path.startsWith('/__') ? answerPhonePage({ pushes, money, clock }, request) : api(request),
    describe,
    faultBody,
    log,
  }).catch(async (problem: unknown) => {
    await stop(); // the port was taken; no timer may go on, and the journal must be free for the next try
    throw problem;
  });
  return {
    origin: listener.origin,
    clock,
    moved: () => money.moved(),
    async close() {
      await listener.close();
      await stop();
    },
  };
}

/** Body fields that are a secret, or hold one in their path. */
const HIDDEN = new Set(['Password', 'SecurityCredential', 'CallBackURL', 'ResultURL', 'QueueTimeOutURL']);

function describe({ raw }: SimRequest) {
  const body = readObject(raw);
  if (!body) return {};
  const shown = Object.fromEntries(Object.entries(body).filter(([name]) => !HIDDEN.has(name)));
  const phone = body.PhoneNumber ?? (body.CommandID === 'BusinessPayment' ? body.PartyB : undefined);
  return phone === undefined ? { body: shown } : { phone: String(phone), body: shown };
}

function readObject(raw: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Daraja's body for a status that a fault rule orders; 429 and 401 have codes of their own. */
function faultBody(status: number): unknown {
  if (status === 429)
    return { requestId: 'sim-fault', errorCode: '500.003.02', errorMessage: 'Spike arrest violation' };
  if (status === 401) return { requestId: 'sim-fault', errorCode: '401.003.01', errorMessage: 'Invalid Access Token' };
  return { requestId: 'sim-fault', errorCode: `${status}.003.1001`, errorMessage: 'Internal Server Error' };
}
