import { isIPv4, isIPv6 } from 'node:net';
import type { Secrets } from '#server/secrets.ts';
import type { Limit } from './take-tries.ts';

/** One customer of a provider has a /64 at least, and often a /48: 65,536 of them. */
const sitePerNetwork = 5;

/**
 * The networks that an address is counted for: the IPv4 address itself; of IPv6 the /64, and the /48 that it lies in.
 * @param address as Fastify gives it: the peer's, or by TRUST_PROXY what a proxy says, which may be any text
 */
export function networksOf(address: string): { network: string; site: string | undefined } {
  const plain = withoutPort(address);
  if (!isIPv6(plain)) return { network: plain.slice(0, 60), site: undefined };
  const groups = groupsOf(plain);
  const mapped = mappedIPv4(groups);
  if (mapped) return { network: mapped, site: undefined };
  const named = groups.map((group) => group.toString(16));
  return { network: `${named.slice(0, 4).join(':')}::/64`, site: `${named.slice(0, 3).join(':')}::/48` };
}

/** Some proxies add a port, and brackets around an IPv6 address. Its zone is left out, too. */
function withoutPort(address: string): string {
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  const ofIPv4 = /^([\d.]+):\d+$/.exec(address)?.[1];
  return (inBrackets ?? ofIPv4 ?? address).split('%')[0] ?? '';
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;
  const inGroups = address.replace(dotted, (_, ...bytes) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [first = [], last = []] = inGroups.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address that an IPv6 address stands for; undefined if it is none of those. */
function mappedIPv4(groups: readonly number[]): string | undefined {
  const [sixth, high = 0, low = 0] = groups.slice(5);
  if (sixth !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * The limits of a network: `limit` for an IPv4 address or a /64 of IPv6, and five times as much for the /48 around it.
 * The table keeps a keyed digest of the network.
 */
export function networkLimits(secrets: Secrets, address: string, limit: Limit): Limit[] {
  const { network, site } = networksOf(address);
  const of = (name: string) => `${limit.subject}:network:${secrets.digest('network', name)}`;
  return [
    { ...limit, subject: of(network) },
    ...(site ? [{ ...limit, subject: of(site), most: limit.most * sitePerNetwork }] : []),
  ];
}

/** An address for the log: of IPv4 without the last number, of IPv6 the /48. */
export function shortAddress(address: string): string {
  const { network, site } = networksOf(address);
  if (site) return site;
  return isIPv4(network) ? network.replace(/\d+$/, 'x') : 'unknown';
}
