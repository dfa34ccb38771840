import type { Clock } from '#shared/dates.ts';

/**
 * What is kept for a restart: how far the clock is ahead of its source, and the instant at which it is frozen, if it
 * is.
 */
export type SimClockState = { offsetMs: number; frozenAtMs: number | null };

type Timer = { dueMs: number; order: number; run: () => Promise<void> | void };

/** A simulator's clock. All instants are milliseconds since 1970 in simulated time. */
export interface SimClock extends Clock {
  nowMs(): number;
  /** Runs `run` once at `dueMs`, or at once when that has passed. @returns a function that cancels it */
  at(dueMs: number, run: () => Promise<void> | void): () => void;
  /** Freezes the clock at the present instant. Timers then fire only through `set` and `advance`. */
  freeze(): void;
  /** Lets a frozen clock run again from its present instant. */
  resume(): void;
  /** Sets the clock. Moving it forwards first runs, and awaits, every timer due until then, in order. */
  set(instantMs: number): Promise<void>;
  /** As `set`, to the present instant plus `ms` (≥ 0). */
  advance(ms: number): Promise<void>;
  /** Runs and awaits what is due now; for a caller that has moved the clock's source. */
  runDue(): Promise<void>;
  /** Back to the time of the source, not frozen, without timers. */
  reset(): void;
  pendingTimers(): number;
  state(): SimClockState;
  /** Removes all timers, and awaits those that are running. */
  close(): Promise<void>;
}

type Options = {
  /** The time in milliseconds that the clock follows: the product's clock in the demo, a constant in tests. */
  source: () => number;
  state?: SimClockState | undefined;
  onChange?: (state: SimClockState) => void;
  onError: (problem: unknown) => void;
};

/** The source may be moved without notice (by /dev/clock), so no single wait is longer than this. */
const LONGEST_WAIT_MS = 1_000;

/**
 * A clock that follows `source` until it is frozen or moved. While it runs, each timer fires by itself. `set` and `advance`
 * run timers one after the other, with `now()` at each one's due time, and return when all have ended, so that a control
 * call is answered after everything due was sent. A timer must not await `set` or `advance` of the same clock: it would
 * wait for itself.
 */
export function createSimClock(options: Options): SimClock {
  let state: SimClockState = options.state ?? { offsetMs: 0, frozenAtMs: null };
  const timers = createTimers(options.onError);
  let wake: NodeJS.Timeout | undefined;
  let heldAtMs: number | undefined; // set while `set` or `advance` runs timers
  let runs: Promise<void> = Promise.resolve();

  const nowMs = () => heldAtMs ?? state.frozenAtMs ?? options.source() + state.offsetMs;

  function change(next: SimClockState): void {
    state = next;
    options.onChange?.(state);
    plan();
  }

  function plan(): void {
    clearTimeout(wake);
    const nextMs = timers.nextDueMs();
    if (heldAtMs !== undefined || nextMs === undefined) return;
    const waitMs = nextMs - nowMs();
    if (state.frozenAtMs !== null && waitMs > 0) return;
    wake = setTimeout(fireDue, Math.max(0, Math.min(waitMs, LONGEST_WAIT_MS)));
    wake.unref();
  }

  function fireDue(): void {
    const untilMs = nowMs();
    for (let timer = timers.takeDue(untilMs); timer; timer = timers.takeDue(untilMs)) void timers.start(timer);
    plan();
  }

  /** @param moves false where only the clock's source was moved */
  async function runUntil(targetOf: () => number, { moves }: { moves: boolean }): Promise<void> {
    const targetMs = targetOf();
    const fromMs = nowMs();
    clearTimeout(wake);
    try {
      heldAtMs = Math.min(fromMs, targetMs);
      for (let timer = timers.takeDue(targetMs); timer; timer = timers.takeDue(targetMs)) {
        heldAtMs = Math.max(heldAtMs, timer.dueMs);
        await timers.start(timer);
      }
      await timers.ended();
    } finally {
      heldAtMs = undefined;
      if (!moves) plan();
      else if (state.frozenAtMs !== null) change({ ...state, frozenAtMs: targetMs });
      else change({ ...state, offsetMs: targetMs - options.source() });
    }
  }

  function queueRun(targetOf: () => number, { moves = true } = {}): Promise<void> {
    const done = runs.then(() => runUntil(targetOf, { moves }));
    runs = done.catch(options.onError);
    return done;
  }

  plan();
  return {
    now: () => new Date(nowMs()),
    nowMs,
    at(dueMs, run) {
      const timer = timers.add(dueMs, run);
      plan();
      return () => {
        timers.remove(timer);
        plan();
      };
    },
    freeze: () => change({ ...state, frozenAtMs: nowMs() }),
    resume() {
      if (state.frozenAtMs !== null) change({ offsetMs: nowMs() - options.source(), frozenAtMs: null });
    },
    set: (instantMs) => queueRun(() => instantMs),
    advance: (ms) => queueRun(() => nowMs() + ms),
    runDue: () => queueRun(nowMs, { moves: false }),
    reset() {
      timers.clear();
      change({ offsetMs: 0, frozenAtMs: null });
    },
    pendingTimers: timers.count,
    state: () => state,
    async close() {
      timers.clear();
      clearTimeout(wake);
      await timers.ended();
    },
  };
}

/** The timers of a clock: those that wait, and the work of those that are running. */
function createTimers(onError: Options['onError']) {
  let waiting: Timer[] = [];
  let added = 0;
  const running = new Set<Promise<void>>();
  return {
    add(dueMs: number, run: Timer['run']): Timer {
      added += 1;
      const timer = { dueMs, order: added, run };
      waiting.push(timer);
      return timer;
    },
    remove(timer: Timer): void {
      waiting = waiting.filter((other) => other !== timer);
    },
    clear(): void {
      waiting = [];
    },
    count: () => waiting.length,
    nextDueMs: () => (waiting.length === 0 ? undefined : Math.min(...waiting.map(({ dueMs }) => dueMs))),
    /** Removes the timer that is due first; undefined when none is due by then. */
    takeDue(untilMs: number): Timer | undefined {
      const due = waiting.filter((timer) => timer.dueMs <= untilMs);
      const first = due.sort((a, b) => a.dueMs - b.dueMs || a.order - b.order)[0];
      if (first) waiting = waiting.filter((timer) => timer !== first);
      return first;
    },
    async start(timer: Timer): Promise<void> {
      const work = (async () => timer.run())().catch(onError);
      running.add(work);
      await work;
      running.delete(work);
    },
    /** Resolves when the timers that are running have ended. */
    ended: () => Promise.all(running),
  };
}
