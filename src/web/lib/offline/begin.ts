import type { AnyRouter } from '@tanstack/react-router';
import type { Lang } from '#shared/languages.ts';
import { withLang } from '#shared/languages.ts';
import { getConnection, subscribeToConnection } from '../connection.ts';
import type { PageContext } from '../page-context.ts';
import { getSession } from '../session.ts';
import { findToken, forgetKept } from '../token.ts';
import { keepOwnAnswers } from './keep-own-answers.ts';
import { openKeptInstead, tryShownErrorAgain } from './mend-shown-error.ts';
import { hearServer, watchConnection } from './watch-connection.ts';
import { letNewWorkerIn, startWorker, tell } from './worker.ts';

/** Pages where a person is in the middle of something that a new worker must not come into. */
const busyPages = /^\/(?:booking|payment)\//;
const ownPages = /^\/(?:dashboard|confirmation|profile)(?:\/|$)/;

type Router = AnyRouter & { options: { context: PageContext } };

/** Everything for lost connections, once the page is idle: notices them, and keeps what was seen. */
export function beginOffline(router: Router): void {
  openKeptInstead(router);
  readAnewWhenBack(router);
  watchConnection({
    look: hearServer,
    later: (call, ms) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    device: window,
    onLine: () => navigator.onLine,
  });
  // The dev server's files have no names of their own that a worker could go by.
  if (import.meta.env.PROD) void whenLoaded().then(() => keepWhatIsSeen(router));
}

/** What could not be read, or was read from what is kept, is read again. */
function readAnewWhenBack(router: Router): void {
  let { lost } = getConnection();
  subscribeToConnection(() => {
    const wasLost = lost;
    lost = getConnection().lost;
    if (!wasLost || lost) return;
    void router.options.context.queries.invalidateQueries();
    void tryShownErrorAgain(router);
  });
}

async function keepWhatIsSeen(router: Router): Promise<void> {
  // What loaded before the worker was there is told to it.
  const cameAlone = !navigator.serviceWorker?.controller;
  const registration = await startWorker();
  if (!registration) return;
  // Whoever did not want to be remembered has closed the browser since.
  if (findToken() === undefined) forgetKept();
  const { lang } = router.options.context;
  const seen = (path: string) => tell(registration, { say: 'keep', pages: [path], parts: loadedParts() });
  const own = rememberOwn(registration, lang);
  const sparing = savesData();
  if (cameAlone && !sparing) seen(here());
  own(router.state.location.pathname, sparing);
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (!busyPages.test(toLocation.pathname)) letNewWorkerIn(registration);
    if (getConnection().lost) return;
    // A document went through the worker; a page that came without one has to be asked for, which costs data.
    if (!savesData() && pathChanged) seen(withLang(toLocation.pathname + toLocation.searchStr, lang));
    own(toLocation.pathname, savesData());
  });
}

/** Once a session and document: keeps its bookings. With Save-Data only for those who look at them. */
function rememberOwn(registration: ServiceWorkerRegistration, lang: Lang) {
  let done: string | undefined;
  return async (pathname: string, sparing: boolean): Promise<void> => {
    if (sparing && !ownPages.test(pathname)) return;
    const { user } = await getSession();
    // Not by person: signing out has forgotten what was kept, and whoever signs in again has a session of their own.
    const token = findToken();
    if (!user || done === token) return;
    done = token;
    tell(registration, { say: 'keep-bookings', lang });
    await keepOwnAnswers(lang);
  };
}

const here = () => window.location.pathname + window.location.search;

/** Files and pictures of ours that this document has loaded so far. */
function loadedParts(): string[] {
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
