import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  '168.63.129.16/32', // where Azure's machines ask for what is theirs alone
];
/**
 * Within 2000::/3, which alone is given to the public internet, networks that are not part of it or that lead to an IPv4
 * address: https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const networks = (list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const found = new BlockList();
  for (const network of list) {
    const [address = '', bits] = network.split('/');
    found.addSubnet(address, Number(bits), family);
  }
  return found;
};
const not4 = networks(special4, 'ipv4');
const given6 = networks(['2000::/3'], 'ipv6');
const not6 = networks(special6, 'ipv6');

/**
 * Whether an IP address is one of the public internet: not of this machine, of a private or carrier's network, link-local,
 * multicast or reserved. An IPv6 address that stands for an IPv4 one is none, whichever it stands for.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !not4.check(address, 'ipv4');
  if (isIP(address) === 6)
    return !address.includes('%') && given6.check(address, 'ipv6') && !not6.check(address, 'ipv6');
  return false;
}
