import { expect, test } from 'vitest';
import { notOpenText } from './not-open.ts';

test.each([
  ['draft', false, 'open.draft'],
  ['rejected', false, 'open.draft'],
  ['submitted', false, 'open.unapproved'],
  ['paused', false, 'open.paused'],
  // Taken down by our team.
  ['approved', false, 'open.hidden'],
  ['approved', true, undefined],
] as const)('why a listing that is %s and listed: %s cannot be booked', (status, listed, expected) => {
  expect(notOpenText({ status, listed })).toBe(expected);
});
