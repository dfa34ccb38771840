import { beforeEach, expect, test, vi } from 'vitest';
import { keepInvited } from '#web/lib/new-account.ts';
import { firstAnswers } from './first-answers.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  });
  return () => vi.unstubAllGlobals();
});

test.each([
  ['/onboard/continue', 'provider'],
  ['/invitation?token=1', 'user'],
  ['/booking/1', 'user'],
  [undefined, 'user'],
])('whoever goes on to %s registers as a %s to begin with', (redirect, role) => {
  expect(firstAnswers(redirect === undefined ? {} : { redirect })).toEqual({ email: '', role });
});

test('the address that was invited is filled in', () => {
  keepInvited('zawadi@example.com');
  expect(firstAnswers({ redirect: '/invitation?token=1' }).email).toBe('zawadi@example.com');
});
