import { expect, test } from 'vitest';
import type { PriceUnit } from '#shared/categories.ts';
import { calendarDate } from '#shared/dates.ts';
import { usd } from '#shared/money.ts';
import { type PricedService, type QuoteRequest, quoteFor } from '#shared/quote.ts';
import { linesIn } from './line-words.ts';

const service = (priceUnit: PriceUnit, more: Partial<PricedService> = {}): PricedService => ({
  ...{ priceUnit, pricePerUnitCents: usd(10_000), guestsPerPlace: 2, durationDays: 1, minStay: 1 },
  ...{ seasons: [], weekend: null, dayPrices: {}, kindCents: {}, childUntil: null, onSiteFees: [], extras: [] },
  ...more,
});
const weekend = { priceCents: usd(12_500), kindCents: {} };
const stay = (startDate: string, endDate: string, more: Partial<QuoteRequest> = {}): QuoteRequest => ({
  ...{ startDate: calendarDate(startDate), endDate: calendarDate(endDate), guests: 2, ...more },
});
const shown = (of: PricedService, request: QuoteRequest, lang: 'en' | 'sw' = 'en') =>
  linesIn(lang, quoteFor(of, request).lines).map(({ label, unitPrice, amount }) => [label, unitPrice, amount]);

test('a month with its weekends has two lines, whose sum is the total', () => {
  // From a Monday; its weekends are the nights of Friday and Saturday.
  const month = stay('2027-03-01', '2027-03-31');
  expect(quoteFor(service('night', { weekend }), month).lines).toHaveLength(9);
  expect(shown(service('night', { weekend }), month)).toEqual([
    ['22 nights', 100, 2_200],
    ['8 nights', 125, 1_000],
  ]);
  expect(shown(service('night', { weekend }), month, 'sw').map(([label]) => label)).toEqual(['Usiku 22', 'Usiku 8']);
  expect(quoteFor(service('night', { weekend }), month).totalCents).toBe(320_000);
});

test('days in a row have their first date, days apart have none, and one price has none', () => {
  const seasons = [
    {
      startDate: calendarDate('2027-03-04'),
      endDate: calendarDate('2027-03-05'),
      priceCents: usd(15_000),
      kindCents: {},
    },
  ];
  expect(shown(service('night', { seasons }), stay('2027-03-02', '2027-03-09', { guests: 3 }))).toEqual([
    ['5 nights × 2 rooms', 100, 1_000],
    ['2 nights × 2 rooms, from 4 Mar 2027', 150, 600],
  ]);
  expect(shown(service('day'), stay('2027-03-01', '2027-03-07'))).toEqual([['7 days', 100, 700]]);
});

test('each kind of guests has lines of its own', () => {
  const kindCents = { resident: usd(6_000) };
  const own = { ...weekend, kindCents };
  const party = [
    { kind: 'non_resident' as const, count: 2 },
    { kind: 'resident' as const, count: 2 },
  ];
  const ask = stay('2027-03-04', '2027-03-08', { guests: 4, party });
  expect(shown(service('night', { weekend: own, kindCents }), ask)).toEqual([
    ['2 nights, price for non-residents', 100, 200],
    ['4 nights, price for Kenya residents', 60, 240],
    ['2 nights, price for non-residents, from 5 Mar 2027', 125, 250],
  ]);
  expect(shown(service('person', { kindCents }), ask).map(([label]) => label)).toEqual([
    '2 adults, non-residents',
    '2 adults, Kenya residents',
  ]);
});

test('where guests of a kind need more rooms on some days the line says both', () => {
  // Who pays most fills the first rooms: on the weekend these are the residents, by a price of their own.
  const kindCents = { resident: usd(6_000) };
  const own = { priceCents: usd(10_000), kindCents: { resident: usd(20_000) } };
  const party = [
    { kind: 'non_resident' as const, count: 3 },
    { kind: 'resident' as const, count: 1 },
  ];
  const ask = stay('2027-03-04', '2027-03-07', { guests: 4, party });
  expect(shown(service('night', { weekend: own, kindCents }), ask)).toEqual([
    ['1 night × 2 rooms + 2 nights, price for non-residents', 100, 400],
    ['2 nights, price for Kenya residents, from 5 Mar 2027', 200, 400],
  ]);
});
