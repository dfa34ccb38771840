import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['mara', 'mara', 0],
  ['maraa', 'mara', 1],
  ['lmau', 'lamu', 1],
  ['elefant', 'elephant', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('%s is %s after %i edits', (from, to, edits) => {
  expect(editDistance(from, to)).toBe(edits);
  expect(editDistance(to, from)).toBe(edits);
});
