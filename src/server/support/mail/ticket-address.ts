import type { App } from '#server/app.ts';
import { ticketReferenceIn } from '#shared/support-rules.ts';

type Parts = Pick<App, 'config' | 'secrets'>;

/** 96 bits, so that nobody guesses one. */
const sealLength = 24;

/** The end of a ticket's address, made of its id: a later ticket of the same reference has another one. */
export const sealOf = ({ secrets }: Pick<App, 'secrets'>, ticketId: string): string =>
  secrets.digest('ticket-mail', ticketId).slice(0, sealLength);

/**
 * The address at which email is taken into a ticket, such as help+7k4m2p3f…@example.com; undefined where no email comes in. Mail
 * programs may change its letters to capitals.
 */
export function ticketAddress(app: Parts, { id, reference }: { id: string; reference: string }): string | undefined {
  const [name, domain] = app.config.supportReplyAddress?.split('@') ?? [];
  if (!name || !domain) return undefined;
  return `${name}+${reference.slice('SUP-'.length).toLowerCase()}${sealOf(app, id)}@${domain}`;
}

interface Addressed {
  reference: string;
  seal: string;
}

/** So many addresses of one message are looked at. */
const most = 10;

/** The addresses of tickets in texts, such as those of To and Cc, as nobody has checked them yet; the first ten. */
export function addressesIn({ config }: Pick<App, 'config'>, texts: readonly string[]): Addressed[] {
  const [name = '', domain = ''] = config.supportReplyAddress?.split('@') ?? [];
  if (!name) return [];
  const literally = (text: string) => text.replace(/[.-]/g, '\\$&');
  const address = new RegExp(
    `(?<![\\w.+-])${literally(name)}\\+([2-9a-z]{6})([0-9a-f]{${sealLength}})@${literally(domain)}(?![\\w.-])`,
    'gi',
  );
  const found = texts.flatMap((text) => [...text.matchAll(address)]);
  return found.slice(0, most).flatMap(([, letters = '', seal = '']) => {
    const reference = ticketReferenceIn(`SUP-${letters}`);
    return reference ? [{ reference, seal: seal.toLowerCase() }] : [];
  });
}
