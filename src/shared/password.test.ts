import { expect, test } from 'vitest';
import { commonPasswords, guessableAs } from './common-passwords.ts';
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

test.each([
  '123456',
  'password',
  'PassWord',
  'qwerty123',
  'ILOVEYOU',
  'Welcome1',
  'safaricom',
  'qwerty\u200b',
  'ｑｗｅｒｔｙ',
])('%s is common', (text) => {
  expect(guessableAs(text)).toBe('password_common');
});

test.each(['Karibu2026!', 'acacia at dawn', '', 'password of mine'])('%j is not', (text) => {
  expect(guessableAs(text)).toBeUndefined();
});

test('the list has 200 passwords or more, all in lower case and none shorter than a password must be', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(200);
  const unfit = [...commonPasswords].filter((text) => text !== text.toLowerCase() || text.length < PASSWORD_MIN);
  expect(unfit).toEqual([]);
});

test.each([
  ' ',
  '      ',
  '\t\t\t\t\t\t',
  '\u00a0\u2003\u3000\u200b\u2060\ufeff',
  '\u3164\u2800\u115f\u3164\u2800\u115f',
  '\u034f'.repeat(8),
  '\u1160'.repeat(8),
  '\ufe0f'.repeat(8),
  '\u0301'.repeat(8),
])('%j is blank', (text) => {
  expect(guessableAs(text)).toBe('password_blank');
});

test('characters that cannot be seen do not make a password long enough', () => {
  expect(guessableAs('abc\u200b\u200b\u200b')).toBe('password_short');
});

test.each(['', 'a     ', ' acacia at dawn '])('%j is not blank', (text) => {
  expect(guessableAs(text)).toBeUndefined();
});

test.each([
  'twende',
  'TWENDE',
  'Twende1',
  'twende1234',
  'Twende2026!',
  '2026Twende2026',
  't w e n d e',
  't.w.e.n.d.e!',
  'tw3nd3',
  '7wende99',
  'twendetwende',
  'TwendeTwende2026',
  'ＴＷＥＮＤＥ１',
  'twende123456',
  'twendepassword',
  'twende!!!!!!!!!!!!',
  'twende12345678901234',
])('%j is the name of the product', (text) => {
  expect(guessableAs(text)).toBe('password_product');
});

test.each(['Karibu2026!', 'twende na wanyama', 'Twende-Savanna-81', 'went de', ''])('%j is not that name', (text) => {
  expect(guessableAs(text)).toBeUndefined();
});
