import { expect, test } from 'vitest';
import { commonPasswords, isCommonPassword } from './common-passwords.ts';
import { PASSWORD_MIN, passwordStrength } from './password.ts';

test.each([
  [0, 'none', 0],
  [1, 'weak', 25],
  [5, 'weak', 25],
  [6, 'fair', 50],
  [9, 'fair', 50],
  [10, 'good', 75],
  [11, 'good', 75],
  [12, 'strong', 100],
  [200, 'strong', 100],
])('%i characters are %s', (length, step, percent) => {
  expect(passwordStrength('x'.repeat(length))).toEqual({ step, percent });
});

test.each(['123456', 'password', 'PassWord', 'qwerty123', 'ILOVEYOU', 'Welcome1', 'safaricom'])(
  '%s is common',
  (text) => {
    expect(isCommonPassword(text)).toBe(true);
  },
);

test.each(['Karibu2026!', 'acacia at dawn', '', 'password of mine'])('%j is not', (text) => {
  expect(isCommonPassword(text)).toBe(false);
});

test('the list has 200 passwords or more, all in lower case and none shorter than a password must be', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(200);
  const unfit = [...commonPasswords].filter((text) => text !== text.toLowerCase() || text.length < PASSWORD_MIN);
  expect(unfit).toEqual([]);
});
