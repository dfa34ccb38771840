import type { Clock } from '#shared/dates.ts';
import { createCallLog, createFaults } from '../control.ts';
import { openJournal } from '../journal.ts';
import { type SimRequest, startListener } from '../listener.ts';
import { createSimClock, type SimClock, type SimClockState } from '../sim-clock.ts';
import { answerApi, faultBody } from './api.ts';
import type { Parts } from './api-call.ts';
import { createBalance } from './balance.ts';
import { answerBrowser } from './browser.ts';
import { dashboardControls } from './dashboard.ts';
import { createDisputes } from './disputes.ts';
import { createEvents } from './events.ts';
import { createIdempotency } from './idempotency.ts';
import { openMemory } from './memory.ts';
import { createPayments } from './payments.ts';
import { createRefunds } from './refunds.ts';
import { createTimetable } from './timetable.ts';

interface StripeSimulatorOptions {
  /** 0 picks a free port; always on 127.0.0.1. */
  port: number;
  /** The folder of its journal, which only this simulator uses; objects, events and unsent webhooks are kept in it. */
  stateDir: string;
  webhookUrl: string;
  webhookSecret: string;
  /** The simulator's clock follows this one until a control call moves or freezes it. */
  clock: Clock;
  log: { error(details: object, text: string): void; warn(details: object, text: string): void };
}

export interface StripeSimulator {
  /** `http://127.0.0.1:<port>`, the STRIPE_API_BASE of the adapter. */
  origin: string;
  clock: SimClock;
  close(): Promise<void>;
}

/**
 * Simulates Stripe over HTTP on the loopback, for cards: PaymentIntents, refunds, disputes, events, balance transactions,
 * idempotency, signed webhooks, and the calls of the browser's script that confirm a card. It accepts only Stripe's test
 * numbers, and stores none.
 * @throws Error when the port is taken; then nothing is left behind
 */
export async function startStripeSimulator(options: StripeSimulatorOptions): Promise<StripeSimulator> {
  const { port, stateDir, webhookUrl, webhookSecret, log } = options;
  const journal = openJournal(stateDir);
  const clockStates = journal.collection<SimClockState>('clock');
  const clock = createSimClock({
    source: () => options.clock.now().getTime(),
    state: clockStates.get('clock'),
    onChange: (state) => clockStates.put('clock', state),
    onError: (problem) => log.error({ err: problem }, 'simulated Stripe: a timer failed'),
  });
  const memory = openMemory(journal);
  const events = createEvents({ memory, journal, clock, webhookUrl, webhookSecret, log });
  const balance = createBalance({ memory, clock });
  const timetable = createTimetable(memory.scheduledWork, clock);
  const disputes = createDisputes({ memory, clock, events, balance, timetable });
  const refunds = createRefunds({ memory, clock, events, balance, timetable, disputes });
  const payments = createPayments({ memory, clock, events, balance, disputes });
  const idempotency = createIdempotency(memory.answers, clock.nowMs);
  const parts: Parts = { memory, payments, refunds, disputes, events, now: clock.now };

  const listener = await startListener({
    port,
    clock,
    log,
    faults: createFaults(),
    callbacks: events.gate,
    calls: createCallLog(journal),
    moved: () => memory.movements.list(),
    reset() {
      journal.clear();
      payments.setProcessingMs(0);
    },
    more: dashboardControls(parts),
    handle: (request) =>
      request.path.startsWith('/v1/') ? answerApi(parts, idempotency, request) : answerBrowser(parts, request),
    describe,
    faultBody,
  }).catch((problem: unknown) => {
    journal.close();
    throw problem;
  });
  events.resume();
  payments.resume();
  timetable.resume();

  return {
    origin: listener.origin,
    clock,
    async close() {
      events.stop();
      await clock.close();
      await listener.close();
      journal.close();
    },
  };
}

/** What the call log shows: the form fields of an API call, but nothing that was typed in a browser. */
function describe(request: SimRequest): { body?: unknown } {
  if (!request.path.startsWith('/v1/')) return {};
  const key = request.headers['idempotency-key'];
  return { body: { ...(key ? { idempotencyKey: key } : {}), ...Object.fromEntries(new URLSearchParams(request.raw)) } };
}
