import { expect, test } from 'vitest';
import { waitingInAll } from './money-views.ts';

const nothing = {
  ...{ provider: 0, service: 0, change: 0, document: 0, reviews: 0, messages: 0, tickets: 0, deadJobs: 0 },
  ...{ refunds: 0, payouts: 0, transfers: 0, disputes: 0, cases: 0, consents: 0 },
};

test('a dispute and a refund by hand, which have a case each, count once', () => {
  expect(waitingInAll({ ...nothing, disputes: 1, refunds: 2, cases: 4, consents: 1 })).toBe(5);
  expect(waitingInAll({ ...nothing, refunds: 1, cases: 1 })).toBe(1);
});

test('what is approved elsewhere is not counted', () => {
  expect(waitingInAll({ ...nothing, provider: 3, reviews: 2 })).toBe(0);
});
