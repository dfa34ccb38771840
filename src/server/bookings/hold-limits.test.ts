import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { checkStanding, type HeldDay, holdTerms, isTooCrowded, mostPlacesHeld } from './hold-limits.ts';

const known = fc.boolean();
const lapses = fc.double({ min: 0, max: 60, noNaN: true });
const unpaidOnly = (unpaid: number) => ({ unpaid, paidAndCancelled: 0 });
const holdMinutes = fc.integer({ min: 1, max: 1440 });

describe('what a person may hold', () => {
  test('each lapse after the first allows fewer holds, shorter ones, and a longer pause', () => {
    const terms = [0, 1, 1.9, 2, 3, 4, 9].map((sum) =>
      holdTerms({ known: true, lapses: unpaidOnly(sum), holdMinutes: 60 }),
    );
    expect(terms.map(({ open, minutes, pauseMs }) => [open, minutes, pauseMs / 60_000])).toEqual([
      [6, 60, 0],
      [6, 60, 0],
      [6, 60, 0],
      [5, 30, 10],
      [4, 15, 20],
      [3, 10, 40],
      [1, 10, 360],
    ]);
    expect(holdTerms({ known: false, lapses: unpaidOnly(0), holdMinutes: 60 })).toMatchObject({ open: 3, days: 31 });
  });

  test('one lapse and one booking that was paid and cancelled are both forgiven, a second of either is not', () => {
    const pause = (unpaid: number, paidAndCancelled: number) =>
      holdTerms({ known: true, lapses: { unpaid, paidAndCancelled }, holdMinutes: 60 }).pauseMs / 60_000;
    expect([pause(1, 1), pause(2, 0), pause(0, 2), pause(2, 1), pause(1, 2), pause(2, 2)]).toEqual([
      0, 10, 10, 10, 10, 20,
    ]);
  });

  test('is never more after more lapses, never nothing, and never longer than the setting', () => {
    fc.assert(
      fc.property(known, lapses, lapses, holdMinutes, (one, few, more, minutes) => {
        const [before, after] = [few, few + more].map((sum) =>
          holdTerms({ known: one, lapses: unpaidOnly(sum), holdMinutes: minutes }),
        ) as [ReturnType<typeof holdTerms>, ReturnType<typeof holdTerms>];
        expect(after.open).toBeLessThanOrEqual(before.open);
        expect(after.minutes).toBeLessThanOrEqual(before.minutes);
        expect(after.pauseMs).toBeGreaterThanOrEqual(before.pauseMs);
        expect(after.open).toBeGreaterThan(0);
        expect(after.minutes).toBeGreaterThan(0);
        expect(before.minutes).toBeLessThanOrEqual(minutes);
      }),
    );
  });

  test('is never less for somebody who is known', () => {
    fc.assert(
      fc.property(lapses, holdMinutes, (sum, minutes) => {
        const [stranger, person] = [false, true].map((one) =>
          holdTerms({ known: one, lapses: unpaidOnly(sum), holdMinutes: minutes }),
        ) as [ReturnType<typeof holdTerms>, ReturnType<typeof holdTerms>];
        expect(person.open).toBeGreaterThanOrEqual(stranger.open);
        expect(person.days).toBeGreaterThanOrEqual(stranger.days);
        expect(person.minutes).toBe(stranger.minutes);
      }),
    );
  });

  test('after the pause that a refusal names, the same wish is no longer refused for its pause', () => {
    const at = new Date('2026-11-21T09:00:00Z');
    fc.assert(
      fc.property(known, fc.integer({ min: 2, max: 40 }), fc.integer({ min: 0, max: 86_400 }), (one, sum, ago) => {
        const lastAt = new Date(at.getTime() - ago * 1000);
        const standing = { known: one, lapses: { ...unpaidOnly(sum), lastAt }, openDays: [] };
        const ask = (now: Date) => checkStanding(standing, { days: 1, holdMinutes: 60, at: now });
        try {
          expect(ask(at)).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          const { code, detail } = error as AppError;
          expect(code).toBe('unpaid_bookings_lapsed');
          expect(ask(new Date(at.getTime() + (detail?.retryAfter ?? 0) * 1000))).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('never exceeds the number of holds and of their days, in whatever order they are asked for', () => {
    fc.assert(
      fc.property(known, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }), (one, wishes) => {
        const openDays: number[] = [];
        for (const days of wishes) {
          try {
            checkStanding(
              { known: one, lapses: { ...unpaidOnly(0), lastAt: null }, openDays },
              {
                ...{ days, holdMinutes: 60, at: new Date(0) },
              },
            );
            openDays.push(days);
          } catch (error) {
            expect(error).toBeInstanceOf(AppError);
          }
        }
        const terms = holdTerms({ known: one, lapses: unpaidOnly(0), holdMinutes: 60 });
        expect(openDays.length).toBeLessThanOrEqual(terms.open);
        expect(openDays.reduce((sum, days) => sum + days, 0)).toBeLessThanOrEqual(terms.days);
      }),
    );
  });
});

test('a person may hold half of a day, or what fourteen guests need', () => {
  const rooms = { priceUnit: 'night', guestsPerPlace: 2 } as const;
  const seats = { priceUnit: 'person', guestsPerPlace: 1 } as const;
  expect([1, 14, 28, 29, 30, 41].map((capacity) => mostPlacesHeld(seats, { capacity }))).toEqual([
    14, 14, 14, 14, 15, 20,
  ]);
  expect([1, 14, 15, 16, 40].map((capacity) => mostPlacesHeld(rooms, { capacity }))).toEqual([7, 7, 7, 8, 20]);
});

describe('a listing that strangers hold', () => {
  const from = calendarDate('2026-12-01');
  const days = (count: number, held: number): HeldDay[] =>
    Array.from({ length: count }, (_, index) => ({ date: addDays(from, index), capacity: 4, held }));
  const asked = (index: number) => new Set([addDays(from, index)]);

  test('is too crowded for a fifteenth day of which more than half would be held', () => {
    expect(isTooCrowded(days(14, 4), asked(13))).toBe(false);
    expect(isTooCrowded(days(15, 4), asked(14))).toBe(true);
    expect(isTooCrowded([...days(14, 4), { date: addDays(from, 14), capacity: 4, held: 2 }], asked(14))).toBe(false);
    expect(isTooCrowded([...days(14, 2), { date: addDays(from, 14), capacity: 4, held: 4 }], asked(14))).toBe(false);
  });

  test('is too crowded for a long stay beside others, however few days they hold', () => {
    const stay = (count: number) =>
      new Set(
        days(44, 4)
          .slice(13, 13 + count)
          .map(({ date }) => date),
      );
    expect(isTooCrowded(days(14, 4), stay(1))).toBe(false);
    expect(isTooCrowded(days(44, 4), stay(31))).toBe(true);
    expect(isTooCrowded(days(15, 4), stay(2))).toBe(true);
  });

  test('is never too crowded for the only one who asks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 4 }), (count, held) => {
        const own = days(count, held);
        expect(isTooCrowded(own, new Set(own.map(({ date }) => date)))).toBe(false);
      }),
    );
  });
});
