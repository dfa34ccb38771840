import { afterEach, expect, test, vi } from 'vitest';
import { findToken, keepToken, removeToken } from './token.ts';

afterEach(() => {
  removeToken();
  vi.unstubAllGlobals();
});

test('where storage is blocked the token is kept for the document', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepToken({ token: 'secret', remember: true });
  expect(findToken()).toBe('secret');
  removeToken();
  expect(findToken()).toBeUndefined();
});
