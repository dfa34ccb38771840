import type { Clock } from '#shared/dates.ts';

/** What survives a restart: how far the clock runs from its source, or the instant at which it stands still. */
export type SimClockState = { offsetMs: number; frozenAtMs: number | null };

type Timer = { dueMs: number; order: number; run: () => Promise<void> | void };

/** A simulator's clock. All instants are milliseconds since 1970 in simulated time. */
export interface SimClock extends Clock {
  nowMs(): number;
  /** Runs `run` once at `dueMs` (at once when that has passed); the answer cancels it. */
  at(dueMs: number, run: () => Promise<void> | void): () => void;
  /** Time stands still at the present instant; timers fire only through `set` and `advance`. */
  freeze(): void;
  /** Time runs on from the present instant. */
  resume(): void;
  /** Jumps to an instant. Forwards, everything due is run in order of due time and awaited first. */
  set(instantMs: number): Promise<void>;
  /** `set` to the present instant plus `ms` (≥ 0). */
  advance(ms: number): Promise<void>;
  /** Runs and awaits what is due now: for a caller that moved the clock's source. */
  runDue(): Promise<void>;
  /** Source time, running. Pending timers are forgotten. */
  reset(): void;
  pendingTimers(): number;
  state(): SimClockState;
  /** Ends all timers; what is already running is awaited. */
  close(): Promise<void>;
}

type Options = {
  /** Source of time, milliseconds; the product's clock in the demo, a constant in tests. */
  source: () => number;
  state?: SimClockState | undefined;
  onChange?: (state: SimClockState) => void;
  onError: (problem: unknown) => void;
};

/** The source may be moved behind our back (the demo's /dev/clock), so a long wait is cut into pieces. */
const LONGEST_WAIT_MS = 1_000;

/**
 * A clock that follows `source` until it is frozen or moved. While it runs, timers fire by real timers, each on its
 * own; `set` and `advance` run them one after the other, with `now()` standing at each one's due time, and return
 * when all is done, so that a control call ends after everything due was delivered.
 * A timer must not await a control call of the same clock: it would wait for itself.
 */
export function createSimClock(options: Options): SimClock {
  let state: SimClockState = options.state ?? { offsetMs: 0, frozenAtMs: null };
  let timers: Timer[] = [];
  let count = 0;
  let wake: NodeJS.Timeout | undefined;
  let heldAtMs: number | undefined; // set while set/advance walk through the timers
  let walks: Promise<void> = Promise.resolve();
  const running = new Set<Promise<void>>();

  const nowMs = () => heldAtMs ?? state.frozenAtMs ?? options.source() + state.offsetMs;

  function change(next: SimClockState): void {
    state = next;
    options.onChange?.(state);
    plan();
  }

  function takeDue(untilMs: number): Timer | undefined {
    const due = timers.filter((timer) => timer.dueMs <= untilMs);
    const first = due.sort((a, b) => a.dueMs - b.dueMs || a.order - b.order)[0];
    if (first) timers = timers.filter((timer) => timer !== first);
    return first;
  }

  async function start(timer: Timer): Promise<void> {
    const work = (async () => timer.run())().catch(options.onError);
    running.add(work);
    await work;
    running.delete(work);
  }

  function plan(): void {
    clearTimeout(wake);
    if (heldAtMs !== undefined || timers.length === 0) return;
    const waitMs = Math.min(...timers.map((timer) => timer.dueMs)) - nowMs();
    if (state.frozenAtMs !== null && waitMs > 0) return;
    wake = setTimeout(fireDue, Math.max(0, Math.min(waitMs, LONGEST_WAIT_MS)));
    wake.unref();
  }

  function fireDue(): void {
    const untilMs = nowMs();
    for (let timer = takeDue(untilMs); timer; timer = takeDue(untilMs)) void start(timer);
    plan();
  }

  async function walk(targetOf: () => number, moves: boolean): Promise<void> {
    const targetMs = targetOf();
    const fromMs = nowMs();
    clearTimeout(wake);
    try {
      heldAtMs = Math.min(fromMs, targetMs);
      for (let timer = takeDue(targetMs); timer; timer = takeDue(targetMs)) {
        heldAtMs = Math.max(heldAtMs, timer.dueMs);
        await start(timer);
      }
      await Promise.all(running);
    } finally {
      heldAtMs = undefined;
      if (!moves) plan();
      else if (state.frozenAtMs !== null) change({ ...state, frozenAtMs: targetMs });
      else change({ ...state, offsetMs: targetMs - options.source() });
    }
  }

  function queueWalk(targetOf: () => number, moves = true): Promise<void> {
    const done = walks.then(() => walk(targetOf, moves));
    walks = done.catch(options.onError);
    return done;
  }

  plan();
  return {
    now: () => new Date(nowMs()),
    nowMs,
    at(dueMs, run) {
      count += 1;
      const timer: Timer = { dueMs, order: count, run };
      timers.push(timer);
      plan();
      return () => {
        timers = timers.filter((other) => other !== timer);
        plan();
      };
    },
    freeze: () => change({ ...state, frozenAtMs: nowMs() }),
    resume() {
      if (state.frozenAtMs !== null) change({ offsetMs: nowMs() - options.source(), frozenAtMs: null });
    },
    set: (instantMs) => queueWalk(() => instantMs),
    advance: (ms) => queueWalk(() => nowMs() + ms),
    runDue: () => queueWalk(nowMs, false),
    reset() {
      timers = [];
      change({ offsetMs: 0, frozenAtMs: null });
    },
    pendingTimers: () => timers.length,
    state: () => state,
    async close() {
      timers = [];
      clearTimeout(wake);
      await Promise.all(running);
    },
  };
}
