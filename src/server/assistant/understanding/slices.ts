import { setImmediate as pause } from 'node:timers/promises';

/** So long the process may do nothing else. */
const sliceMs = 8;

/** Maps what takes long in slices, between which the process answers others. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  let began = performance.now();
  for (const item of items) {
    mapped.push(map(item));
    if (performance.now() - began < sliceMs) continue;
    await pause();
    began = performance.now();
  }
  return mapped;
}
