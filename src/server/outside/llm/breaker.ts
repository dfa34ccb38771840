import type { Clock } from '#shared/dates.ts';

/** So many faults one after the other, and the server is left alone for a while. */
const faultsMost = 3;
export const pauseMs = 60_000;

/** Keeps callers from waiting for a server that has failed again and again. Of one process. */
interface Breaker {
  /** Whether the server may be asked now. */
  isClosed(): boolean;
  worked(): void;
  /** @param refused whether the server said itself that it does not want to be asked, which once is enough */
  failed(refused: boolean): void;
}

export function createBreaker(clock: Pick<Clock, 'now'>): Breaker {
  let faults = 0;
  let openUntil = 0;
  return {
    isClosed: () => clock.now().getTime() >= openUntil,
    worked() {
      faults = 0;
    },
    failed(refused) {
      faults += 1;
      if (!refused && faults < faultsMost) return;
      // The next one that is asked afterwards decides: one more fault is enough.
      faults = faultsMost - 1;
      openUntil = clock.now().getTime() + pauseMs;
    },
  };
}
