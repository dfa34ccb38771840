import { expect, test } from 'vitest';
import { referenceIn, typedReference } from './read-reference.ts';

test.each([
  ['https://twende.example/v/BK-2026-014.abcdefghijklmnopqrst', 'BK-2026-014'],
  ['bk-2026-7', 'BK-2026-7'],
  ['https://example.com/menu', undefined],
])('the code %s names %s', (text, reference) => {
  expect(referenceIn(text)).toBe(reference);
});

test.each([
  ['BK-2026-014', 'BK-2026-014'],
  [' bk 2026 014 ', 'BK-2026-014'],
  ['BK2026014', 'BK-2026-014'],
  ['2026-014', 'BK-2026-014'],
  ['hello ', 'hello'],
])('%s is read as %s', (text, reference) => {
  expect(typedReference(text)).toBe(reference);
});
