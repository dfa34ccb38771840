import { postCallback } from '../callback-post.ts';
import { createCallbackGate, createCallLog, createFaults } from '../control.ts';
import { openJournal } from '../journal.ts';
import { type SimAnswer, type SimRequest, startListener } from '../listener.ts';
import { createSimClock, type SimClock, type SimClockState } from '../sim-clock.ts';
import { answerToSend, type Keys } from './api.ts';
import { createMessages, type SimSms } from './messages.ts';

type SmsSimulatorOptions = {
  /** 0 picks a free port; always on 127.0.0.1. */
  port: number;
  /** Folder of the journal; the simulator alone writes there. */
  stateDir: string;
  /** Where delivery reports are sent, as an operator enters it at Africa's Talking. */
  reportsUrl: string;
  /** As for Daraja's simulator: a report waits for so long while its receiver is not listening yet. */
  receiverStartsWithinMs?: number;
  /** The time in milliseconds; in the demo that of the product's clock. */
  now: () => number;
  keys: Keys;
  log: { debug(details: object, text: string): void; error(details: object, text: string): void };
};

export type SmsSimulator = { origin: string; clock: SimClock; close(): Promise<void> };

/**
 * Simulates the sending of text messages by Africa's Talking over HTTP on the loopback, and the phones that get them: the
 * call for one message, and delivery reports two seconds later. What special numbers do: see `numbers.ts`; control routes:
 * `control.ts`; GET /__sms/messages answers `{messages: SimSms[]}`, newest first, which the page /dev/phone shows.
 */
export async function startSmsSimulator(options: SmsSimulatorOptions): Promise<SmsSimulator> {
  const { log, reportsUrl: url } = options;
  const journal = openJournal(options.stateDir);
  const clockStates = journal.collection<SimClockState>('clock');
  const clock = createSimClock({
    source: options.now,
    state: clockStates.get('clock'),
    onChange: (state) => clockStates.put('clock', state),
    onError: (problem) => log.error({ err: problem }, 'sms simulator: a timer failed'),
  });
  const waitUntil = performance.now() + (options.receiverStartsWithinMs ?? 0);
  let closed = false;
  const form = 'application/x-www-form-urlencoded';
  const callbacks = createCallbackGate(journal, (callback) =>
    postCallback(callback, log, () => !closed && performance.now() < waitUntil, form),
  );
  const messages = createMessages({
    journal,
    clock,
    report: ({ id, to, state }) => {
      const body = new URLSearchParams({ id, status: state, phoneNumber: to, networkCode: '63902' });
      if (state === 'Failed') body.set('failureReason', 'AbsentSubscriber');
      return callbacks.deliver({ id, url, body: body.toString() });
    },
  });
  async function stop(): Promise<void> {
    closed = true;
    await clock.close();
    journal.close();
  }
  const listener = await startListener({
    port: options.port,
    clock,
    faults: createFaults(),
    callbacks,
    calls: createCallLog(journal),
    moved: () => [],
    reset: () => journal.clear(),
    handle: (request) =>
      request.path.startsWith('/__')
        ? answerPages(messages.list, request)
        : answerToSend(options.keys, messages, request),
    describe,
    faultBody: (status) => `Status ${status}`,
    log,
  }).catch(async (problem: unknown) => {
    await stop(); // the port was taken; no timer may go on, and the journal must be free for the next try
    throw problem;
  });
  return {
    origin: listener.origin,
    clock,
    async close() {
      await listener.close();
      await stop();
    },
  };
}

function answerPages(list: () => SimSms[], { method, path }: SimRequest): SimAnswer {
  if (method !== 'GET' || path !== '/__sms/messages') return { status: 404, body: { error: 'not_found' } };
  return { status: 200, body: { messages: list().toReversed() } };
}

function describe({ raw }: SimRequest) {
  const { to, ...body } = Object.fromEntries(new URLSearchParams(raw));
  return to === undefined ? { body } : { phone: to, body: { ...body, to } };
}
