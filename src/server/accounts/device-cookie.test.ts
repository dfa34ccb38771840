import { expect, test } from 'vitest';
import { makeSecrets } from '#server/secrets.ts';
import { signDevice, signedDevice } from './device-cookie.ts';

const secrets = makeSecrets('11'.repeat(32));
const others = makeSecrets('22'.repeat(32));
const person = (id: string, passwordHash: string | null = 'hash') => ({ id, passwordHash });
const sign = (cookie: string | undefined, id: string) => signDevice(secrets, cookie, person(id)).cookie;

test('a cookie identifies its browser for the people who signed in with it, and for nobody else', () => {
  const { cookie, deviceId } = signDevice(secrets, undefined, person('a'));
  expect(deviceId).toMatch(/^[0-9a-f]{32}$/);
  expect(signedDevice(secrets, cookie, person('a'))).toBe(deviceId);
  expect(signedDevice(secrets, cookie, person('b'))).toBe('');
  const both = signDevice(secrets, cookie, person('b'));
  expect(both.deviceId).toBe(deviceId);
  expect(signedDevice(secrets, both.cookie, person('a'))).toBe(deviceId);
  expect(signedDevice(secrets, both.cookie, person('b'))).toBe(deviceId);
  expect(sign(both.cookie, 'b')).toBe(both.cookie);
});

test('after a change of the password the browser is unknown', () => {
  const cookie = sign(undefined, 'a');
  expect(signedDevice(secrets, cookie, person('a', 'another hash'))).toBe('');
  expect(signedDevice(secrets, cookie, person('a', null))).toBe('');
});

test('only the latest five people are kept', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const cookie = ids.reduce<string | undefined>(sign, undefined);
  expect(ids.map((id) => signedDevice(secrets, cookie, person(id)) !== '')).toEqual([
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
    expect(signedDevice(secrets, cookie, person('a'))).toBe('');
  },
);

test('a cookie of another key, with another id or with six signatures identifies no browser', () => {
  const cookie = sign(undefined, 'a');
  expect(signedDevice(others, cookie, person('a'))).toBe('');
  expect(signedDevice(secrets, `${'0'.repeat(32)}${cookie.slice(32)}`, person('a'))).toBe('');
  expect(signedDevice(secrets, cookie + `.${'0'.repeat(64)}`.repeat(5), person('a'))).toBe('');
});
