import { useEffect } from 'react';
import { openedAt } from '#web/lib/opened-at.ts';

/**
 * Reloads a payment page that was reached by a link inside another page. A document's security policy says which
 * scripts it may load, and only that of a payment page allows the script for real cards.
 * @returns whether the page is about to be reloaded
 */
export function useOwnDocument({ liveCards }: { liveCards: boolean }): boolean {
  const foreign = liveCards && !openedAt((path) => path.startsWith('/payment/'));
  useEffect(() => {
    if (foreign) window.location.reload();
  }, [foreign]);
  return foreign;
}
