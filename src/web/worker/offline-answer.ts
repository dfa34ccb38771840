import { langOfPath, stripLang, withLang } from '#shared/languages.ts';
import { personPrefix } from '#web/lib/offline/forget-people.ts';
import { cacheNames } from '#web/lib/offline/kept.ts';
import tokens from '#web/styles/tokens.css?raw';
import { build } from './build.ts';
import { type KeptPage, offlinePage } from './offline-page.ts';
import { ruleFor } from './rules.ts';

/** As many as one looks through. */
const shownPages = 8;

/**
 * What a page that is neither reachable nor kept answers: its twin in the other language where that is kept (the
 * choice of language is the server's to redirect), else a page that says so and lists what opens.
 */
export async function offlineAnswer(url: URL): Promise<Response> {
  const lang = langOfPath(url.pathname);
  const twin = withLang(url.pathname, lang === 'en' ? 'sw' : 'en') + url.search;
  const pages = await caches.open(cacheNames.pages);
  if (await pages.match(twin, { ignoreVary: true })) return Response.redirect(new URL(twin, url.origin).href, 302);
  const nonce = crypto.randomUUID();
  const html = offlinePage({
    lang,
    address: url.pathname + url.search,
    passing: isPassing(url),
    pages: await keptPages(pages, lang, url.origin),
    home: (await pages.match(withLang('/', lang), { ignoreVary: true })) !== undefined,
    bookings: await hasBookings(lang),
    tokens,
    fonts: build.fonts,
    nonce,
  });
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // As our server's pages have it: the browser then opens them in the same process.
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; font-src 'self'; connect-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`,
    },
  });
}

const isPassing = (url: URL) =>
  ruleFor({ method: 'GET', url, origin: url.origin, opensPage: true, signedIn: false }) === 'passing-page';

async function keptPages(cache: Cache, lang: 'en' | 'sw', origin: string): Promise<KeptPage[]> {
  const requests = (await cache.keys()).toReversed().filter(({ url }) => langOfPath(new URL(url).pathname) === lang);
  const found = await Promise.all(
    requests.slice(0, shownPages).map(async ({ url }) => {
      const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
      return { address: url.slice(origin.length), title: titleOf(html) };
    }),
  );
  return found.filter(({ title, address }) => title !== '' && stripLang(address) !== '/');
}

/** As the HTML has it, escaped already. */
const titleOf = (html: string) => (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ · Twende$/, '');

async function hasBookings(lang: 'en' | 'sw'): Promise<boolean> {
  const own = await caches.open(cacheNames.ownPages);
  const [page, names] = await Promise.all([
    own.match(withLang('/dashboard', lang), { ignoreVary: true }),
    caches.keys(),
  ]);
  return page !== undefined && names.some((name) => name.startsWith(personPrefix));
}
