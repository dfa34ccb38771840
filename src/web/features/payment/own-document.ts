import { useEffect } from 'react';
import { stripLang } from '#shared/languages.ts';

/**
 * What a page may load is decided with its document, and only that of a payment page may load what real cards need: the
 * page is opened anew where another page of ours has led to it.
 * @returns whether it is about to be
 */
export function useOwnDocument(liveCards: boolean): boolean {
  const foreign = liveCards && !openedAtPayment();
  useEffect(() => {
    if (foreign) window.location.reload();
  }, [foreign]);
  return foreign;
}

/** True as well where the browser does not tell: opening the page again and again would help nobody. */
function openedAtPayment(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !URL.canParse(entry.name)) return true;
  return stripLang(new URL(entry.name).pathname).startsWith('/payment/');
}
