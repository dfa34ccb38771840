import { expect, test } from 'vitest';
import {
  fillPlaceholders,
  type HelpPlaceholder,
  helpLimits,
  helpPlaceholders,
  isHelpSlug,
  unknownPlaceholders,
} from './help-rules.ts';

test('an address is of small letters, digits and single hyphens', () => {
  for (const slug of ['payment-faq', 'a', '2-steps', 'a'.repeat(helpLimits.slug)])
    expect(isHelpSlug(slug), slug).toBe(true);
  for (const slug of ['', 'A', 'a--b', '-a', 'a-', 'a b', 'a/b', 'é', 'a'.repeat(helpLimits.slug + 1)])
    expect(isHelpSlug(slug), slug).toBe(false);
});

test('a placeholder that nobody fills in is named, and so is a brace alone', () => {
  expect(unknownPlaceholders('{holdMinutes} {nothing} {nothing} {}')).toEqual(['nothing', '']);
  expect(unknownPlaceholders('a { b')).toEqual(['{']);
  expect(unknownPlaceholders('{toString} {{holdMinutes}}')).toEqual(['toString', '{']);
  expect(unknownPlaceholders('none')).toEqual([]);
});

test('placeholders are filled in, and others stay', () => {
  const values = Object.fromEntries(helpPlaceholders.map((name) => [name, name.toUpperCase()])) as Record<
    HelpPlaceholder,
    string
  >;
  expect(fillPlaceholders('{holdMinutes}, {x} {supportPhone}', values)).toBe('HOLDMINUTES, {x} SUPPORTPHONE');
});
