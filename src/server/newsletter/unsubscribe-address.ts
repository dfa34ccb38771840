import type { App } from '#server/app.ts';
import { type Lang, withLang } from '#shared/languages.ts';
import { newsletterPaths } from '#shared/newsletter.ts';

/** What only our key makes of a subscriber's id: 40 hexadecimal digits. */
export const unsubscribeSignature = ({ secrets }: Pick<App, 'secrets'>, id: string): string =>
  secrets.digest('newsletter-unsubscribe', id).slice(0, 40);

/**
 * The address by which a subscriber unsubscribes: a page with a button and, for a mail program, the one-click address of
 * RFC 8058. It works for as long as our key is the same, and nothing of it is stored.
 */
export function unsubscribeAddress(
  app: Pick<App, 'secrets' | 'config'>,
  { id, lang }: { id: string; lang: Lang },
): string {
  const query = new URLSearchParams({ id, signature: unsubscribeSignature(app, id) });
  return `${app.config.publicUrl}${withLang(newsletterPaths.unsubscribe, lang)}?${query}`;
}
