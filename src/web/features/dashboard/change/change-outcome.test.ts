import { expect, test } from 'vitest';
import { changeOutcome } from './change-outcome.ts';

const stay = { startDate: '2026-12-01', endDate: '2026-12-02', guests: 2 };
const asked = { ...stay, guests: 3 };

test.each([
  ['held', { ...stay, change: { ...asked, status: 'held' } }],
  ['asked', { ...stay, change: { ...asked, status: 'asked' } }],
  ['applied', { ...asked, change: null }],
  [undefined, { ...stay, change: null }],
  [undefined, { ...stay, change: { ...asked, startDate: '2026-12-03', status: 'held' } }],
] as const)('%s: %o', (outcome, booking) => {
  expect(changeOutcome(booking, asked)).toBe(outcome);
});
