import { expect, test } from 'vitest';
import { pathAfterSignIn, toLogin } from './guards.ts';
import { languageRewrite } from './language.ts';

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

test('the way to /login keeps where one was, also when it is taken twice', () => {
  expect(toLogin({ pathname: '/payment/7', searchStr: '?a=1' })).toEqual({
    href: '/login?redirect=%2Fpayment%2F7%3Fa%3D1',
  });
  expect(toLogin({ pathname: '/', searchStr: '' }).href).toBe('/login');
  expect(toLogin({ pathname: '/login', searchStr: '?redirect=%2Fa' }).href).toBe('/login?redirect=%2Fa');
  expect(toLogin({ pathname: '/login', searchStr: '' }).href).toBe('/login');
});

test.each([
  ['/sw', '/'],
  ['/sw/stays?q=x', '/stays?q=x'],
])('the rewrite turns %s into %s and back', (address, path) => {
  const { input, output } = languageRewrite('sw');
  const inside = input({ url: new URL(address, 'http://localhost') });
  expect(inside.pathname + inside.search).toBe(path);
  const outside = output({ url: inside });
  expect(outside.pathname + outside.search).toBe(address);
});
