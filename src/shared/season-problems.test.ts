import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, calendarDate, daysOf } from './dates.ts';
import { pricesOn } from './day-prices.ts';
import { usd } from './money.ts';
import { seasonProblems } from './season-problems.ts';

const first = calendarDate('2027-01-01');
const season = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -2, max: 12 }))
  .map(([from, length]) => ({ startDate: addDays(first, from), endDate: addDays(first, from + length) }));

test('a season that has a day of an earlier one is named with it, and so is one that ends before it begins', () => {
  const days = (startDate: string, endDate: string) => ({
    startDate: calendarDate(startDate),
    endDate: calendarDate(endDate),
  });
  const list = [
    days('2027-07-01', '2027-09-30'),
    days('2027-12-20', '2028-01-02'),
    days('2027-09-30', '2027-10-05'),
    days('2027-11-05', '2027-11-01'),
  ];
  expect(seasonProblems(list)).toEqual([{ index: 2, overlaps: 0 }, { index: 3 }]);
  expect(seasonProblems([])).toEqual([]);
});

test('seasons have no problem exactly if no day is in two of them and each has a day', () => {
  fc.assert(
    fc.property(fc.array(season, { maxLength: 8 }), (seasons) => {
      const days = seasons.map(({ startDate, endDate }) => daysOf(startDate, endDate));
      const all = days.flat();
      const isFine = days.every((each) => each.length > 0) && new Set(all).size === all.length;
      expect(seasonProblems(seasons).length === 0).toBe(isFine);
    }),
  );
});

test('the price of a day does not depend on the order of seasons without a problem', () => {
  fc.assert(
    fc.property(fc.array(season, { maxLength: 6 }), fc.integer({ min: 0, max: 60 }), (seasons, day) => {
      const priced = seasons.map((one, index) => ({ ...one, priceCents: usd(1_000 * (index + 1)) }));
      fc.pre(seasonProblems(seasons).length === 0);
      const usual = {
        priceUnit: 'night',
        pricePerUnitCents: usd(100),
        kindCents: {},
        weekend: null,
        dayPrices: {},
      } as const;
      const service = (list: typeof priced) => ({ ...usual, seasons: list });
      const date = addDays(first, day);
      expect(pricesOn(service(priced.toReversed()), date)).toEqual(pricesOn(service(priced), date));
    }),
  );
});
