import type { Clock } from '#shared/dates.ts';

/** The real time. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that can be moved: real time plus an offset, or a frozen instant. Only the demo and tests move it. */
export interface MovableClock extends Clock {
  readonly offsetMs: number;
  /**
   * The machine's own time, by which phones too show their codes: an offset does not move it. While this clock is frozen, it is
   * the same instant.
   */
  machineNow(): Date;
  setOffset(ms: number): void;
  /** Advances by `ms`, also when frozen. */
  advance(ms: number): void;
  /** Stays at this instant until `run()`. */
  freeze(at: Date): void;
  run(): void;
}

export function movableClock(offsetMs = 0): MovableClock {
  let offset = offsetMs;
  let frozenAt: Date | undefined;
  return {
    now: () => (frozenAt ? new Date(frozenAt) : new Date(Date.now() + offset)),
    get offsetMs() {
      return frozenAt ? frozenAt.getTime() - Date.now() : offset;
    },
    machineNow: () => (frozenAt ? new Date(frozenAt) : new Date()),
    setOffset(ms) {
      offset = ms;
      frozenAt = undefined;
    },
    advance(ms) {
      if (frozenAt) frozenAt = new Date(frozenAt.getTime() + ms);
      else offset += ms;
    },
    freeze(at) {
      frozenAt = new Date(at);
    },
    run() {
      frozenAt = undefined;
    },
  };
}
