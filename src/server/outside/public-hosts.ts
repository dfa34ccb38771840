import { lookup, Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '#server/config/loopback.ts';
import { isPublicAddress } from './public-networks.ts';

/** Of one look-up. */
const lookupMs = 3_000;

export interface HostAddress {
  address: string;
  family: number;
}

/** A host name as look-ups take it: IPv6 addresses without brackets. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '');

/**
 * All IP addresses of a host. Asks name servers by itself: the look-ups of the system cannot be stopped, and slow ones would
 * keep those of payment providers and of the database waiting.
 * @param hostname as URLs have it  @throws Error with the code of the look-up where it has none
 */
export async function resolveHost(hostname: string): Promise<HostAddress[]> {
  const host = bare(hostname);
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  if (isLoopback(host)) return lookup(host, { all: true, verbatim: true });
  const resolver = new Resolver({ timeout: lookupMs, tries: 1 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
}

/**
 * Whether a host at these addresses may be asked for what somebody wants us to ask: all are public, or, where `loopback` allows
 * it, the host is this machine.
 */
export function mayAsk({ hostname }: URL, to: readonly HostAddress[], loopback: boolean): boolean {
  if (to.length === 0) return false;
  if (loopback && isLoopback(hostname)) return to.every(({ address }) => isLoopback(address));
  return to.every(({ address }) => isPublicAddress(address));
}

/** A look-up that answers the addresses that were checked, so that the name is not looked up again. */
export function lookupOf(to: readonly HostAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = to;
    if (options.all) done(null, [...to]);
    else done(null, first?.address ?? '', first?.family);
  };
}

/** Not all work can be stopped, but nobody waits for it any longer. @throws the reason of the signal */
export function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
