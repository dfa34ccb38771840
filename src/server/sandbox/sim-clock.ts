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
  const time = createTime({
    ...options,
    onChange(state) {
      options.onChange?.(state);
      plan();
    },
  });
  const timers = createTimers(options.onError);
  let wake: NodeJS.Timeout | undefined;
  let runs: Promise<void> = Promise.resolve();

  function plan(): void {
    clearTimeout(wake);
    const nextMs = timers.nextDueMs();
    if (time.isHeld() || nextMs === undefined) return;
    const waitMs = nextMs - time.nowMs();
    if (time.isFrozen() && waitMs > 0) return;
    wake = setTimeout(fireDue, Math.max(0, Math.min(waitMs, LONGEST_WAIT_MS)));
    wake.unref();
  }

  function fireDue(): void {
    const untilMs = time.nowMs();
    for (let timer = timers.takeDue(untilMs); timer; timer = timers.takeDue(untilMs)) void timers.start(timer);
    plan();
  }

  /** Runs begin one after the other. @param moves false where only the clock's source was moved */
  function queueRun(targetOf: () => number, { moves = true } = {}): Promise<void> {
    const done = runs.then(async () => {
      const targetMs = targetOf();
      clearTimeout(wake);
      try {
        await runInOrder(timers, time, targetMs);
      } finally {
        if (moves) time.moveTo(targetMs);
        else plan();
      }
    });
    runs = done.catch(options.onError);
    return done;
  }

  plan();
  return {
    now: () => new Date(time.nowMs()),
    nowMs: time.nowMs,
    at(dueMs, run) {
      const timer = timers.add(dueMs, run);
      plan();
      return () => {
        timers.remove(timer);
        plan();
      };
    },
    freeze: time.freeze,
    resume: time.resume,
    set: (instantMs) => queueRun(() => instantMs),
    advance: (ms) => queueRun(() => time.nowMs() + ms),
    runDue: () => queueRun(time.nowMs, { moves: false }),
    reset() {
      timers.clear();
      time.reset();
    },
    pendingTimers: timers.count,
    state: time.state,
    async close() {
      timers.clear();
      clearTimeout(wake);
      await timers.ended();
    },
  };
}

/** Runs the timers due by then one after the other, the time held at each one's, and awaits those that are running. */
async function runInOrder(timers: Timers, time: Time, untilMs: number): Promise<void> {
  try {
    time.hold(Math.min(time.nowMs(), untilMs));
    for (let timer = timers.takeDue(untilMs); timer; timer = timers.takeDue(untilMs)) {
      time.hold(Math.max(time.nowMs(), timer.dueMs));
      await timers.start(timer);
    }
    await timers.ended();
  } finally {
    time.release();
  }
}

type Time = ReturnType<typeof createTime>;

/** The instant that a clock shows: that of its source with an offset, or frozen, or held while timers run. */
function createTime({ source, state: kept, onChange }: Options) {
  let state: SimClockState = kept ?? { offsetMs: 0, frozenAtMs: null };
  let heldAtMs: number | undefined;
  const nowMs = () => heldAtMs ?? state.frozenAtMs ?? source() + state.offsetMs;
  function change(next: SimClockState): void {
    state = next;
    onChange?.(state);
  }
  return {
    nowMs,
    state: () => state,
    isFrozen: () => state.frozenAtMs !== null,
    isHeld: () => heldAtMs !== undefined,
    /** Shows this instant until `release`, whatever the state is. */
    hold(instantMs: number): void {
      heldAtMs = instantMs;
    },
    release(): void {
      heldAtMs = undefined;
    },
    freeze: () => change({ ...state, frozenAtMs: nowMs() }),
    resume(): void {
      if (state.frozenAtMs !== null) change({ offsetMs: nowMs() - source(), frozenAtMs: null });
    },
    /** Goes on from this instant, or is frozen at it if it was frozen. */
    moveTo(instantMs: number): void {
      if (state.frozenAtMs !== null) change({ ...state, frozenAtMs: instantMs });
      else change({ ...state, offsetMs: instantMs - source() });
    },
    reset: () => change({ offsetMs: 0, frozenAtMs: null }),
  };
}

type Timers = ReturnType<typeof createTimers>;

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
