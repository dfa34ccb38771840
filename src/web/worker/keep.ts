import type { Strategy } from 'workbox-strategies';
import { type Lang, langs, withLang } from '#shared/languages.ts';
import { cacheNames, checkInPage, isFresh } from '#web/lib/offline/kept.ts';
import { build } from './build.ts';
import { ruleFor } from './rules.ts';
import { scope, type WorkerEvent } from './scope.ts';
import { ownPageIn, ownPages, pages, parts, pictures } from './strategies.ts';

/** Chromium's `accept` header for pictures: with the same one, a picture is found in the browser's own cache. */
const pictureAccept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Fetches and keeps the HTML of pages that were opened by a link inside a document, or before there was a worker. */
export async function keepPages(addresses: readonly string[], event: WorkerEvent): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, scope.location.origin);
    const rule = ruleFor({ method: 'GET', url, origin: scope.location.origin, opensPage: true, signedIn: false });
    if (rule === 'page' && !(await isFresh({ cacheName: cacheNames.pages, address: url.href })))
      await handle({ strategy: pages, request: requestFor(url.href), event });
  }
}

/** Keeps a page's files, which are in the browser's own cache already. */
export async function keepParts(addresses: readonly string[], event: WorkerEvent): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, scope.location.origin);
    const rule = ruleFor({ method: 'GET', url, origin: scope.location.origin, opensPage: false, signedIn: false });
    if (rule === 'part') await handle({ strategy: parts, request: requestFor(url.href), event });
    if (rule === 'picture') await handle({ strategy: pictures, request: fromBrowserCache(url.href), event });
  }
}

/** Keeps the HTML and files of the pages of bookings. The bookings themselves are kept when the page asks for them. */
export async function keepBookings(lang: Lang, event: WorkerEvent): Promise<void> {
  await keepOwnPage(withLang('/', lang), event);
  await keepParts([...build.bookingParts.any, ...build.bookingParts[lang]], event);
}

/**
 * Keeps the HTML and files of the page on which guests are checked in, in both languages: at a gate without signal several
 * people may use one phone.
 */
export async function keepCheckIn(event: WorkerEvent): Promise<void> {
  for (const lang of langs) await keepOwnPage(withLang(checkInPage, lang), event);
  const { any, ...texts } = build.checkInParts;
  await keepParts([...any, ...langs.flatMap((lang) => texts[lang])], event);
}

async function keepOwnPage(pathname: string, event: WorkerEvent): Promise<void> {
  const address = new URL(ownPageIn(pathname), scope.location.origin).href;
  if (await isFresh({ cacheName: cacheNames.ownPages, address })) return;
  // Without cookies, by which the server redirects to the language that was chosen last: this HTML is the same for everybody.
  await handle({ strategy: ownPages, request: requestFor(address, { credentials: 'omit' }), event });
}

interface HandleInput {
  strategy: Strategy;
  request: Request;
  event: WorkerEvent;
}

/** Keeps what a listing loads later, so that a listing that was opened can be read to its end without a connection. */
export async function keepListing(lang: Lang, event: WorkerEvent): Promise<void> {
  await keepParts([...build.listingParts.any, ...build.listingParts[lang]], event);
}

/** Fetches and keeps. Failures are ignored, since the next visit tries again. */
async function handle({ strategy, request, event }: HandleInput): Promise<void> {
  await Promise.allSettled(strategy.handleAll({ request, event }));
}

const requestFor = (address: string, more: RequestInit = {}) =>
  new Request(address, { headers: { accept: 'text/html,*/*' }, ...more });

const fromBrowserCache = (address: string) =>
  new Request(address, { headers: { accept: pictureAccept }, mode: 'same-origin', cache: 'only-if-cached' });
