import { langOfPath, stripLang, withLang } from '#shared/languages.ts';
import { cacheNames } from '#web/lib/offline/kept.ts';
import tokens from '#web/styles/tokens.css?raw';
import { build } from './build.ts';
import { keptOfOwn } from './kept-of-own.ts';
import { type KeptPage, offlinePage } from './offline-page.ts';
import { ruleFor } from './rules.ts';

/** How many kept pages are listed. */
const shownPages = 8;

/**
 * The answer for a page that can be neither reached nor found in the cache: a redirect to the page in the other
 * language if that is kept, since the server would have redirected by the chosen language; else a page that lists what
 * can be opened.
 */
export async function offlineAnswer(url: URL): Promise<Response> {
  const lang = langOfPath(url.pathname);
  const translated = withLang(url.pathname, lang === 'en' ? 'sw' : 'en') + url.search;
  const pages = await caches.open(cacheNames.pages);
  if (await pages.match(translated, { ignoreVary: true }))
    return Response.redirect(new URL(translated, url.origin).href, 302);
  const nonce = crypto.randomUUID();
  const html = offlinePage({
    lang,
    address: url.pathname + url.search,
    neverKept: isNeverKept(url),
    pages: await keptPages(pages, lang, url.origin),
    home: (await pages.match(withLang('/', lang), { ignoreVary: true })) !== undefined,
    own: await keptOfOwn(lang),
    tokens,
    fonts: build.fonts,
    nonce,
  });
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // The same as on our server's pages, so that the browser opens both in one process.
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; font-src 'self'; connect-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`,
    },
  });
}

const isNeverKept = (url: URL) =>
  ruleFor({ method: 'GET', url, origin: url.origin, opensPage: true, signedIn: false }) === 'never-kept-page';

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

/** The title in a page's HTML, which is escaped already. */
const titleOf = (html: string) => (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ · Twende$/, '');
