import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#shared/dates.ts';
import { asksForLess } from './change-rules.ts';

const first = calendarDate('2026-12-01');

test('a change asks for less only with no more guests, places or price, and no other days', () => {
  const [startDate, fromStartDate, endDate, fromEndDate] = [first, first, addDays(first, 3), addDays(first, 3)];
  const same = { startDate, fromStartDate, endDate, fromEndDate, guests: 2, fromGuests: 2, places: 2, fromPlaces: 2 };
  const judge = (wish: Partial<typeof same & { differenceCents: number }>) =>
    asksForLess({ ...same, differenceCents: 0, ...wish });
  const less = [{}, { guests: 1, places: 1 }, { endDate: addDays(first, 2) }, { startDate: addDays(first, 1) }];
  expect(less.map((wish) => judge({ differenceCents: -100, ...wish }))).toEqual([true, true, true, true]);
  const more = [
    ...[{ guests: 3 }, { places: 3 }, { differenceCents: 1 }, { endDate: addDays(first, 4) }],
    { startDate: addDays(first, -1), endDate: addDays(first, 1) },
  ];
  expect(more.map(judge)).toEqual(more.map(() => false));
});
