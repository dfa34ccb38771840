import { expect, test } from 'vitest';
import { nextRefundTry, TRIES_MAX } from './refund-times.ts';

const failedAt = new Date('2026-11-21T09:00:00Z');
const minutesAfter = (tries: number) => (nextRefundTry(tries, failedAt).getTime() - failedAt.getTime()) / 60_000;

test('a refund is tried again after 1, 4, 16, 64 and 256 minutes, then every 6 hours, until the eighth try', () => {
  const tries = Array.from({ length: TRIES_MAX - 1 }, (_, n) => n + 1);
  expect(tries.map(minutesAfter)).toEqual([1, 4, 16, 64, 256, 360, 360]);
});
