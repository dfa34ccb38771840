import { stripLang } from '#shared/languages.ts';

/**
 * What the worker does with a request:
 * `part`, `picture`: a file that never changes, so the kept copy is used. `page`: from the server, else the kept copy.
 * `own-page`: a page for signed-in people; its HTML is the same for all, so one copy is kept.
 * `never-kept-page`: from the server, else a page that explains the lost connection.
 * `answer`: a public answer, from the server, else the kept copy. `own-answer`: the same, for one person.
 * undefined: left to the browser, such as payments, calls that change something, files and films.
 */
export type Rule = 'part' | 'picture' | 'page' | 'own-page' | 'never-kept-page' | 'answer' | 'own-answer' | undefined;

export interface Asked {
  method: string;
  url: URL;
  /** The worker's own origin. */
  origin: string;
  /** Whether it is a navigation to a page. */
  opensPage: boolean;
  /** Whether it carries a session's token. */
  signedIn: boolean;
}

const uuid = '[^/]+';
const parts = /^\/assets\/[^/]+\.(?:js|css|woff2|svg|webp|avif|png|jpg)$/;
const picture = /^\/pictures\/[0-9a-f]{32}\/\d+$/;
const answers = new RegExp(
  `^/api/(?:services(?:/${uuid}(?:/availability)?)?|providers/${uuid}|artisans|pictures/site|settings/public)$`,
);
const ownAnswers = new RegExp(
  `^/api/(?:auth/me|dashboard|bookings(?:/${uuid}(?:/voucher\\.pdf)?)?|provider/check-ins)$`,
);
const notPages = /^\/(?:api|dev|assets|pictures|avatars|currency|healthz|readyz)(?:\/|$)/;
const ownPages = /^\/(?:(?:dashboard|profile|confirmation)(?:\/|$)|provider\/check-in$)/;
// Payments, forms whose outcome only the server knows, addresses with a secret (a message to our team, a shared list), the panels of providers (but for checking in,
// which is among the own pages) and admins, and the application of a provider, but for the page that explains it.
const neverKeptPages =
  /^\/(?:payment|booking|login|register|verify-email|forgot-password|finish-sign-in|take-back|invitation|newsletter|admin|provider)(?:\/|$)|^\/(?:onboard|support|favorites\/shared)\/./;

/**
 * Signing in with Google or Facebook goes through these. The browser has begun to load them before the worker decides
 * (navigation preload), and would ask once more if they were left to it; each works once.
 */
const signInElsewhere = /^\/api\/auth\/identity\//;

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
  if (signInElsewhere.test(pathname)) return 'never-kept-page';
  // A name with an ending is a file.
  if (notPages.test(pathname) || /\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const bare = stripLang(pathname);
  if (ownPages.test(bare)) return 'own-page';
  return neverKeptPages.test(bare) ? 'never-kept-page' : 'page';
}
