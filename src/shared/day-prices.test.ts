import { expect, test } from 'vitest';
import { calendarDate } from './dates.ts';
import { type DailyPrices, kindsPriced, pricesOn } from './day-prices.ts';
import { usd } from './money.ts';

const day = calendarDate;
const priced: DailyPrices = {
  priceUnit: 'night',
  pricePerUnitCents: usd(10_000),
  kindCents: { resident: usd(7_000) },
  weekend: { priceCents: usd(13_000), kindCents: { citizen: usd(9_000) } },
  seasons: [{ startDate: day('2026-12-18'), endDate: day('2027-01-05'), priceCents: usd(20_000) }],
  dayPrices: {
    '2026-12-12': { priceCents: usd(16_000) },
    '2026-12-14': { priceCents: usd(8_000), kindCents: { resident: usd(5_000) } },
    '2026-12-31': { priceCents: usd(30_000) },
  },
};
const on = (date: string, more: Partial<DailyPrices> = {}) => pricesOn({ ...priced, ...more }, day(date));

test('the price of a single day goes before that of its season, that before the weekend, and that before the usual one', () => {
  expect(on('2026-12-31')).toEqual({ priceCents: 30_000, kindCents: {} }); // in the season
  expect(on('2026-12-12')).toEqual({ priceCents: 16_000, kindCents: {} }); // a Saturday
  expect(on('2026-12-14')).toEqual({ priceCents: 8_000, kindCents: { resident: 5_000 } }); // a Monday
  expect(on('2026-12-18')).toEqual({ priceCents: 20_000, kindCents: {} }); // a Friday in the season
  expect(on('2026-12-11')).toEqual({ priceCents: 13_000, kindCents: { citizen: 9_000 } });
  expect(on('2026-12-13')).toEqual({ priceCents: 10_000, kindCents: { resident: 7_000 } }); // the night of Sunday
  expect(on('2026-12-13', { priceUnit: 'day' })).toEqual({ priceCents: 13_000, kindCents: { citizen: 9_000 } });
  expect(on('2026-12-11', { weekend: null })).toEqual({ priceCents: 10_000, kindCents: { resident: 7_000 } });
});

test('the kinds of guests are those of all days', () => {
  const known = [{ resident: 7_000 }, { citizen: 9_000 }, { resident: 5_000 }];
  expect(kindsPriced(priced)).toEqual(known);
  expect(kindsPriced({ ...priced, dayPriceKinds: ['citizen_child'] })).toEqual([...known, { citizen_child: true }]);
});
