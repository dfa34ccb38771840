import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { langOfPath, stripLang, withLang } from '#shared/languages.ts';
import { withoutTracking } from '#shared/tracking.ts';
import { cacheNames, checkInPage } from '#web/lib/offline/kept.ts';
import { withDate } from './dated-page.ts';
import { offlineAnswer } from './offline-answer.ts';
import { asKept } from './own-answers.ts';

const daySeconds = 24 * 3600;
/** If the server has not answered by then, the stored page is shown. */
const pageWithinSeconds = 3;

// Our responses vary by cookies, which the Cache API does not know, and by the language, which is part of the key.
const matchOptions = { ignoreVary: true };

const atMost = ({ maxEntries, days }: { maxEntries: number; days: number }) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * daySeconds, purgeOnQuotaError: true, matchOptions });

const wholeOnly = new CacheableResponsePlugin({ statuses: [200] });

/**
 * The address under which the page of signed-in people is kept, in the language of `pathname`. The page that scans vouchers
 * has its own, since only its headers allow the camera.
 */
export const ownPageIn = (pathname: string) =>
  withLang(stripLang(pathname) === checkInPage ? checkInPage : '/dashboard', langOfPath(pathname));

/** One copy of a page, by whatever link it is opened. */
const pageKey = ({ url }: Request) => withoutTracking(url);

/** Keeps HTML that was not redirected. Deletes the copy of a page that no longer exists or is redirected now. */
const pagesOnly: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(request),
  cacheWillUpdate: async ({ request, response }) => {
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    if (response.status === 200 && isPage && !response.redirected) return response;
    if ([404, 410].includes(response.status) || response.type === 'opaqueredirect') {
      await (await caches.open(cacheNames.pages)).delete(pageKey(request), matchOptions);
    }
    return null;
  },
};

/** Says in the HTML of a kept page when the server gave it (`lib/answered-at.ts`), since a page cannot read its own headers. */
const datedPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? withDate(cachedResponse) : null),
};

const ownPagesOnly: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + ownPageIn(pathname);
  },
  // The HTML names its address, so that of a booking must not be kept for others.
  cacheWillUpdate: async ({ request, response }) => {
    const { pathname } = new URL(request.url);
    return response.status === 200 && !response.redirected && pathname === ownPageIn(pathname) ? response : null;
  },
};

const explainOffline: WorkboxPlugin = { handlerDidError: ({ request }) => offlineAnswer(new URL(request.url)) };

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/**
 * A picture that cannot be loaded: another kept width of it, else an empty picture, behind which the page shows its
 * placeholder.
 */
const anyWidth: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const [, folder, id] = new URL(request.url).pathname.split('/');
    const cache = await caches.open(cacheNames.pictures);
    const other = (await cache.keys()).findLast(({ url }) => url.includes(`/${folder}/${id}/`));
    const kept = other && (await cache.match(other, matchOptions));
    return kept ?? new Response(emptyPicture, { headers: { 'content-type': 'image/svg+xml' } });
  },
};

/** Answers of one address in two languages are kept apart. */
const byLanguage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set('~lang', request.headers.get('accept-language') ?? '');
    return url.href;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? asKept(cachedResponse) : null),
};

export const parts = new CacheFirst({
  cacheName: cacheNames.parts,
  matchOptions,
  plugins: [wholeOnly, atMost({ maxEntries: 250, days: 60 })],
});

export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions,
  plugins: [wholeOnly, atMost({ maxEntries: 150, days: 60 }), anyWidth],
});

export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: pageWithinSeconds,
  matchOptions,
  plugins: [pagesOnly, datedPage, atMost({ maxEntries: 40, days: 30 }), explainOffline],
});

export const ownPages = new NetworkFirst({
  cacheName: cacheNames.ownPages,
  networkTimeoutSeconds: pageWithinSeconds,
  matchOptions,
  plugins: [ownPagesOnly, datedPage, explainOffline],
});

export const neverKeptPages = new NetworkOnly({ plugins: [explainOffline] });

export const answers = new NetworkFirst({
  cacheName: cacheNames.answers,
  matchOptions,
  plugins: [byLanguage, wholeOnly, atMost({ maxEntries: 80, days: 30 })],
});
