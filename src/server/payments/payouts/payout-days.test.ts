import { expect, test } from 'vitest';
import { lastRunDay, nextRunDay } from './payout-days.ts';

test.each([
  // 2026-11-23 is a Monday.
  { now: '2026-11-23T05:59:59.999+03:00', last: '2026-11-16', next: '2026-11-23' },
  { now: '2026-11-23T06:00:00.000+03:00', last: '2026-11-23', next: '2026-11-30' },
  { now: '2026-11-29T23:59:59.999+03:00', last: '2026-11-23', next: '2026-11-30' },
  { now: '2026-11-30T00:00:00.000+03:00', last: '2026-11-23', next: '2026-11-30' },
  // 22:00 UTC on Sunday is 01:00 on Monday in Nairobi.
  { now: '2026-11-22T22:00:00.000Z', last: '2026-11-16', next: '2026-11-23' },
  { now: '2027-01-01T12:00:00.000+03:00', last: '2026-12-28', next: '2027-01-04' },
])('at $now the last run was that of $last', ({ now, last, next }) => {
  expect(lastRunDay(new Date(now))).toBe(last);
  expect(nextRunDay(new Date(now))).toBe(next);
});
