import { describe, expect, test } from 'vitest';
import { isPlainLine, isPlainName, isPlainText } from './plain-text.ts';

describe('names', () => {
  test.each([
    'Amina Hassan',
    "Ng'ang'a wa Thiong'o",
    'J. Kamau',
    'Dr.Kamau',
    'Anne-Marie O’Neill',
    'José Ángel',
    'محمد علي',
    '王小明',
    'Al',
    'Mr. Me',
  ])('%s is one', (name) => expect(isPlainName(name)).toBe(true));

  test.each([
    '=1+1',
    '＝SUM(A1)',
    '+254712345678',
    '@amina',
    '-amina',
    '12345',
    '...',
    'Amina http://evil.example',
    'HTTPS://evil',
    'www.evil',
    'Amina evil.com',
    'win at EVIL.CO.KE now',
    'evil．com',
    'evil。com',
    'bit.ly/x',
    'amina@gmail.com',
    'javascript://x',
    'Amina\u202ehassan',
    'Amina\u200bHassan',
    'Amina\u2066Hassan',
    'Amina\nHassan',
    'Amina\u2028Hassan',
    'Amina\u0007',
  ])('%j is none', (name) => expect(isPlainName(name)).toBe(false));
});

test.each([
  ['We are full that week.Sorry!', true],
  ['The road is closed (see the news).', true],
  ['KES 1.500 fewer', true],
  ['Write to me at me@mail.com', false],
  ['pay here: evil.site/pay', false],
  ['a\u202eb', false],
])('the reason %j is plain: %s', (text, plain) => expect(isPlainLine(text)).toBe(plain));

test('lines may break in a text of several lines, and nothing else is allowed there', () => {
  expect(isPlainText('The road\nis closed.\r\n\tSorry')).toBe(true);
  expect(isPlainLine('The road\nis closed.')).toBe(false);
  for (const text of ['a\u202eb', 'a\u0000b', 'evil.com\nb', 'a\u2029b']) expect(isPlainText(text)).toBe(false);
});
