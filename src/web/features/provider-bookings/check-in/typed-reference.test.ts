import { expect, test } from 'vitest';
import { typedReference } from './typed-reference.ts';

test.each([
  ['BK-2026-014', 'BK-2026-014'],
  [' bk 2026 014 ', 'BK-2026-014'],
  ['BK2026014', 'BK-2026-014'],
  ['2026-014', 'BK-2026-014'],
  ['hello ', 'hello'],
])('%s is read as %s', (text, reference) => {
  expect(typedReference(text)).toBe(reference);
});
