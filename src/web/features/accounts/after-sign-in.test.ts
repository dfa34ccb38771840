import { expect, test } from 'vitest';
import { pathAfterSignIn } from './after-sign-in.ts';

test.each([
  ['/booking/42?guests=2', '/booking/42?guests=2'],
  ['/', '/'],
  [undefined, '/dashboard'],
  ['', '/dashboard'],
  ['https://evil.example/', '/dashboard'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/login?redirect=/x', '/dashboard'],
  ['/register', '/dashboard'],
  [['/a'], '/dashboard'],
])('after signing in, %j leads to %j', (wanted, path) => {
  expect(pathAfterSignIn(wanted)).toBe(path);
});
