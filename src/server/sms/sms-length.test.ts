import { expect, test } from 'vitest';
import { plainSmsText, smsLength } from './sms-length.ts';

test.each([
  ['', 0, 1],
  ['a'.repeat(160), 160, 1],
  ['a'.repeat(161), 161, 2],
  ['a'.repeat(306), 306, 2],
  ['a'.repeat(307), 307, 3],
  // A character of the extension table takes two places, and never stands astride two parts.
  [`${'a'.repeat(158)}€`, 160, 1],
  [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 305, 2],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 306, 3],
  ['Ñandú'.replace('ú', 'ù'), 5, 1],
])('a text of GSM characters (%#) takes %i places in %i parts', (text, units, segments) => {
  expect(smsLength(text)).toEqual({ encoding: 'gsm7', units, segments });
});

test.each([
  ['ş', 1, 1],
  ['ş'.repeat(70), 70, 1],
  ['ş'.repeat(71), 71, 2],
  ['ş'.repeat(134), 134, 2],
  ['ş'.repeat(135), 135, 3],
  // A pair of surrogates stays together: 66 and 2 units do not fit a part of 67.
  [`${'ş'.repeat(66)}🦒${'ş'.repeat(65)}`, 133, 2],
  [`${'ş'.repeat(66)}🦒${'ş'.repeat(66)}`, 134, 3],
])('a text with other characters (%#) takes %i places in %i parts', (text, units, segments) => {
  expect(smsLength(text)).toEqual({ encoding: 'ucs2', units, segments });
});

test('a text gets plain marks where phones have none of theirs', () => {
  expect(plainSmsText('Nyanya’s “Swahili” kitchen – 2 × ugali… café')).toBe(
    'Nyanya\'s "Swahili" kitchen - 2 x ugali... café',
  );
  expect(plainSmsText('Zürich, Ngũgĩ, naïve\u00a0\u200bplace\u202e')).toBe('Zürich, Ngugi, naive place');
  expect(plainSmsText('東京 🦒')).toBe('東京 🦒');
  expect(smsLength(plainSmsText('Ngũgĩ’s place – KES 5 000'))).toMatchObject({ encoding: 'gsm7' });
});
