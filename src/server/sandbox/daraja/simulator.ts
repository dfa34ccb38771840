import { createCallLog, createFaults } from '../control.ts';
import type { SimRequest } from '../listener.ts';
import type { SimClock } from '../sim-clock.ts';
import { openSimulator, type SimulatorOptions, serveSimulator } from '../simulator-base.ts';
import { createApi, type Keys } from './api.ts';
import { darajaControls } from './controls.ts';
import { createMoney, type Movement } from './money.ts';
import { createOrders } from './orders.ts';
import { answerPhonePage } from './phone-page.ts';
import { createPushes } from './pushes.ts';

interface DarajaSimulatorOptions extends SimulatorOptions {
  /**
   * Where callbacks are sent, such as `http://127.0.0.1:5000`, with path and query of the CallBackURL; absent: to that
   * URL.
   */
  callbackOrigin?: string;
  keys: Keys;
}

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
  const base = openSimulator(options, { name: 'daraja', callbackType: 'application/json' });
  const { journal, clock, callbacks } = base;
  const money = createMoney(journal);
  const shared = { journal, clock, callbacks, money, callbackOrigin: options.callbackOrigin };
  const pushes = createPushes(shared);
  const orders = createOrders({ ...shared, shortcode: options.keys.shortcode });
  const api = createApi({ keys: options.keys, clock, money, pushes, orders });
  const served = await serveSimulator(base, {
    ...{ port: options.port, log: options.log, describe, faultBody },
    ...{ faults: createFaults(), calls: createCallLog(journal) },
    moved: () => money.moved(),
    more: darajaControls({ clock, money, pushes, orders }),
    handle: async (request) =>
      request.path.startsWith('/__') ? answerPhonePage({ pushes, money, clock }, request) : api(request),
  });
  return { ...served, moved: () => money.moved() };
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
