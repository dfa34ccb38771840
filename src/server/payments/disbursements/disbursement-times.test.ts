import { describe, expect, test } from 'vitest';
import { nextDisbursementCheck, nextSend } from './disbursement-times.ts';

const sentAt = new Date('2026-11-21T09:00:00Z');
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1_000);
const secondsTo = (date: Date | undefined) => date && (date.getTime() - sentAt.getTime()) / 1_000;

describe('when M-Pesa is asked', () => {
  test('30 s, 60 s, 2, 5, 10 and 30 min after sending, then each hour, to 24 hours', () => {
    const asked: number[] = [];
    for (
      let next = nextDisbursementCheck({ sentAt, now: sentAt });
      next;
      next = nextDisbursementCheck({ sentAt, now: next })
    ) {
      asked.push(secondsTo(next) ?? 0);
    }
    expect(asked.slice(0, 8)).toEqual([30, 60, 120, 300, 600, 1_800, 5_400, 9_000]);
    expect(asked).toHaveLength(6 + 24);
    expect(asked.at(-1)).toBe(24.5 * 3_600);
  });

  test.each([
    { now: 29, next: 30 },
    { now: 30, next: 60 },
    { now: 31, next: 60 },
    { now: 299, next: 300 },
    { now: 1_799, next: 1_800 },
    { now: 1_800, next: 5_400 },
    { now: 86_399, next: 89_999 },
    { now: 86_400, next: undefined },
    { now: 900_000, next: undefined },
  ])('$now s after sending: at $next', ({ now, next }) => {
    expect(secondsTo(nextDisbursementCheck({ sentAt, now: after(now) }))).toBe(next);
  });
});

test.each([
  { tries: 1, minutes: 1 },
  { tries: 2, minutes: 4 },
  { tries: 3, minutes: 16 },
  { tries: 4, minutes: 64 },
  { tries: 5, minutes: 256 },
  { tries: 6, minutes: 360 },
  { tries: 8, minutes: 360 },
])('refused $tries times: again after $minutes min', ({ tries, minutes }) => {
  expect(secondsTo(nextSend(tries, sentAt))).toBe(minutes * 60);
});

test('M-Pesa may ask for longer, never for less', () => {
  expect(secondsTo(nextSend(1, sentAt, 90))).toBe(90);
  expect(secondsTo(nextSend(1, sentAt, 5))).toBe(60);
});
