import { expect, test } from 'vitest';
import { toLogin } from './to-login.ts';

test('the address of /login has the page to return to, also from /login itself', () => {
  expect(toLogin({ pathname: '/payment/7', searchStr: '?a=1' })).toEqual({
    href: '/login?redirect=%2Fpayment%2F7%3Fa%3D1',
  });
  expect(toLogin({ pathname: '/', searchStr: '' }).href).toBe('/login');
  expect(toLogin({ pathname: '/login', searchStr: '?redirect=%2Fa' }).href).toBe('/login?redirect=%2Fa');
  expect(toLogin({ pathname: '/login', searchStr: '' }).href).toBe('/login');
});
