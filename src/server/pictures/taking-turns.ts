import { AppError } from '#shared/errors.ts';

interface Turns {
  /** How many run at the same time. */
  atOnce: number;
  /** How many may wait; whoever comes then is refused rather than kept waiting for minutes. */
  waitingMost?: number;
}

/**
 * Lets so many pieces of work run at once and the others wait: the lighter before the heavier, and among equals the
 * earlier first.
 * @returns a function that runs a piece of work in its turn; it @throws AppError unavailable when too many wait
 */
export function taking({ atOnce, waitingMost = Number.POSITIVE_INFINITY }: Turns) {
  const waiting: { weight: number; go: () => void }[] = [];
  let free = atOnce;
  return async <T>(work: () => Promise<T>, weight = 0): Promise<T> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= waitingMost) throw new AppError('unavailable');
    else await new Promise<void>((go) => stand({ weight, go }));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.go();
      else free += 1;
    }
  };

  function stand(one: (typeof waiting)[number]): void {
    const heavier = waiting.findIndex(({ weight }) => weight > one.weight);
    waiting.splice(heavier === -1 ? waiting.length : heavier, 0, one);
  }
}
