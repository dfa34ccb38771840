import type { AnyRouter } from '@tanstack/react-router';
import { getConnection, noteLost } from '../connection.ts';
import { isLostChunk } from '../lost-chunks.ts';
import { cacheNames } from './kept.ts';
import { getShownError, isConnectionError, subscribeToShownError } from './shown-error.ts';
import { reachServer } from './watch-connection.ts';

/**
 * Reloads the page where that shows it instead of an error. Without a connection: if the worker has kept its document,
 * since texts and answers of a page that was opened by a link are in no cache of their own. With a connection: if a
 * chunk could not be loaded, since a newer version has replaced it.
 */
export function openKeptPageOnError(router: AnyRouter): void {
  // A document that shows an error from the start is not reloaded, or it might be without end.
  let navigated = false;
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    navigated ||= fromLocation !== undefined && hrefChanged;
  });
  subscribeToShownError(async () => {
    const error = getShownError()?.error;
    if (!isConnectionError(error)) return;
    if (!getConnection().lost && !(await reachServer())) noteLost();
    const opens = getConnection().lost ? await isKept() : isLostChunk(error);
    if (!navigated || !opens) return;
    window.location.reload();
    await untilUnloaded;
  });
}

/** Once the connection is back: loads the data of an error page again, or the whole document if a chunk is missing. */
export async function retryShownError(router: AnyRouter): Promise<void> {
  if (getShownError() && !isLostChunk(getShownError()?.error)) await router.invalidate();
  // The browser does not ask for a failed chunk again in this document.
  if (isLostChunk(getShownError()?.error)) window.location.reload();
}

const untilUnloaded = new Promise<void>(() => undefined);

/** Whether the worker has kept the document of this page. */
async function isKept(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const { pathname, search } = window.location;
  const page = await caches.match(pathname + search, { cacheName: cacheNames.pages, ignoreVary: true });
  return page !== undefined;
}
