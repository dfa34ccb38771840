import type { AnyRouter } from '@tanstack/react-router';
import { getConnection, noteLost } from '../connection.ts';
import { isLostPiece } from '../lost-pieces.ts';
import { cacheNames } from './kept.ts';
import { getShownError, isUnreached, subscribeToShownError } from './shown-error.ts';
import { hearServer } from './watch-connection.ts';

/**
 * Without a connection a link inside the document needs words and answers of its page that came inside its HTML when it
 * was seen, never as files of their own: then its kept document is opened in place of the error. With a connection a
 * piece of script that is lost has been replaced by a newer version, which another document brings.
 */
export function openKeptInstead(router: AnyRouter): void {
  // A document that is broken from the start is not opened again and again.
  let moved = false;
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    moved ||= fromLocation !== undefined && hrefChanged;
  });
  subscribeToShownError(async () => {
    const error = getShownError()?.error;
    if (!isUnreached(error)) return;
    if (!getConnection().lost && !(await hearServer())) noteLost();
    const opens = getConnection().lost ? await isKept() : isLostPiece(error);
    if (!moved || !opens) return;
    window.location.reload();
    await untilGone;
  });
}

/** Tries an error page again, now that the connection is back. */
export async function tryShownErrorAgain(router: AnyRouter): Promise<void> {
  if (getShownError() && !isLostPiece(getShownError()?.error)) await router.invalidate();
  // Of these the browser knows nothing better until the document is another one.
  if (isLostPiece(getShownError()?.error)) window.location.reload();
}

const untilGone = new Promise<void>(() => undefined);

/** Whether this very page opens from what the worker has kept. */
async function isKept(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  const { pathname, search } = window.location;
  const page = await caches.match(pathname + search, { cacheName: cacheNames.pages, ignoreVary: true });
  return page !== undefined;
}
