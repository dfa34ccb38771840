import { randomUUID } from 'node:crypto';
import type { Collection, Journal } from '../journal.ts';
import type { SimClock } from '../sim-clock.ts';
import { fateOf } from './numbers.ts';

/** A message that the simulated gateway has accepted. */
export type SimSms = {
  id: string;
  /** +254… */
  to: string;
  from: string;
  text: string;
  at: string;
  /** What was reported last; `Sent` before. */
  state: 'Sent' | 'Success' | 'Failed';
};

export interface Messages {
  accept(message: Pick<SimSms, 'to' | 'from' | 'text'>): SimSms;
  /** Oldest first. */
  list(): SimSms[];
}

interface Parts {
  journal: Journal;
  clock: SimClock;
  report(message: SimSms): Promise<void>;
}

const REPORTED_AFTER_MS = 2_000;
const KEPT_MESSAGES = 500;

/** The phones' messages. Reports that were due while no process ran are sent after the start. */
export function createMessages({ journal, clock, report }: Parts): Messages {
  const messages: Collection<SimSms> = journal.collection('message');

  function plan(message: SimSms): void {
    const fate = fateOf(message.to);
    const state = fate.refusal ? undefined : fate.report;
    if (!state || message.state !== 'Sent') return;
    clock.at(Date.parse(message.at) + REPORTED_AFTER_MS, async () => {
      const reported = { ...message, state };
      messages.put(message.id, reported);
      await report(reported);
    });
  }

  for (const message of messages.list()) plan(message);
  return {
    accept({ to, from, text }) {
      const id = `ATXid_${randomUUID().replaceAll('-', '')}`;
      const message: SimSms = { id, to, from, text, at: clock.now().toISOString(), state: 'Sent' };
      messages.put(id, message);
      for (const old of messages.list().slice(0, -KEPT_MESSAGES)) messages.remove(old.id);
      plan(message);
      return message;
    },
    list: () => messages.list(),
  };
}
