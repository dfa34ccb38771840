import type { IncomingMessage } from 'node:http';
import { stripLang } from '#shared/languages.ts';

/**
 * What a page may load besides our own, for the content security policy: Stripe's script with its frames and calls, on
 * the payment page alone and only where real cards are taken.
 * @returns a source list for a directive, by request
 */
export function cardSources(live: boolean) {
  return (own: string, ...stripes: string[]) =>
    ({ url = '/' }: IncomingMessage): string =>
      [own, ...(live && isPaymentPage(url) ? stripes : [])].join(' ');
}

const isPaymentPage = (url: string) => stripLang(url.split('?')[0] ?? '/').startsWith('/payment/');
