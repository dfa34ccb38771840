import { stripLang } from '#shared/languages.ts';

/**
 * What the worker does with a request:
 * `part`, `picture`: never change, so the kept copy serves. `page`: the server first, the kept copy without it.
 * `own-page`: a page for signed-in people, whose HTML is the same for all of them and empty: one copy serves them all.
 * `passing-page`: never kept, only explained without a connection.
 * `answer`: a public answer, the server first. `own-answer`: the same, for one person.
 * undefined: none of the worker's business, such as payments, anything that is not read only, files and films.
 */
export type Rule = 'part' | 'picture' | 'page' | 'own-page' | 'passing-page' | 'answer' | 'own-answer' | undefined;

/** What decides about a request. */
export interface Asked {
  method: string;
  url: URL;
  /** The worker's own origin. */
  origin: string;
  /** Whether a page is opened by it. */
  opensPage: boolean;
  /** Whether it carries a session. */
  signedIn: boolean;
}

const uuid = '[^/]+';
const parts = /^\/assets\/[^/]+\.(?:js|css|woff2|svg|webp|avif|png|jpg)$/;
const picture = /^\/pictures\/[0-9a-f]{32}\/\d+$/;
const answers = new RegExp(`^/api/(?:services(?:/${uuid}(?:/availability)?)?|artisans|pictures/site|settings/public)$`);
const ownAnswers = new RegExp(`^/api/(?:auth/me|dashboard|bookings(?:/${uuid})?)$`);
const notPages = /^\/(?:api|dev|assets|pictures|currency|healthz|readyz)(?:\/|$)/;
const ownPages = /^\/(?:dashboard|profile|confirmation)(?:\/|$)/;
// Payments, forms whose outcome only the server knows, addresses that hold a secret, and the panels of providers and admins.
const passingPages = /^\/(?:payment|booking|login|register|verify-email|admin|provider)(?:\/|$)/;

/** Decides by method and address alone. */
export function ruleFor({ method, url, origin, opensPage, signedIn }: Asked): Rule {
  if (method !== 'GET' || url.origin !== origin) return undefined;
  const { pathname } = url;
  if (opensPage) return pageRule(pathname);
  if (parts.test(pathname)) return 'part';
  if (picture.test(pathname)) return 'picture';
  if (answers.test(pathname)) return 'answer';
  return signedIn && ownAnswers.test(pathname) ? 'own-answer' : undefined;
}

function pageRule(pathname: string): Rule {
  // A file that is opened as a page has a name with an ending.
  if (notPages.test(pathname) || /\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const bare = stripLang(pathname);
  if (ownPages.test(bare)) return 'own-page';
  return passingPages.test(bare) ? 'passing-page' : 'page';
}
