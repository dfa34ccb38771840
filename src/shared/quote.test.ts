import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceUnit } from './categories.ts';
import { addDays, addMonths, calendarDate, daysBetween } from './dates.ts';
import { usd } from './money.ts';
import {
  checkBookingWindow,
  GUESTS_MAX,
  largestParty,
  type PricedService,
  placesFor,
  priceOn,
  QuoteError,
  quoteFor,
  type Season,
  unitPriceOf,
} from './quote.ts';

const day = calendarDate;
const season = (startDate: string, endDate: string, price: number): Season => ({
  startDate: day(startDate),
  endDate: day(endDate),
  priceCents: usd(price),
});
const service = (priceUnit: PriceUnit, more: Partial<PricedService> = {}): PricedService => ({
  priceUnit,
  pricePerUnitCents: usd(10_000),
  guestsPerPlace: 2,
  durationDays: 1,
  minStay: 1,
  seasons: [],
  ...more,
});
const refusal = (code: string) => expect.objectContaining({ name: 'QuoteError', code });
const thrownBy = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
};

describe('per person', () => {
  const trip = service('person', { durationDays: 3, seasons: [season('2026-08-15', '2026-08-31', 20_000)] });

  test('the total is price × guests, places are taken on the start date only, and the end follows from the duration', () => {
    expect(quoteFor(trip, { startDate: day('2026-08-14'), guests: 2 })).toEqual({
      startDate: '2026-08-14',
      endDate: '2026-08-16',
      dates: ['2026-08-14'],
      guests: 2,
      places: 2,
      lines: [
        {
          unit: 'person',
          startDate: '2026-08-14',
          endDate: '2026-08-16',
          places: 2,
          units: 1,
          quantity: 2,
          unitPriceCents: 10_000,
          amountCents: 20_000,
        },
      ],
      totalCents: 20_000,
    });
  });

  test('the price of the start date applies to the whole trip', () => {
    expect(quoteFor(trip, { startDate: day('2026-08-15'), guests: 1 }).totalCents).toBe(20_000);
    expect(quoteFor(trip, { startDate: day('2026-08-31'), guests: 1 }).totalCents).toBe(20_000);
    expect(quoteFor(trip, { startDate: day('2026-09-01'), guests: 1 }).totalCents).toBe(10_000);
  });
});

describe('per trip', () => {
  test('the total is price × vehicles, and places are taken on the start date', () => {
    const quote = quoteFor(service('trip', { guestsPerPlace: 3 }), { startDate: day('2026-08-14'), guests: 4 });
    expect(quote).toMatchObject({ endDate: '2026-08-14', dates: ['2026-08-14'], places: 2, totalCents: 20_000 });
    expect(quote.lines).toMatchObject([{ unit: 'trip', quantity: 2, places: 2, units: 1 }]);
  });
});

describe.each(['person', 'trip'] as const)('an end date sent per %s', (unit) => {
  test('is ignored unless it lies before the start', () => {
    const startDate = day('2026-08-14');
    const plain = quoteFor(service(unit), { startDate, guests: 1 });
    expect(quoteFor(service(unit), { startDate, endDate: startDate, guests: 1 })).toEqual(plain);
    expect(quoteFor(service(unit), { startDate, endDate: day('2999-12-31'), guests: 1 })).toEqual(plain);
    const reversed = () => quoteFor(service(unit), { startDate, endDate: day('2026-08-13'), guests: 1 });
    expect(thrownBy(reversed)).toEqual(refusal('invalid_dates'));
  });
});

describe('per night', () => {
  test('nights with the same price are one line, and another price begins a new line', () => {
    const stay = service('night', { seasons: [season('2026-08-16', '2026-08-17', 15_000)] });
    const quote = quoteFor(stay, { startDate: day('2026-08-14'), endDate: day('2026-08-19'), guests: 3 });
    expect(quote).toMatchObject({ endDate: '2026-08-19', places: 2, totalCents: 120_000 });
    expect(quote.dates).toEqual(['2026-08-14', '2026-08-15', '2026-08-16', '2026-08-17', '2026-08-18']);
    expect(quote.lines).toMatchObject([
      { startDate: '2026-08-14', endDate: '2026-08-16', units: 2, quantity: 4, amountCents: 40_000 },
      { startDate: '2026-08-16', endDate: '2026-08-18', units: 2, quantity: 4, amountCents: 60_000 },
      { startDate: '2026-08-18', endDate: '2026-08-19', units: 1, quantity: 2, amountCents: 20_000 },
    ]);
  });

  test('without an end date a stay is one night', () => {
    const quote = quoteFor(service('night'), { startDate: day('2026-12-31'), guests: 1 });
    expect(quote).toMatchObject({ endDate: '2027-01-01', dates: ['2026-12-31'], totalCents: 10_000 });
  });

  test.each(['2026-08-13', '2026-08-14', '2999-12-31'])('the end date %s is refused', (end) => {
    const ask = { startDate: day('2026-08-14'), endDate: day(end), guests: 1 };
    expect(thrownBy(() => quoteFor(service('night'), ask))).toEqual(refusal('invalid_dates'));
  });
});

describe('per day', () => {
  test('the first and the last day are both charged', () => {
    const ask = { startDate: day('2026-08-14'), endDate: day('2026-08-16'), guests: 2 };
    const quote = quoteFor(service('day'), ask);
    expect(quote.dates).toEqual(['2026-08-14', '2026-08-15', '2026-08-16']);
    expect(quote.lines).toMatchObject([{ startDate: '2026-08-14', endDate: '2026-08-16', units: 3, quantity: 3 }]);
    expect(quote.totalCents).toBe(30_000);
  });

  test('an end date on the start date, or none, is one day', () => {
    const startDate = day('2026-08-14');
    const one = quoteFor(service('day'), { startDate, guests: 1 });
    expect(one).toMatchObject({ endDate: startDate, dates: [startDate], totalCents: 10_000 });
    expect(quoteFor(service('day'), { startDate, endDate: startDate, guests: 1 })).toEqual(one);
  });

  test('an end date before the start date is refused', () => {
    const ask = { startDate: day('2026-08-14'), endDate: day('2026-08-13'), guests: 1 };
    expect(thrownBy(() => quoteFor(service('day'), ask))).toEqual(refusal('invalid_dates'));
  });
});

test.each([0, -1, 1.5, Number.NaN, GUESTS_MAX + 1, Number.MAX_SAFE_INTEGER])('%s guests are refused', (guests) => {
  const ask = { startDate: day('2026-08-14'), guests };
  expect(thrownBy(() => quoteFor(service('person'), ask))).toEqual(refusal('invalid_input'));
});

describe('for any service, dates and number of guests', () => {
  const from = day('2026-01-01');
  const dates = fc.nat({ max: 400 }).map((days) => addDays(from, days));
  const prices = fc.nat({ max: 10_000_000 }).map(usd);
  const seasons = fc.array(
    fc
      .tuple(dates, fc.nat({ max: 90 }), prices)
      .map(([startDate, days, priceCents]) => ({ startDate, endDate: addDays(startDate, days), priceCents })),
    { maxLength: 4 },
  );
  const services = fc.record({
    priceUnit: fc.constantFrom<PriceUnit>('person', 'night', 'day', 'trip'),
    pricePerUnitCents: prices,
    guestsPerPlace: fc.integer({ min: 1, max: 14 }),
    durationDays: fc.integer({ min: 1, max: 14 }),
    minStay: fc.integer({ min: 1, max: 5 }),
    seasons,
  });
  const asks = fc
    .tuple(dates, fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined }), fc.integer({ min: 1, max: 200 }))
    .map(([startDate, days, guests]) => ({
      startDate,
      ...(days !== undefined && { endDate: addDays(startDate, days) }),
      guests,
    }));
  const forAnyQuote = (check: (quote: ReturnType<typeof quoteFor>, of: PricedService) => void) =>
    fc.assert(fc.property(services, asks, (of, ask) => check(quoteFor(of, ask), of)));

  test('the total is the sum of the lines, an amount is quantity × price, and a quantity is places × units', () => {
    forAnyQuote(({ lines, totalCents, places }) => {
      expect(totalCents).toBe(lines.reduce((sum, line) => sum + line.amountCents, 0));
      for (const line of lines) {
        expect(line.amountCents).toBe(line.quantity * line.unitPriceCents);
        expect(line.quantity).toBe(line.places * line.units);
        expect(line.places).toBe(places);
      }
    });
  });

  test('the total is the sum of the prices of the days', () => {
    forAnyQuote(({ dates: taken, places, totalCents }, of) => {
      expect(totalCents).toBe(taken.reduce((sum, date) => sum + places * priceOn(of, date), 0));
    });
  });

  test('the dates lie between start and end, in order, and none occurs twice', () => {
    forAnyQuote(({ dates: taken, startDate, endDate }) => {
      expect(taken[0]).toBe(startDate);
      expect(taken).toEqual([...new Set(taken)].sort());
      for (const date of taken) expect(startDate <= date && date <= endDate).toBe(true);
    });
  });

  test('a stay takes places on each night, a hire on each day, and others on the start date', () => {
    forAnyQuote(({ dates: taken, startDate, endDate }, { priceUnit, durationDays }) => {
      const span = daysBetween(startDate, endDate);
      if (priceUnit === 'night') expect(taken).toHaveLength(span);
      else if (priceUnit === 'day') expect(taken).toHaveLength(span + 1);
      else expect([taken.length, span]).toEqual([1, durationDays - 1]);
    });
  });

  test('each line begins where the one before ends, and at another price', () => {
    forAnyQuote(({ lines, startDate, endDate }, { priceUnit }) => {
      expect([lines[0]?.startDate, lines.at(-1)?.endDate]).toEqual([startDate, endDate]);
      lines.slice(1).forEach((line, index) => {
        const before = lines[index];
        expect(before?.unitPriceCents).not.toBe(line.unitPriceCents);
        expect(before && addDays(before.endDate, priceUnit === 'day' ? 1 : 0)).toBe(line.startDate);
      });
    });
  });

  test('the places hold the guests, and one place fewer would not', () => {
    forAnyQuote(({ guests, places }, of) => {
      expect(places).toBe(placesFor(of, guests));
      expect(largestParty({ ...of, capacity: places })).toBeGreaterThanOrEqual(guests);
      expect(largestParty({ ...of, capacity: places - 1 })).toBeLessThan(guests);
    });
  });
});

test('the first of two overlapping seasons applies, and a season includes its first and its last day', () => {
  const seasons = [season('2026-08-10', '2026-08-20', 15_000), season('2026-08-01', '2026-08-31', 12_000)];
  const priced = service('night', { seasons });
  const on = (date: string) => priceOn(priced, day(date));
  expect(['2026-07-31', '2026-08-01', '2026-08-10', '2026-08-20', '2026-08-21', '2026-09-01'].map(on)).toEqual([
    10_000, 12_000, 15_000, 15_000, 12_000, 10_000,
  ]);
});

test('the price of a unit is the mean of its days, rounded half up to the cent', () => {
  const seasons = [season('2026-08-10', '2026-08-20', 10_001)];
  const priceOf = (startDate: string, endDate: string) =>
    unitPriceOf(
      quoteFor(service('night', { seasons }), { startDate: day(startDate), endDate: day(endDate), guests: 4 }),
    );
  expect(priceOf('2026-08-11', '2026-08-13')).toEqual({ pricePerUnitCents: 10_001, pricesDiffer: false });
  expect(priceOf('2026-08-09', '2026-08-11')).toEqual({ pricePerUnitCents: 10_001, pricesDiffer: true });
  expect(priceOf('2026-08-08', '2026-08-11')).toEqual({ pricePerUnitCents: 10_000, pricesDiffer: true });
});

describe('the booking window', () => {
  const now = day('2026-11-21');
  const latest = addMonths(now, 24);

  test.each([now, addDays(now, 1), latest])('%s can be booked', (start) => {
    expect(() => checkBookingWindow({ today: now, startDate: start })).not.toThrow();
  });

  test.each([addDays(now, -1), addDays(latest, 1), day('2999-12-31')])('%s cannot be booked', (start) => {
    expect(thrownBy(() => checkBookingWindow({ today: now, startDate: start }))).toEqual(refusal('invalid_dates'));
  });

  test('a stay whose last night lies after its end cannot be booked', () => {
    expect(() => checkBookingWindow({ today: now, startDate: now, lastDate: latest })).not.toThrow();
    const tooLate = { today: now, startDate: now, lastDate: addDays(latest, 1) };
    expect(() => checkBookingWindow(tooLate)).toThrow(QuoteError);
  });
});

test('without an end a stay is as short as the service allows', () => {
  const ask = { startDate: day('2026-08-12'), guests: 1 };
  expect(quoteFor(service('night', { minStay: 2 }), ask).endDate).toBe('2026-08-14');
  expect(quoteFor(service('day', { minStay: 2 }), ask).endDate).toBe('2026-08-13');
});
