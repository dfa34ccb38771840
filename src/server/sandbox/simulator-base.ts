import { postCallback } from './callback-post.ts';
import { type CallbackGate, createCallbackGate } from './control.ts';
import { type Journal, openJournal } from './journal.ts';
import { startListener } from './listener.ts';
import { createSimClock, type SimClock, type SimClockState } from './sim-clock.ts';

/** What simulators are given that send callbacks, beside what is their own. */
export interface SimulatorOptions {
  /** 0 picks a free port; always on 127.0.0.1. */
  port: number;
  /** Folder of the journal; the simulator alone writes there. */
  stateDir: string;
  /**
   * For this many real milliseconds after the start a callback waits while its receiver refuses connections, because the
   * product begins to listen later than its simulators. After that, and by default, it is lost, as at Daraja.
   */
  receiverStartsWithinMs?: number;
  /** The time in milliseconds; in the demo that of the product's clock. */
  now: () => number;
  log: { debug(details: object, text: string): void; error(details: object, text: string): void };
}

interface SimulatorBase {
  journal: Journal;
  clock: SimClock;
  callbacks: CallbackGate;
  /** Stops its timers and its callbacks, and leaves the journal to the next. */
  stop(): Promise<void>;
}

/** Opens what a simulator keeps: journal, clock and callbacks. @param about.name stands in the log */
export function openSimulator(
  { stateDir, receiverStartsWithinMs = 0, now, log }: SimulatorOptions,
  { name, callbackType }: { name: string; callbackType: string },
): SimulatorBase {
  const journal = openJournal(stateDir);
  const clockStates = journal.collection<SimClockState>('clock');
  const clock = createSimClock({
    source: now,
    state: clockStates.get('clock'),
    onChange: (state) => clockStates.put('clock', state),
    onError: (problem) => log.error({ err: problem }, `${name} simulator: a timer failed`),
  });
  const waitUntil = performance.now() + receiverStartsWithinMs;
  let closed = false;
  const callbacks = createCallbackGate(journal, (callback) =>
    postCallback(callback, log, () => !closed && performance.now() < waitUntil, callbackType),
  );
  return {
    ...{ journal, clock, callbacks },
    async stop() {
      closed = true;
      await clock.close();
      journal.close();
    },
  };
}

type Served = Omit<Parameters<typeof startListener>[0], 'clock' | 'callbacks' | 'reset'>;

/** Listens for requests to a simulator. @throws Error when the port is taken; then nothing is left behind */
export async function serveSimulator(
  { journal, clock, callbacks, stop }: SimulatorBase,
  served: Served,
): Promise<{ origin: string; clock: SimClock; close(): Promise<void> }> {
  const listener = await startListener({ ...served, clock, callbacks, reset: () => journal.clear() }).catch(
    async (problem: unknown) => {
      await stop(); // no timer may go on, and the journal must be free for the next try
      throw problem;
    },
  );
  return {
    origin: listener.origin,
    clock,
    async close() {
      await listener.close();
      await stop();
    },
  };
}
