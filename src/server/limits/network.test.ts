import { expect, test } from 'vitest';
import { makeSecrets } from '#server/secrets.ts';
import { networkLimits, networksOf, shortAddress } from './network.ts';

test.each([
  ['196.201.214.77', '196.201.214.77', undefined, '196.201.214.x'],
  ['::ffff:196.201.214.77', '196.201.214.77', undefined, '196.201.214.x'],
  ['196.201.214.77:4711', '196.201.214.77', undefined, '196.201.214.x'],
  ['::ffff:c4c9:d64d', '196.201.214.77', undefined, '196.201.214.x'],
  ['[0:0:0:0:0:FFFF:a00:1]:443', '10.0.0.1', undefined, '10.0.0.x'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
  ['[fe80::1%eth0]', 'fe80:0:0:0::/64', 'fe80:0:0::/48', 'fe80:0:0::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48', '2001:db8:0::/48'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64', '64:ff9b:0::/48', '64:ff9b:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48', '0:0:0::/48'],
  ['unix:', 'unix:', undefined, 'unknown'],
  ['', '', undefined, 'unknown'],
])('the network of %s is %s', (address, network, site, short) => {
  expect(networksOf(address)).toEqual({ network, site });
  expect(shortAddress(address)).toBe(short);
});

test('a /48 of IPv6 has five times the limit of a /64, and no limit names an address', () => {
  const secrets = makeSecrets('11'.repeat(32));
  const limit = { subject: 'sign-in', most: 60, periodMs: 1000 };
  const [network, site, ...more] = networkLimits(secrets, '2001:db8:1:2::9', limit);
  expect(more).toEqual([]);
  expect([network?.most, site?.most]).toEqual([60, 300]);
  expect(network?.subject).toMatch(/^sign-in:network:[0-9a-f]{64}$/);
  expect(networkLimits(secrets, '2001:db8:1:2:ffff::', limit)[0]).toEqual(network);
  expect(networkLimits(secrets, '2001:db8:1:3::', limit)[1]).toEqual(site);
  expect(networkLimits(secrets, '192.0.2.1', limit).map(({ most }) => most)).toEqual([60]);
});
