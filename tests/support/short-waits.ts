import type * as Timers from 'node:timers/promises';

/**
 * For `vi.mock` of `node:timers/promises`: our adapters wait in real time between two calls; here they wait at most 10 ms.
 * Waits with options, such as a poll's wait for M-Pesa, stay as long as they are, except during `withAllWaitsShort`.
 */
let allAreShort = false;

export async function shortWaits(original: () => Promise<typeof Timers>): Promise<typeof Timers> {
  const timers = await original();
  const short = (ms = 0, value?: unknown, options?: object) =>
    timers.setTimeout(options && !allAreShort ? ms : Math.min(ms, 10), value, options);
  return { ...timers, setTimeout: short as typeof timers.setTimeout };
}

export async function withAllWaitsShort<T>(work: () => Promise<T>): Promise<T> {
  allAreShort = true;
  try {
    return await work();
  } finally {
    allAreShort = false;
  }
}
