import type { Lang } from '#shared/languages.ts';
import { personPrefix } from './forget-people.ts';

/** What pages and the worker call the caches. A name's number rises when its content changes its shape. */
export const cacheNames = {
  parts: 'twende-1-parts',
  pictures: 'twende-1-pictures',
  pages: 'twende-1-pages',
  /** The one empty page of signed-in people, once a language. */
  ownPages: 'twende-1-own-pages',
  answers: 'twende-1-answers',
} as const;

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

/** What a page tells the worker. */
export type Message =
  /** These pages are seen: keep them, and the files they are made of. */
  | { say: 'keep'; pages: string[]; parts: string[] }
  /** Somebody's bookings must open without a connection: keep what they are shown with. */
  | { say: 'keep-bookings'; lang: Lang }
  /** Nobody is in the middle of anything: a new worker may take over. */
  | { say: 'take-over' };
