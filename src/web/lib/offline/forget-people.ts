/** Caches of one person's answers begin so; then follows what stands for their session. */
export const personPrefix = 'twende-2-person-';

const lock = 'twende-person';

/** Runs alone among all tabs and the worker, so that nothing is written for a person while they are forgotten. */
export function alone<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks === undefined ? task() : navigator.locks.request(lock, task);
}

/** Forgets every answer that was kept for somebody. @param but the cache of the one who is here now, begun if need be */
export function forgetPeople(but?: string): Promise<void> {
  return alone(async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith(personPrefix) && name !== but);
    await Promise.all(others.map((name) => caches.delete(name)));
    if (but !== undefined) await caches.open(but);
  });
}
