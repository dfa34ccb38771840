import { expect, test } from 'vitest';
import { referenceIn } from './typed-reference.ts';

test.each([
  ['BK-2026-014', 'BK-2026-014'],
  ['bk2026014', 'BK-2026-014'],
  ['Bk 2026 1234567', 'BK-2026-1234567'],
  ['BK-2026-14', undefined],
  ['BK-26-014', undefined],
  ['X BK-2026-014', undefined],
  ['BK-2026-0000000000014', undefined],
  ['BK', undefined],
])('%s is the reference %s', (typed, reference) => {
  expect(referenceIn(typed)).toBe(reference);
});
