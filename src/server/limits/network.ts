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
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped && isIPv4(mapped)) return { network: mapped, site: undefined };
  if (!isIPv6(plain)) return { network: plain.slice(0, 60), site: undefined };
  const groups = groupsOf(plain);
  return { network: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` };
}

/** The first four of the eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The last two groups may be written as an IPv4 address; what they are does not matter here.
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  const groups = [...(first ?? []), ...Array<string>(Math.max(0, zeros)).fill('0'), ...(last ?? [])];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
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
