import { isLoopback } from '#server/config/loopback.ts';
import { type CalendarProblem, importLimits } from '#shared/calendar-imports.ts';

export type ReadAddress = { url: URL } | { problem: CalendarProblem };

interface Rules {
  /** Whether addresses of this machine are allowed, by http and on any port; never in production. */
  loopback: boolean;
}

/**
 * Reads the address of an outside calendar as somebody pasted it: https on its usual port, without a name and password.
 * webcal means https. Where the host lies is decided later, by its IP addresses.
 */
export function readCalendarAddress(text: string, { loopback }: Rules): ReadAddress {
  const trimmed = text.trim();
  const asked = trimmed.replace(/^webcals?:/i, 'https:');
  if (asked.length > importLimits.addressLength || !URL.canParse(asked)) return { problem: 'address_invalid' };
  const url = new URL(asked);
  url.hash = '';
  const allowed = loopback && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !(allowed && url.protocol === 'http:')) {
    // Without a scheme, such as "airbnb.com/…", or with one that is none of the web.
    return { problem: url.protocol === 'http:' ? 'address_not_https' : 'address_invalid' };
  }
  if (url.hostname === '') return { problem: 'address_invalid' };
  if (url.username !== '' || url.password !== '') return { problem: 'address_password' };
  if (url.port !== '' && !allowed) return { problem: 'address_port' };
  return { url };
}
