import type { AnyRouter } from '@tanstack/react-router';
import type { Lang } from '#shared/languages.ts';
import { withLang } from '#shared/languages.ts';
import { getConnection, subscribeToConnection } from '../connection.ts';
import type { PageContext } from '../page-context.ts';
import { getSession } from '../session.ts';
import { findToken, forgetKept } from '../token.ts';
import { followSession } from './check-ins/follow-session.ts';
import { isAnyNoted } from './check-ins/noted-key.ts';
import { openKeptPageOnError, retryShownError } from './open-kept-page.ts';
import { reachServer, watchConnection } from './watch-connection.ts';
import { activateWaitingWorker, sendToWorker, startWorker } from './worker.ts';

/** Pages with an unfinished form or payment, during which a new worker must not become active. */
const busyPages = /^\/(?:booking|payment)\//;
const listings = /^\/services\/[^/]+$/;
const ownPages = /^\/(?:dashboard|confirmation|profile|provider\/check-in)(?:\/|$)/;

export type Router = AnyRouter & { options: { context: PageContext } };

/**
 * Starts offline support, once the page is idle: notices lost connections, and keeps pages and answers that were seen.
 */
export function startOfflineSupport(router: Router): void {
  openKeptPageOnError(router);
  refetchWhenReconnected(router);
  void sendWaitingCheckIns();
  followSession(router, { texts: router.options.context.texts, send: sendWaitingCheckIns });
  watchConnection({
    reach: reachServer,
    later: (call, ms) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    device: window,
    onLine: () => navigator.onLine,
  });
  // The worker knows files by their hashed names, which the dev server's do not have.
  if (import.meta.env.PROD) void whenLoaded().then(() => keepSeenPages(router));
}

/** Once the connection is back, reads again what failed or came from the worker's caches. */
function refetchWhenReconnected(router: Router): void {
  let { lost } = getConnection();
  subscribeToConnection(() => {
    const wasLost = lost;
    lost = getConnection().lost;
    if (!wasLost || lost) return;
    void router.options.context.queries.invalidateQueries();
    void retryShownError(router);
    void sendWaitingCheckIns();
  });
}

/** Sends the check-ins that were made without signal; their code is loaded only where there are any. */
async function sendWaitingCheckIns(): Promise<void> {
  if (!isAnyNoted()) return;
  const sender = await import('./check-ins/send-noted.ts').catch(() => undefined);
  await sender?.sendNoted();
}

async function keepSeenPages(router: Router): Promise<void> {
  // The worker has not seen the requests of a document that was loaded before it.
  const loadedWithoutWorker = !navigator.serviceWorker?.controller;
  const registration = await startWorker();
  if (!registration) return;
  // A person who did not want to be remembered has closed the browser since, so their answers must go.
  if (findToken() === undefined) forgetKept();
  const { lang } = router.options.context;
  const keepPage = (path: string) => sendToWorker(registration, { say: 'keep', pages: [path], parts: loadedFiles() });
  const keepOwn = createOwnKeeper(registration, lang);
  const keepListing = (pathname: string) => {
    if (!savesData() && listings.test(pathname)) sendToWorker(registration, { say: 'keep-listing', lang });
  };
  if (loadedWithoutWorker && !savesData()) keepPage(here());
  keepListing(router.state.location.pathname);
  void keepOwn(router.state.location.pathname);
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (!busyPages.test(toLocation.pathname)) activateWaitingWorker(registration);
    if (getConnection().lost) return;
    // This page was opened without a document, so the worker has to fetch its HTML, which costs data.
    if (!savesData() && pathChanged) keepPage(withLang(toLocation.pathname + toLocation.searchStr, lang));
    if (pathChanged) keepListing(toLocation.pathname);
    void keepOwn(toLocation.pathname);
  });
}

/**
 * @returns a function that keeps the bookings of whoever is signed in, once for each session and document; with
 *   Save-Data only when they open one of their own pages
 */
function createOwnKeeper(registration: ServiceWorkerRegistration, lang: Lang) {
  let done: string | undefined;
  return async (pathname: string): Promise<void> => {
    if (savesData() && !ownPages.test(pathname)) return;
    const { user } = await getSession();
    // By session, not by person: a sign-out deletes what was kept, so the next session of the same person keeps it
    // again.
    const token = findToken();
    if (!user || done === token) return;
    done = token;
    sendToWorker(registration, { say: 'keep-bookings', lang });
    // Loaded for signed-in people alone. Where it cannot be loaded, there is nothing to keep either.
    const keeper = await import('./keep-own-answers.ts').catch(() => undefined);
    if (keeper) await keeper.keepOwnAnswers({ lang, user, registration });
    else done = undefined;
  };
}

const here = () => window.location.pathname + window.location.search;

/** Our files and pictures that this document has loaded so far. */
function loadedFiles(): string[] {
  const own = `${window.location.origin}/`;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${own}assets/`) || name.startsWith(`${own}pictures/`));
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}
