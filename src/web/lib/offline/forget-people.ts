/** The start of the name of a cache with one person's answers; a digest of their session follows. */
export const personPrefix = 'twende-8-person-';

const lock = 'twende-person';

/**
 * Runs a task under a lock that all tabs and the worker share, so that nothing is stored for a person while their
 * caches are deleted.
 */
export function withPersonLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks === undefined ? task() : navigator.locks.request(lock, task);
}

/**
 * Deletes all answers that were kept for people.
 * @param except the cache of the current session, which is opened if it is missing
 */
export function forgetPeople({ except }: { except?: string } = {}): Promise<void> {
  return withPersonLock(async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith(personPrefix) && name !== except);
    await Promise.all(others.map((name) => caches.delete(name)));
    if (except !== undefined) await caches.open(except);
  });
}
