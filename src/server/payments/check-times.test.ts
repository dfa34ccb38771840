import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextContradictedCheck, nextEventTry, nextMpesaCheck } from './check-times.ts';

const sent = new Date('2026-11-21T09:00:00Z');
const later = (seconds: number) => new Date(sent.getTime() + seconds * 1000);
const day = 24 * 3600;

describe('when M-Pesa is asked', () => {
  test('first at fixed seconds after sending', () => {
    const asked: number[] = [];
    for (let now = sent, next = nextMpesaCheck(sent, now); next && asked.length < 8; ) {
      asked.push((next.getTime() - sent.getTime()) / 1000);
      now = next;
      next = nextMpesaCheck(sent, now);
    }
    expect(asked).toEqual([20, 35, 50, 65, 80, 110, 170, 230]);
  });

  test.each([
    { age: 5 * 60, wait: 60 },
    { age: 11 * 60, wait: 5 * 60 },
    { age: 3600, wait: 30 * 60 },
  ])('then every $wait s at an age of $age s', ({ age, wait }) => {
    expect(nextMpesaCheck(sent, later(age))).toEqual(later(age + wait));
  });

  test('after a day never again', () => expect(nextMpesaCheck(sent, later(day))).toBeUndefined());

  test('always later than now', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: day - 1 }), (age) => {
        expect(nextMpesaCheck(sent, later(age))?.getTime()).toBeGreaterThan(later(age).getTime());
      }),
    );
  });
});

test('a contradicted success is asked about at 1, 5 and 30 minutes, then no more', () => {
  expect(nextContradictedCheck(sent, sent)).toEqual(later(60));
  expect(nextContradictedCheck(sent, later(60))).toEqual(later(300));
  expect(nextContradictedCheck(sent, later(300))).toEqual(later(1800));
  expect(nextContradictedCheck(sent, later(1800))).toBeUndefined();
});

describe('when an event is tried again', () => {
  test('2, 5, 10, 20, 30, 40 and 60 seconds after it came, then at ever longer intervals', () => {
    const asked: number[] = [];
    for (let now = sent, tries = 1; tries <= 10; tries++) {
      now = nextEventTry(sent, tries, now) ?? sent;
      asked.push((now.getTime() - sent.getTime()) / 1000);
    }
    expect(asked).toEqual([2, 5, 10, 20, 30, 40, 60, 180, 420, 900]);
  });

  test('one that was late is tried soon, not at once again and again', () => {
    expect(nextEventTry(sent, 2, later(600))).toEqual(later(660));
  });

  test('20 times or for a day, then it is dead', () => {
    expect(nextEventTry(sent, 19, sent)).toBeDefined();
    expect(nextEventTry(sent, 20, sent)).toBeUndefined();
    expect(nextEventTry(sent, 2, later(day + 1))).toBeUndefined();
    expect(nextEventTry(sent, 1, later(day + 1))).toBeDefined();
  });
});
