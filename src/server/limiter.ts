import { AppError } from '#shared/errors.ts';

interface Limits {
  /** How many pieces of work run at the same time. */
  concurrency: number;
  /** How many may wait. Further ones are refused, so that nobody waits for minutes. */
  maxWaiting?: number;
}

/**
 * Limits how many pieces of work run at the same time. Of those that wait, the lighter ones run before the heavier ones,
 * and of equally heavy ones those that came first.
 * @returns a function that runs a piece of work when there is room; it @throws AppError too_busy when too many wait
 */
export function createLimiter({ concurrency, maxWaiting = Number.POSITIVE_INFINITY }: Limits) {
  const waiting: { weight: number; start: () => void }[] = [];
  let free = concurrency;
  return async <T>(work: () => Promise<T>, weight = 0): Promise<T> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= maxWaiting) throw new AppError('too_busy', { retryAfter: 5 });
    else await new Promise<void>((start) => queue({ weight, start }));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.start();
      else free += 1;
    }
  };

  function queue(one: (typeof waiting)[number]): void {
    const heavier = waiting.findIndex(({ weight }) => weight > one.weight);
    waiting.splice(heavier === -1 ? waiting.length : heavier, 0, one);
  }
}

/**
 * Limits how many pieces of work run at the same time for one key, such as a person.
 * @returns a function that runs a piece of work; it @throws AppError too_busy when as many run for this key
 */
export function createShares({ each }: { each: number }) {
  const running = new Map<string, number>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const others = running.get(key) ?? 0;
    if (others >= each) throw new AppError('too_busy', { retryAfter: 5 });
    running.set(key, others + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(key) ?? 1) - 1;
      if (left > 0) running.set(key, left);
      else running.delete(key);
    }
  };
}
