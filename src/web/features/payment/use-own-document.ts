import { useEffect } from 'react';
import { stripLang } from '#shared/languages.ts';

/**
 * Reloads a payment page that was reached by a link inside another page. A document's security policy says which
 * scripts it may load, and only that of a payment page allows the script for real cards.
 * @returns whether the page is about to be reloaded
 */
export function useOwnDocument({ liveCards }: { liveCards: boolean }): boolean {
  const foreign = liveCards && !openedAtPayment();
  useEffect(() => {
    if (foreign) window.location.reload();
  }, [foreign]);
  return foreign;
}

/** Also true where the browser does not say, so that the page is not reloaded again and again. */
function openedAtPayment(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !URL.canParse(entry.name)) return true;
  return stripLang(new URL(entry.name).pathname).startsWith('/payment/');
}
