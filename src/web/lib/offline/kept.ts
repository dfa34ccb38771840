import type { Lang } from '#shared/languages.ts';
import { personPrefix } from './forget-people.ts';

/**
 * The names of the caches, for pages and the worker. The number in a name rises when the shape of its content changes.
 */
export const cacheNames = {
  parts: 'twende-1-parts',
  pictures: 'twende-1-pictures',
  pages: 'twende-2-pages',
  /** The HTML of signed-in people's pages, which is the same for all: one copy in each language, and one for checking in. */
  ownPages: 'twende-1-own-pages',
  answers: 'twende-13-answers',
} as const;

/** The page on which members of a provider check guests in. */
export const checkInPage = '/provider/check-in';

/** What was kept less than ten minutes ago is not fetched again. */
const freshMs = 10 * 60_000;

export async function isFresh({ cacheName, address }: { cacheName: string; address: string }): Promise<boolean> {
  const kept = await caches.match(address, { cacheName, ignoreVary: true });
  return Date.now() - Date.parse(kept?.headers.get('date') ?? '') < freshMs;
}

/** A parameter of an address that says of which state a file is kept. The server does not read it. */
export const ofParameter = '~of';

/** The key of a person's answer in its cache: its address with its language, of whatever state it is. */
export function ownKey(address: URL, lang: string): string {
  const url = new URL(address);
  url.searchParams.delete(ofParameter);
  url.searchParams.set('~lang', lang);
  return url.href;
}

/** Whether the answer of this path is fresh in the cache of the current person. There is one such cache at a time. */
export async function isOwnFresh(path: string, lang: Lang): Promise<boolean> {
  const [name] = (await caches.keys()).filter((each) => each.startsWith(personPrefix));
  return name !== undefined && isFresh({ cacheName: name, address: ownKey(new URL(path, location.origin), lang) });
}

/** A message from a page to the worker. */
export type Message =
  /** Keep these pages and files. */
  | { say: 'keep'; pages: string[]; parts: string[] }
  /** Keep what the pages of bookings need, so that they open without a connection. */
  | { say: 'keep-bookings'; lang: Lang }
  /** Keep the page on which guests are checked in, in both languages. */
  | { say: 'keep-check-in' }
  /** Keep what a listing loads only when it is scrolled. */
  | { say: 'keep-listing'; lang: Lang }
  /** No form or payment is unfinished, so a waiting worker may become active. */
  | { say: 'use-new-version' };
