import { createHmac } from 'node:crypto';
import { type Callback, type CallbackGate, createCallbackGate } from '../control.ts';
import type { Journal } from '../journal.ts';
import type { SimClock } from '../sim-clock.ts';
import type { KeptEvent, Memory } from './memory.ts';
import { API_VERSION, newId, secondsOf } from './objects.ts';

/** The request that caused an event, as the event names it. */
export type Cause = { id: string | null; idempotency_key: string | null };

export interface Events {
  /** Stores the event and plans its webhook for now. */
  emit(type: string, object: { id: string }, previous?: Record<string, unknown>): void;
  /** Runs `work`; the events that it emits name this cause. */
  causedBy<T>(cause: Cause, work: () => T): T;
  gate: CallbackGate;
  resume(): void;
  stop(): void;
}

type Parts = {
  memory: Memory;
  journal: Journal;
  clock: SimClock;
  webhookUrl: string;
  webhookSecret: string;
  log: { warn(details: object, text: string): void };
};

const RESEND_AFTER_MS = [1_000, 5_000, 30_000];
const WEBHOOK_TIMEOUT_MS = 10_000;

/** `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`: the header in which Stripe signs a webhook. */
export function signatureHeader({ body, secret, seconds }: { body: string; secret: string; seconds: number }): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Events and their webhooks, sent again after 1, 5 and 30 s while the receiver does not answer 2xx. */
export function createEvents({ memory, journal, clock, webhookUrl, webhookSecret, log }: Parts): Events {
  const { events, undelivered } = memory;
  const stopped = new AbortController();
  const gate = createCallbackGate(journal, post);
  let cause: Cause = { id: null, idempotency_key: null };

  async function post(callback: Callback): Promise<void> {
    const taken = await sendWebhook(callback, { clock, webhookSecret, log, stopped: stopped.signal });
    if (stopped.signal.aborted) return; // the journal is closed; what is undelivered is sent after the restart
    if (taken) return delivered(callback.id);
    const row = undelivered.get(callback.id);
    if (row && row.dueMs > clock.nowMs()) return; // the next try was planned when a copy was refused
    const tries = (row?.tries ?? 0) + 1;
    const waitMs = RESEND_AFTER_MS[tries - 1];
    if (waitMs === undefined) undelivered.remove(callback.id);
    else plan({ eventId: callback.id, tries, dueMs: clock.nowMs() + waitMs });
  }

  function delivered(eventId: string): void {
    undelivered.remove(eventId);
    const event = events.get(eventId);
    if (event && event.pending_webhooks > 0) events.put(eventId, { ...event, pending_webhooks: 0 });
  }

  function plan({ eventId, tries, dueMs }: { eventId: string; tries: number; dueMs: number }): void {
    undelivered.put(eventId, { eventId, tries, dueMs });
    clock.at(dueMs, () => send(eventId));
  }

  async function send(eventId: string): Promise<void> {
    const event = events.get(eventId);
    if (!event || !undelivered.get(eventId)) return;
    if (gate.mode() === 'hold') undelivered.remove(eventId); // from now on the gate keeps it
    await gate.deliver({ id: eventId, url: webhookUrl, body: JSON.stringify(event, null, 2) });
  }

  return {
    gate,
    emit(type, object, previous) {
      const event: KeptEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: secondsOf(clock.nowMs()),
        data: previous ? { object, previous_attributes: previous } : { object },
        livemode: false,
        pending_webhooks: 1,
        request: cause,
        type,
      };
      events.put(event.id, event);
      plan({ eventId: event.id, tries: 0, dueMs: clock.nowMs() });
    },
    causedBy(next, work) {
      cause = next;
      try {
        return work();
      } finally {
        cause = { id: null, idempotency_key: null };
      }
    },
    resume() {
      for (const { eventId, dueMs } of undelivered.list()) clock.at(dueMs, () => send(eventId));
    },
    stop: () => stopped.abort(),
  };
}

type Sending = Pick<Parts, 'clock' | 'webhookSecret' | 'log'> & { stopped: AbortSignal };

/** Sends one webhook. @returns whether its receiver answered 2xx */
async function sendWebhook({ url, body }: Callback, { clock, webhookSecret, log, stopped }: Sending): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader({ body, secret: webhookSecret, seconds: secondsOf(clock.nowMs()) }),
      },
      body,
      signal: AbortSignal.any([stopped, AbortSignal.timeout(WEBHOOK_TIMEOUT_MS)]),
    });
    await response.arrayBuffer(); // read to the end, so that the connection is free again
    return response.ok;
  } catch (problem) {
    if (!stopped.aborted) log.warn({ err: problem, event: JSON.parse(body).id }, 'webhook not delivered');
    return false;
  }
}
