import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { makeSecrets } from '#server/secrets.ts';
import { addressesIn, sealOf, ticketAddress } from './ticket-address.ts';

const appWith = (address: string, key = '01'.repeat(32)) => ({
  config: readConfig({ SUPPORT_REPLY_ADDRESS: address }),
  secrets: makeSecrets(key),
});
const app = appWith('Help.Me@mail.example.com');
const ticket = { id: '0199a000-0000-7000-8000-000000000001', reference: 'SUP-7K4M2P' };
const address = ticketAddress(app, ticket) ?? '';

test('a ticket has an address of its own that fits into a mailbox, whatever case it is written in', () => {
  expect(address).toMatch(/^help\.me\+7k4m2p[0-9a-f]{24}@mail\.example\.com$/);
  for (const written of [address, address.toUpperCase(), `"Twende" <${address}>`, `x@y.example, ${address};`]) {
    const [found] = addressesIn(app, [written]);
    expect(found?.reference, written).toBe('SUP-7K4M2P');
    expect(found?.seal, written).toBe(sealOf(app, ticket.id));
  }
  const longest = ticketAddress(appWith(`${'a'.repeat(29)}@example.com`), ticket);
  expect(longest?.split('@')[0]?.length).toBeLessThanOrEqual(64);
});

test('of another ticket, another key or a changed letter it is not the address', () => {
  const [found] = addressesIn(app, [address]);
  if (!found) throw new Error('no address');
  const others = [
    sealOf(app, '0199a000-0000-7000-8000-000000000002'),
    sealOf(appWith('help.me@mail.example.com', '02'.repeat(32)), ticket.id),
  ];
  expect(others).not.toContain(found.seal);
  const [changed] = addressesIn(app, [address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))]);
  expect(changed?.seal).not.toBe(found.seal);
});

test('nothing else is one', () => {
  const odd = [
    ...['help.me@mail.example.com', address.replace('help.me', 'helpxme'), `x${address}`, `${address}.evil.example`],
    ...[address.replace('mail.', 'mailx'), address.replace('7k4m2p', '000000'), address.slice(1)],
  ];
  expect(addressesIn(app, odd)).toEqual([]);
  expect(addressesIn(app, [Array(50).fill(address).join(',')])).toHaveLength(10);
  const off = {
    ...app,
    config: readConfig({
      NODE_ENV: 'production',
      SECRET_KEY: '96b550ffc4db0f574d2dbdc16a47e9381e5725d2d725c6ab092803c5ad18a2a5',
    }),
  };
  expect([ticketAddress(off, ticket), addressesIn(off, [address])]).toEqual([undefined, []]);
});
