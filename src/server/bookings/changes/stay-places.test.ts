import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceUnit } from '#shared/categories.ts';
import { addDays, calendarDate } from '#shared/dates.ts';
import { takenDates } from '#shared/quote.ts';
import { type Stay, stayShift } from './stay-places.ts';

const first = calendarDate('2026-12-01');
const stay = (day: number, nights: number, places: number): Stay => ({
  startDate: addDays(first, day),
  endDate: addDays(first, day + nights),
  places,
});

test('a night later: the last night is taken, the first one freed', () => {
  expect(stayShift('night', stay(0, 3, 2), stay(1, 3, 2))).toEqual([
    { date: '2026-12-01', places: -2 },
    { date: '2026-12-04', places: 2 },
  ]);
});

test('one room more and a night longer: one room on the old nights, all rooms on the new one', () => {
  expect(stayShift('night', stay(0, 2, 2), stay(0, 3, 3))).toEqual([
    { date: '2026-12-01', places: 1 },
    { date: '2026-12-02', places: 1 },
    { date: '2026-12-03', places: 3 },
  ]);
});

test('a larger or smaller party: on the day of the trip alone', () => {
  expect(stayShift('person', stay(0, 0, 2), stay(0, 0, 5))).toEqual([{ date: '2026-12-01', places: 3 }]);
  expect(stayShift('person', stay(0, 0, 5), stay(0, 0, 2))).toEqual([{ date: '2026-12-01', places: -3 }]);
  expect(stayShift('person', stay(0, 0, 5), stay(0, 0, 5))).toEqual([]);
});

const stays = fc
  .record({
    day: fc.integer({ min: 0, max: 6 }),
    nights: fc.integer({ min: 1, max: 6 }),
    places: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ day, nights, places }) => stay(day, nights, places));

test('for any two stays the old places and the shift add up to the new places, with each day once, in order, and never by zero', () => {
  fc.assert(
    fc.property(fc.constantFrom<PriceUnit>('person', 'night', 'day', 'trip'), stays, stays, (unit, from, to) => {
      const held = new Map<string, number>();
      const add = (date: string, places: number) => held.set(date, (held.get(date) ?? 0) + places);
      const days = stayShift(unit, from, to);
      for (const date of takenDates(unit, from.startDate, from.endDate)) add(date, from.places);
      for (const { date, places } of days) add(date, places);
      for (const date of takenDates(unit, to.startDate, to.endDate)) add(date, -to.places);
      expect([...held.values()].filter((left) => left !== 0)).toEqual([]);
      expect(days.map(({ date }) => date)).toEqual([...new Set(days.map(({ date }) => date))].sort());
      expect(days.every(({ places }) => places !== 0)).toBe(true);
    }),
  );
});
