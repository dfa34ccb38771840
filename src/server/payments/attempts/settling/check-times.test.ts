import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextContradictedCheck, nextEventTry, nextMpesaCheck } from './check-times.ts';

const sent = new Date('2026-11-21T09:00:00Z');
const later = (seconds: number) => new Date(sent.getTime() + seconds * 1000);
const day = 24 * 3600;

describe('when M-Pesa is asked', () => {
  test('the first checks are at fixed seconds after sending', () => {
    const seconds: number[] = [];
    for (let now = sent, next = nextMpesaCheck({ sentAt: sent, now }); next && seconds.length < 8; ) {
      seconds.push((next.getTime() - sent.getTime()) / 1000);
      now = next;
      next = nextMpesaCheck({ sentAt: sent, now });
    }
    expect(seconds).toEqual([20, 35, 50, 65, 80, 110, 170, 230]);
  });

  test.each([
    { age: 5 * 60, wait: 60 },
    { age: 11 * 60, wait: 5 * 60 },
    { age: 3600, wait: 30 * 60 },
  ])('at an age of $age s the next check is $wait s later', ({ age, wait }) => {
    expect(nextMpesaCheck({ sentAt: sent, now: later(age) })).toEqual(later(age + wait));
  });

  test('there is no check after a day', () =>
    expect(nextMpesaCheck({ sentAt: sent, now: later(day) })).toBeUndefined());

  test('the next check is always later than now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: day - 1 }), (age) => {
        expect(nextMpesaCheck({ sentAt: sent, now: later(age) })?.getTime()).toBeGreaterThan(later(age).getTime());
      }),
    );
  });
});

test('a contradicted success is checked after 1, 5 and 30 minutes and never again', () => {
  expect(nextContradictedCheck({ settledAt: sent, now: sent })).toEqual(later(60));
  expect(nextContradictedCheck({ settledAt: sent, now: later(60) })).toEqual(later(300));
  expect(nextContradictedCheck({ settledAt: sent, now: later(300) })).toEqual(later(1800));
  expect(nextContradictedCheck({ settledAt: sent, now: later(1800) })).toBeUndefined();
});

describe('when an event is tried again', () => {
  test('it is 2, 5, 10, 20, 30, 40 and 60 seconds after it was received, then after pauses that double', () => {
    const seconds: number[] = [];
    for (let now = sent, tries = 1; tries <= 10; tries++) {
      now = nextEventTry({ receivedAt: sent, tries, now }) ?? sent;
      seconds.push((now.getTime() - sent.getTime()) / 1000);
    }
    expect(seconds).toEqual([2, 5, 10, 20, 30, 40, 60, 180, 420, 900]);
  });

  test('a late try is followed by a pause, although earlier ones were missed', () => {
    expect(nextEventTry({ receivedAt: sent, tries: 2, now: later(600) })).toEqual(later(660));
  });

  test('it is dead after 20 tries, or after a day unless this is its first try', () => {
    expect(nextEventTry({ receivedAt: sent, tries: 19, now: sent })).toBeDefined();
    expect(nextEventTry({ receivedAt: sent, tries: 20, now: sent })).toBeUndefined();
    expect(nextEventTry({ receivedAt: sent, tries: 2, now: later(day + 1) })).toBeUndefined();
    expect(nextEventTry({ receivedAt: sent, tries: 1, now: later(day + 1) })).toBeDefined();
  });
});
