import { createCallLog, createFaults } from '../control.ts';
import type { SimAnswer, SimRequest } from '../listener.ts';
import type { SimClock } from '../sim-clock.ts';
import { openSimulator, type SimulatorOptions, serveSimulator } from '../simulator-base.ts';
import { answerToSend, type Keys } from './api.ts';
import { createMessages, type SimSms } from './messages.ts';

interface SmsSimulatorOptions extends SimulatorOptions {
  /** Where delivery reports are sent, as an operator enters it at Africa's Talking. */
  reportsUrl: string;
  keys: Keys;
}

export type SmsSimulator = { origin: string; clock: SimClock; close(): Promise<void> };

/**
 * Simulates the sending of text messages by Africa's Talking over HTTP on the loopback, and the phones that get them: the
 * call for one message, and delivery reports two seconds later. What special numbers do: see `numbers.ts`; control routes:
 * `control.ts`; GET /__sms/messages answers `{messages: SimSms[]}`, newest first, which the page /dev/phone shows.
 */
export async function startSmsSimulator(options: SmsSimulatorOptions): Promise<SmsSimulator> {
  const base = openSimulator(options, { name: 'sms', callbackType: 'application/x-www-form-urlencoded' });
  const { journal, clock, callbacks } = base;
  const messages = createMessages({
    journal,
    clock,
    report: ({ id, to, state }) => {
      const body = new URLSearchParams({ id, status: state, phoneNumber: to, networkCode: '63902' });
      if (state === 'Failed') body.set('failureReason', 'AbsentSubscriber');
      return callbacks.deliver({ id, url: options.reportsUrl, body: body.toString() });
    },
  });
  return serveSimulator(base, {
    ...{ port: options.port, log: options.log, describe, faultBody: (status) => `Status ${status}` },
    ...{ faults: createFaults(), calls: createCallLog(journal), moved: () => [] },
    handle: (request) =>
      request.path.startsWith('/__')
        ? answerPages(messages.list, request)
        : answerToSend(options.keys, messages, request),
  });
}

function answerPages(list: () => SimSms[], { method, path }: SimRequest): SimAnswer {
  if (method !== 'GET' || path !== '/__sms/messages') return { status: 404, body: { error: 'not_found' } };
  return { status: 200, body: { messages: list().toReversed() } };
}

function describe({ raw }: SimRequest) {
  const { to, ...body } = Object.fromEntries(new URLSearchParams(raw));
  return to === undefined ? { body } : { phone: to, body: { ...body, to } };
}
