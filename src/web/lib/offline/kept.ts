import type { Lang } from '#shared/languages.ts';

/** What pages and the worker call the caches. A name's number rises when its content changes its shape. */
export const cacheNames = {
  parts: 'twende-1-parts',
  pictures: 'twende-1-pictures',
  pages: 'twende-1-pages',
  /** The one empty page of signed-in people, once a language. */
  ownPages: 'twende-1-own-pages',
  answers: 'twende-1-answers',
} as const;

/** Caches of one person's answers begin so; then follows what stands for their session. */
export const personPrefix = 'twende-1-person-';

/** What was kept a moment ago is not asked for again only because somebody came back to it. */
const freshMs = 10 * 60_000;

export async function isFresh(cacheName: string, address: string): Promise<boolean> {
  const kept = await caches.match(address, { cacheName, ignoreVary: true });
  return Date.now() - Date.parse(kept?.headers.get('date') ?? '') < freshMs;
}

/** Where a person's answer is kept: its address with its language. */
export function ownKey(address: URL, lang: string): string {
  const url = new URL(address);
  url.searchParams.set('~lang', lang);
  return url.href;
}

/** The one person's answer of this path; by the name of the cache nobody is told apart, since there is one at a time. */
export async function isOwnFresh(path: string, lang: Lang): Promise<boolean> {
  const [name] = (await caches.keys()).filter((each) => each.startsWith(personPrefix));
  return name !== undefined && isFresh(name, ownKey(new URL(path, location.origin), lang));
}

/** On an answer that the worker had kept: when the server gave it. */
export const keptFromHeader = 'x-kept-from';

/** What a page tells the worker. */
export type Message =
  /** These pages are seen: keep them, and the files they are made of. */
  | { say: 'keep'; pages: string[]; parts: string[] }
  /** Somebody's bookings must open without a connection: keep what they are shown with. */
  | { say: 'keep-bookings'; lang: Lang }
  /** Nobody is in the middle of anything: a new worker may take over. */
  | { say: 'take-over' };

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
