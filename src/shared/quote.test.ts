import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceUnit } from './categories.ts';
import { mostOf } from './charged-extras.ts';
import { addDays, addMonths, type CalendarDate, calendarDate, daysBetween } from './dates.ts';
import { pricesOn, type Season } from './day-prices.ts';
import { extraCharges } from './extras.ts';
import { usd } from './money.ts';
import type { OnSiteFee } from './on-site-fees.ts';
import { adultOf, guestKinds, isChild, type PartyGroup, pricedKinds } from './party.ts';
import {
  bookedFees,
  checkBookingWindow,
  GUESTS_MAX,
  largestParty,
  type PricedService,
  placesFor,
  QuoteError,
  quoteFor,
  unitPriceOf,
} from './quote.ts';
import { isWeekend } from './weekend.ts';

const day = calendarDate;
const season = (startDate: string, endDate: string, price: number): Season => ({
  startDate: day(startDate),
  endDate: day(endDate),
  priceCents: usd(price),
});
const park: OnSiteFee = { name: { en: 'Park fee', sw: null }, times: 'daily', amounts: { non_resident: 1 } };
const service = (priceUnit: PriceUnit, more: Partial<PricedService> = {}): PricedService => ({
  priceUnit,
  pricePerUnitCents: usd(10_000),
  guestsPerPlace: 2,
  durationDays: 1,
  minStay: 1,
  seasons: [],
  weekend: null,
  dayPrices: {},
  kindCents: {},
  childUntil: null,
  onSiteFees: [],
  extras: [],
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
      party: [],
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
      extras: [],
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

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** What one guest of a kind pays on a day, told once more than in quote.ts. */
function priceFor(of: PricedService, date: CalendarDate, kind: PartyGroup['kind']): number {
  const season = of.seasons.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  const weekend = of.weekend && isWeekend(of.priceUnit, date) ? of.weekend : undefined;
  const ruling = of.dayPrices[date] ??
    season ??
    weekend ?? { priceCents: of.pricePerUnitCents, kindCents: of.kindCents };
  const usual = ruling.priceCents;
  const own = ruling.kindCents ?? {};
  const adult = adultOf(kind);
  const adultPrice = adult === 'non_resident' ? usual : (own[adult] ?? usual);
  // Rooms and vehicles have no prices of children.
  return isChild(kind) && of.priceUnit === 'person' ? (own[kind] ?? adultPrice) : adultPrice;
}

describe('residency prices', () => {
  const kindCents = { resident: usd(6_000), citizen: usd(4_000), citizen_child: usd(1_500) };
  const peak = { ...season('2026-12-20', '2027-01-05', 20_000), kindCents: { resident: usd(12_000) } };
  const family = [
    { kind: 'citizen_child', count: 1 },
    { kind: 'citizen', count: 2 },
    { kind: 'non_resident', count: 1 },
  ] as const;
  const ask = { startDate: day('2026-08-14'), guests: 4, party: family };
  const bill = (of: PricedService, more: object = {}) =>
    quoteFor(of, { ...ask, ...more }).lines.map(({ kind, places, units, unitPriceCents }) => [
      ...[kind, places, units, unitPriceCents],
    ]);

  test('per person everybody pays the price of their kind, and children are named with their age', () => {
    const trip = service('person', { kindCents, childUntil: 11, seasons: [peak] });
    const quote = quoteFor(trip, ask);
    expect(quote.party).toEqual([
      { kind: 'non_resident', count: 1 },
      { kind: 'citizen', count: 2 },
      { kind: 'citizen_child', count: 1, until: 11 },
    ]);
    expect(bill(trip)).toEqual([
      ['non_resident', 1, 1, 10_000],
      ['citizen', 2, 1, 4_000],
      ['citizen_child', 1, 1, 1_500],
    ]);
    expect(quote).toMatchObject({ places: 4, totalCents: 19_500 });
  });

  test('in a season only its own prices apply', () => {
    const trip = service('person', { kindCents, childUntil: 11, seasons: [peak] });
    const party = [
      { kind: 'resident', count: 3 },
      { kind: 'citizen', count: 1 },
    ] as const;
    expect(bill(trip, { startDate: day('2026-12-24'), party })).toEqual([
      ['resident', 3, 1, 12_000],
      ['citizen', 1, 1, 20_000],
    ]);
  });

  test('a room costs the price of the guest in it who pays most, and equals share rooms', () => {
    const lodge = service('night', { kindCents: { citizen: usd(4_000) }, guestsPerPlace: 2 });
    const stay = { endDate: day('2026-08-17') };
    expect(bill(lodge, stay)).toEqual([
      ['non_resident', 1, 3, 10_000],
      ['citizen', 1, 3, 4_000],
    ]);
    const alone = [
      { kind: 'non_resident', count: 1 },
      { kind: 'citizen', count: 1 },
    ] as const;
    expect(bill(lodge, { ...stay, guests: 2, party: alone })).toEqual([['non_resident', 1, 3, 10_000]]);
  });

  test('a stay into a season has lines of both', () => {
    const lodge = service('night', { kindCents, seasons: [peak] });
    const party = [{ kind: 'resident', count: 4 }] as const;
    expect(bill(lodge, { startDate: day('2026-12-18'), endDate: day('2026-12-21'), party })).toEqual([
      ['resident', 2, 2, 6_000],
      ['resident', 2, 1, 12_000],
    ]);
  });

  test('days that differ only in prices that nobody pays are one line', () => {
    const child = {
      ...season('2026-12-20', '2027-01-05', 10_000),
      kindCents: { citizen: usd(4_000), citizen_child: usd(500) },
    };
    const lodge = service('night', { kindCents, childUntil: 11, seasons: [child] });
    const party = [
      { kind: 'citizen', count: 1 },
      { kind: 'citizen_child', count: 1 },
    ] as const;
    const stay = { startDate: day('2026-12-18'), endDate: day('2026-12-22'), guests: 2, party };
    expect(bill(lodge, stay)).toEqual([['citizen', 1, 4, 4_000]]);
  });

  test('fees on the spot tell guests apart, and leave the bill as it is', () => {
    const party = [
      { kind: 'non_resident' as const, count: 1 },
      { kind: 'resident_child' as const, count: 3 },
    ];
    const fee = { ...park, amounts: { non_resident: 9_000, resident_child: 100 } };
    const without = quoteFor(service('person'), { ...ask, party });
    const quote = quoteFor(service('person', { onSiteFees: [fee], childUntil: 17 }), { ...ask, party });
    expect(quote).toEqual({ ...without, party: [party[0], { ...party[1], until: 17 }] });
    expect(quote.lines).toHaveLength(1);
  });

  test('fees are kept with the age until which guests are told as children, where any are', () => {
    const fee = { ...park, amounts: { non_resident: 9_000, resident_child: 100 }, childUntil: 17 };
    const ages = (more: Partial<PricedService>) =>
      bookedFees(service('person', { onSiteFees: [fee, park], ...more })).map(({ toldUntil }) => toldUntil);
    expect(ages({ childUntil: 11 })).toEqual([11, 11]);
    expect(ages({})).toEqual([17, 17]);
    expect(ages({ childUntil: 11, onSiteFees: [park] })).toEqual([undefined]);
  });

  test('on days on which none of them has a price of their own, the bill names no kind', () => {
    const weekend = { priceCents: usd(15_000) };
    const lodge = service('night', { kindCents, weekend });
    const party = [{ kind: 'resident', count: 2 }] as const;
    // Thursday, then the nights of Friday and Saturday.
    const stay = { startDate: day('2026-08-13'), endDate: day('2026-08-16'), guests: 2, party };
    expect(bill(lodge, stay)).toEqual([
      ['resident', 1, 1, 6_000],
      [undefined, 1, 2, 15_000],
    ]);
    const mixed = [...party, { kind: 'non_resident', count: 1 }] as const;
    const trip = service('person', {
      kindCents,
      childUntil: 11,
      seasons: [season('2026-12-20', '2027-01-05', 20_000)],
    });
    expect(bill(trip, { startDate: day('2026-12-24'), guests: 3, party: mixed })).toEqual([[undefined, 3, 1, 20_000]]);
  });

  test('where all pay the same nobody is told apart', () => {
    expect(quoteFor(service('person'), ask)).toMatchObject({ party: [], totalCents: 40_000 });
  });

  test.each([
    [{ guests: 3 }, 'party_sum'],
    [{ guests: 1, party: [] }, 'party_sum'],
    [{ guests: 2, party: [{ kind: 'resident_child', count: 2 }] as const }, 'party_adult'],
  ])('%j is refused, also where all pay the same', (more, problem) => {
    for (const of of [service('person'), service('person', { kindCents })]) {
      const refused = thrownBy(() => quoteFor(of, { ...ask, ...more }));
      expect(refused).toMatchObject({ code: 'invalid_input', detail: { fields: { party: problem } } });
    }
  });
});

describe('for any service, dates and number of guests', () => {
  const from = day('2026-01-01');
  const dates = fc.nat({ max: 400 }).map((days) => addDays(from, days));
  const prices = fc.nat({ max: 10_000_000 }).map(usd);
  const kindCents = fc
    .dictionary(fc.constantFrom(...pricedKinds), fc.nat({ max: 10_000_000 }).map(usd), { maxKeys: 5 })
    .map((of): PricedService['kindCents'] => ({ ...of }));
  const seasons = fc.array(
    fc.tuple(dates, fc.nat({ max: 90 }), prices, kindCents).map(([startDate, days, priceCents, kinds]) => ({
      startDate,
      endDate: addDays(startDate, days),
      priceCents,
      kindCents: kinds,
    })),
    { maxLength: 4 },
  );
  const own = fc.record({ priceCents: prices, kindCents });
  const dayPrices = fc.dictionary(dates, own, { maxKeys: 6 }).map((of): PricedService['dayPrices'] => ({ ...of }));
  const fees = fc
    .tuple(fc.nat({ max: 10_000 }), fc.dictionary(fc.constantFrom(...pricedKinds), fc.nat({ max: 10_000 })))
    .map(([non_resident, amounts]) => ({ ...park, amounts: { ...amounts, non_resident } }));
  const services = fc.record({
    priceUnit: fc.constantFrom<PriceUnit>('person', 'night', 'day', 'trip'),
    pricePerUnitCents: prices,
    guestsPerPlace: fc.integer({ min: 1, max: 14 }),
    durationDays: fc.integer({ min: 1, max: 14 }),
    minStay: fc.integer({ min: 1, max: 5 }),
    seasons,
    weekend: fc.option(own),
    dayPrices,
    kindCents,
    childUntil: fc.constantFrom(null, 11, 17),
    onSiteFees: fc.array(fees, { maxLength: 2 }),
    extras: fc.constant([]),
  });
  const parties = fc
    .array(fc.record({ kind: fc.constantFrom(...guestKinds), count: fc.nat({ max: 40 }) }), { maxLength: 7 })
    .map((groups): PartyGroup[] => [...groups, { kind: 'non_resident', count: 1 }]);
  const asks = fc
    .tuple(
      dates,
      fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined }),
      fc.integer({ min: 1, max: 200 }),
      fc.option(parties, { nil: undefined }),
    )
    .map(([startDate, days, guests, party]) => ({
      startDate,
      ...(days !== undefined && { endDate: addDays(startDate, days) }),
      ...(party ? { party, guests: party.reduce((sum, { count }) => sum + count, 0) } : { guests }),
    }));
  const forAnyQuote = (check: (quote: ReturnType<typeof quoteFor>, of: PricedService) => void) =>
    fc.assert(fc.property(services, asks, (of, ask) => check(quoteFor(of, ask), of)));

  test('the total is the sum of the lines, an amount is quantity × price, and a quantity is places × units', () => {
    forAnyQuote(({ lines, totalCents, places }) => {
      expect(totalCents).toBe(lines.reduce((sum, line) => sum + line.amountCents, 0));
      for (const line of lines) {
        expect(line.amountCents).toBe(line.quantity * line.unitPriceCents);
        expect(line.quantity).toBe(line.places * line.units);
        expect(line.places).toBeGreaterThan(0);
      }
      for (const run of Map.groupBy(lines, ({ startDate }) => startDate).values()) {
        expect(run.reduce((sum, line) => sum + line.places, 0)).toBe(places);
      }
    });
  });

  test('the total is the sum of the prices of the days', () => {
    forAnyQuote(({ dates: taken, guests, party, places, totalCents }, of) => {
      const onDay = (date: CalendarDate) => {
        const payers = party.flatMap(({ kind, count }) =>
          Array.from({ length: count }, () => priceFor(of, date, kind)),
        );
        if (party.length === 0) return places * pricesOn(of, date).priceCents;
        expect(payers).toHaveLength(guests);
        if (of.priceUnit === 'person') return sumOf(payers);
        const rooms = payers.toSorted((one, other) => other - one);
        return sumOf(rooms.filter((_, index) => index % of.guestsPerPlace === 0));
      };
      expect(totalCents).toBe(sumOf(taken.map(onDay)));
    });
  });

  const offered = fc
    .array(
      fc.record({
        charged: fc.constantFrom(...extraCharges),
        priceCents: prices,
        maxCount: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 6 },
    )
    .map((all) =>
      all.map((one, at) => ({
        ...one,
        id: `e${at}`,
        name: { en: `E${at}`, sw: null },
        description: { en: null, sw: null },
      })),
    );

  test('the total is that of the stay and of the extras, which leave the lines, the places and the price of a unit as they are', () => {
    fc.assert(
      fc.property(services, asks, offered, fc.nat(), (of, ask, extras, seed) => {
        const chosen = extras
          .map((extra, at) => ({ id: extra.id, count: (seed >> at) % (mostOf(extra, ask.guests) + 1) }))
          .filter(({ count }) => count > 0);
        const without = quoteFor(of, ask);
        const quote = quoteFor({ ...of, extras }, { ...ask, extras: chosen });
        const added = quote.extras.reduce((sum, { amountCents }) => sum + amountCents, 0);
        expect(quote).toEqual({ ...without, extras: quote.extras, totalCents: without.totalCents + added });
        expect(unitPriceOf(quote)).toEqual(unitPriceOf(without));
        expect(quote.extras.map(({ id, count }) => ({ id, count }))).toEqual(chosen);
        expect(quoteFor({ ...of, extras }, { ...ask, extras: chosen.toReversed() })).toEqual(quote);
        expect(quoteFor({ ...of, extras }, ask)).toEqual(without);
      }),
    );
  });

  test('fees on the spot never change the bill', () => {
    fc.assert(
      fc.property(services, asks, (of, ask) => {
        const { lines, totalCents } = quoteFor(of, ask);
        expect(quoteFor({ ...of, onSiteFees: [] }, ask)).toMatchObject({ lines, totalCents });
      }),
    );
  });

  test('a party that is not told is one of adult non-residents, and nobody is left out of one that is', () => {
    fc.assert(
      fc.property(services, asks, (of, ask) => {
        const { party, guests } = quoteFor(of, ask);
        const told = quoteFor(of, { ...ask, party: [{ kind: 'non_resident', count: guests }] });
        expect(quoteFor(of, { ...ask, party: undefined })).toEqual(told);
        if (party.length > 0) expect(sumOf(party.map(({ count }) => count))).toBe(guests);
      }),
    );
  });

  test('a higher price of any kind never lowers the total', () => {
    fc.assert(
      fc.property(services, asks, fc.constantFrom(...pricedKinds), fc.nat({ max: 10_000 }), (of, ask, kind, more) => {
        const cents = of.kindCents[kind];
        if (cents === undefined) return;
        const dearer = { ...of, kindCents: { ...of.kindCents, [kind]: usd(cents + more) } };
        expect(quoteFor(dearer, ask).totalCents).toBeGreaterThanOrEqual(quoteFor(of, ask).totalCents);
      }),
    );
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

  test('each line begins where the one before ends, and charges something else', () => {
    forAnyQuote(({ lines, startDate, endDate }, { priceUnit }) => {
      expect([lines[0]?.startDate, lines.at(-1)?.endDate]).toEqual([startDate, endDate]);
      const runs = [...Map.groupBy(lines, (line) => line.startDate).values()];
      runs.slice(1).forEach((run, index) => {
        const before = runs[index]?.[0];
        const chargedIn = (some: typeof run = []) =>
          some.map(({ kind, places, unitPriceCents }) => [kind, places, unitPriceCents]);
        expect(chargedIn(runs[index])).not.toEqual(chargedIn(run));
        expect(before && addDays(before.endDate, priceUnit === 'day' ? 1 : 0)).toBe(run[0]?.startDate);
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
  const on = (date: string) => pricesOn(priced, day(date)).priceCents;
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
