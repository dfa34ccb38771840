import { beforeEach, expect, test, vi } from 'vitest';
import { isNewAccount, keepNewAccount } from './new-account.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 9) });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('an account is new on the day on which it was made, in that tab, and no other account is', () => {
  keepNewAccount({ id: 'amina' });
  expect([isNewAccount({ id: 'amina' }), isNewAccount({ id: 'juma' })]).toEqual([true, false]);
  vi.setSystemTime(new Date(2026, 10, 21, 23, 59));
  expect(isNewAccount({ id: 'amina' })).toBe(true);
  vi.setSystemTime(new Date(2026, 10, 22));
  expect(isNewAccount({ id: 'amina' })).toBe(false);
});
