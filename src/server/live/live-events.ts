import { setMaxListeners } from 'node:events';

/** The channel of PostgreSQL on which every process hears what people are to be told at once. */
export const LIVE_CHANNEL = 'live_events';

/** What may have changed: its kind, and which one. Only ids: pages ask for the rest, and get what they may read. */
export interface LiveEvent {
  kind: 'conversation' | 'notifications';
  id: string;
}

/** As it is sent to the other processes. */
export interface LiveMessage extends LiveEvent {
  people: string[];
}

/** `all`: anything may have changed, because some events were not heard. */
export type HeardEvent = LiveEvent | 'all';

/** Events that wait for one reader; more of them are told as `all`. */
const waitingMax = 50;

/** Who listens in this process to what happens to them. */
export interface LiveEvents {
  /** First `all`, then what happens to a person, until `signal` is aborted. */
  follow(personId: string, signal: AbortSignal): AsyncGenerator<HeardEvent, void, undefined>;
  /** Called for each message of `LIVE_CHANNEL`. */
  heard(payload: string): void;
  /** Called once messages are heard again after the connection was lost. */
  heardAgain(): void;
}

interface Reader {
  waiting: Map<string, HeardEvent>;
  wake(): void;
}

export function createLiveEvents(): LiveEvents {
  const readers = new Map<string, Set<Reader>>();
  const add = (reader: Reader, event: HeardEvent) => {
    const isFull = reader.waiting.size >= waitingMax;
    if (event === 'all' || isFull) reader.waiting.clear();
    const told = isFull ? 'all' : event;
    reader.waiting.set(told === 'all' ? told : `${told.kind}:${told.id}`, told);
    reader.wake();
  };
  return {
    async *follow(personId, signal) {
      let woken = Promise.withResolvers<void>();
      const reader: Reader = { waiting: new Map(), wake: () => woken.resolve() };
      add(reader, 'all');
      const own = readers.get(personId) ?? new Set();
      readers.set(personId, own.add(reader));
      setMaxListeners(0, signal);
      signal.addEventListener('abort', reader.wake, { once: true });
      try {
        while (!signal.aborted) {
          await woken.promise;
          woken = Promise.withResolvers<void>();
          const events = [...reader.waiting.values()];
          reader.waiting.clear();
          if (!signal.aborted) yield* events;
        }
      } finally {
        own.delete(reader);
        if (own.size === 0) readers.delete(personId);
      }
    },
    heard(payload) {
      const { people, kind, id }: LiveMessage = JSON.parse(payload);
      for (const personId of people) for (const reader of readers.get(personId) ?? []) add(reader, { kind, id });
    },
    heardAgain() {
      for (const own of readers.values()) for (const reader of own) add(reader, 'all');
    },
  };
}
