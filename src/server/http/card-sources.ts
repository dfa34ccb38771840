import type { IncomingMessage } from 'node:http';
import { stripLang } from '#shared/languages.ts';

/**
 * The sources of a directive of the content security policy. Those of Stripe are added only on the payment page, and only
 * where real cards are taken.
 * @returns a function that makes the source list for a request
 */
export function cardSources({ live }: { live: boolean }) {
  return (own: string, ...stripes: string[]) =>
    ({ url = '/' }: IncomingMessage): string =>
      [own, ...(live && isPaymentPage(url) ? stripes : [])].join(' ');
}

/** Whether an address is that of the payment page, in any language. */
export const isPaymentPage = (url: string): boolean =>
  url.includes('/payment/') && stripLang(url.split('?')[0] ?? '/').startsWith('/payment/');
