import type { Strategy } from 'workbox-strategies';
import type { Lang } from '#shared/languages.ts';
import { cacheNames, isFresh } from '#web/lib/offline/kept.ts';
import { build } from './build.ts';
import { ruleFor } from './rules.ts';
import { type Lasting, scope } from './scope.ts';
import { ownPageIn, ownPages, pages, parts, pictures } from './strategies.ts';

/** As Chromium asks for pictures; only what it has loaded in this way is taken, without a byte over the line. */
const pictureAccept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** Keeps pages that were opened without being loaded as documents, or before there was a worker. */
export async function keepPages(addresses: readonly string[], event: Lasting): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, scope.location.origin);
    const rule = ruleFor({ method: 'GET', url, origin: scope.location.origin, opensPage: true, signedIn: false });
    if (rule === 'page' && !(await isFresh(cacheNames.pages, url.href))) await take(pages, anew(url.href), event);
  }
}

/** Keeps the page's files, which the browser has in its own cache already. */
export async function keepParts(addresses: readonly string[], event: Lasting): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, scope.location.origin);
    const rule = ruleFor({ method: 'GET', url, origin: scope.location.origin, opensPage: false, signedIn: false });
    if (rule === 'part') await take(parts, anew(url.href), event);
    if (rule === 'picture') await take(pictures, fromBrowserCache(url.href), event);
  }
}

/** Keeps what a person's bookings are shown with: their page and its files. The bookings come by their own requests. */
export async function keepBookings(lang: Lang, event: Lasting): Promise<void> {
  const address = new URL(ownPageIn(lang === 'sw' ? '/sw' : '/'), scope.location.origin).href;
  if (!(await isFresh(cacheNames.ownPages, address))) await take(ownPages, anew(address), event);
  await keepParts([...build.bookingParts.any, ...build.bookingParts[lang]], event);
}

/** Failures are ignored: the next visit stores it. */
async function take(strategy: Strategy, request: Request, event: Lasting): Promise<void> {
  await Promise.allSettled(strategy.handleAll({ request, event }));
}

const anew = (address: string) => new Request(address, { headers: { accept: 'text/html,*/*' } });

const fromBrowserCache = (address: string) =>
  new Request(address, { headers: { accept: pictureAccept }, mode: 'same-origin', cache: 'only-if-cached' });
