import { expect, test } from 'vitest';
import { makeSecrets } from '#server/secrets.ts';
import { knownDevice, rememberDevice } from './device-cookie.ts';

const secrets = makeSecrets('11'.repeat(32));
const others = makeSecrets('22'.repeat(32));

test('a cookie identifies its browser for the accounts that it signed in to, and for no other', () => {
  const cookie = rememberDevice(secrets, undefined, 'a');
  const deviceId = knownDevice(secrets, cookie, 'a');
  expect(deviceId).toMatch(/^[0-9a-f]{32}$/);
  expect(knownDevice(secrets, cookie, 'b')).toBe('');
  const both = rememberDevice(secrets, cookie, 'b');
  expect(knownDevice(secrets, both, 'a')).toBe(deviceId);
  expect(knownDevice(secrets, both, 'b')).toBe(deviceId);
  expect(rememberDevice(secrets, both, 'b')).toBe(both);
});

test('only the latest five accounts are kept', () => {
  const accounts = ['a', 'b', 'c', 'd', 'e', 'f'];
  const cookie = accounts.reduce<string | undefined>((before, key) => rememberDevice(secrets, before, key), undefined);
  expect(accounts.map((key) => knownDevice(secrets, cookie, key) !== '')).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

test.each([undefined, '', 'x', '.', 'ab'.repeat(16), `${'ab'.repeat(16)}.${'cd'.repeat(32)}`, 'a.'.repeat(5000)])(
  'a made-up cookie identifies no browser: %s',
  (cookie) => {
    expect(knownDevice(secrets, cookie, 'a')).toBe('');
  },
);

test('a cookie of another key, or with another id, identifies no browser', () => {
  const cookie = rememberDevice(secrets, undefined, 'a');
  expect(knownDevice(others, cookie, 'a')).toBe('');
  expect(knownDevice(secrets, `${'0'.repeat(32)}${cookie.slice(32)}`, 'a')).toBe('');
});
