import { describe, expect, test } from 'vitest';
import { categories } from './categories.ts';
import {
  type BedKind,
  bedFilters,
  bedsIn,
  canHave,
  commonFacilities,
  facilities,
  facilitiesAmong,
  facilitiesFor,
  facilitiesInTheWay,
  facilitiesOf,
  factLimits,
  isBedFilter,
  offeredBeds,
  offeredFacilities,
  shownFacts,
  soughtIn,
} from './facts.ts';

const day = { title: { en: 'Out', sw: null }, text: { en: null, sw: null } };
const facts = { rooms: [{ beds: [{ kind: 'king' as const, count: 1 }] }], meetingTime: '07:00', plan: [day, day, day] };

test('every category has facilities, each once, and no more than a listing may have', () => {
  for (const { value } of categories) {
    const own = facilitiesOf(value);
    expect(new Set(own).size).toBe(own.length);
    expect(own.length).toBeLessThanOrEqual(factLimits.facilities);
  }
});

test('a search is offered the facilities of its categories, and without one those that many look for', () => {
  expect(offeredFacilities([])).toEqual(commonFacilities);
  expect(offeredFacilities(['car'])).toEqual(facilitiesOf('car'));
  const both = offeredFacilities(['hotels', 'dining']);
  expect(both).toEqual([...new Set([...facilitiesOf('hotels'), ...facilitiesOf('dining')])]);
  expect(commonFacilities.every((one) => facilities.includes(one))).toBe(true);
});

test('a listing has only the facilities of its category, in their order', () => {
  expect(facilitiesFor('hotels', ['pool', 'helmets', 'wifi', 'pool'])).toEqual(['wifi', 'pool']);
});

test.each([
  [['car'], ['pool'], { never: ['pool'] }],
  [['car', 'van'], ['pool', 'wifi', 'breakfast'], { never: ['pool', 'breakfast'] }],
  [['car', 'hotels'], ['pool', 'wifi'], undefined],
  // Each of both kinds has one of them, and none has both.
  [['car', 'hotels'], ['pool', 'driver'], { never: [] }],
  [[], ['pool', 'driver'], { never: [] }],
  [[], ['pool', 'breakfast'], undefined],
  [['car'], [], undefined],
] as const)('with %j chosen, of the facilities %j there are in the way: %j', (chosen, wanted, inTheWay) => {
  expect(facilitiesInTheWay(chosen, wanted)).toEqual(inTheWay);
});

test('each facility that is offered for some categories is one that a listing of them can have', () => {
  for (const { value } of categories)
    expect(offeredFacilities([value]).every((one) => canHave([value], one))).toBe(true);
  expect([canHave([], 'helmets'), canHave(['hotels'], 'helmets'), canHave([], 'made_up')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['hotels', 1, ['rooms']],
  ['safari', 3, ['meetingTime', 'plan']],
  ['dining', 1, ['meetingTime']],
] as const)('a listing of %s that lasts %i days shows %j', (category, durationDays, names) => {
  expect(Object.keys(shownFacts(facts, { category, durationDays }))).toEqual(names);
});

test('a plan is of several days, and has at most those of the listing', () => {
  const planned = (durationDays: number) => shownFacts(facts, { category: 'safari', durationDays }).plan?.length;
  expect([planned(4), planned(3), planned(2), planned(1)]).toEqual([3, 3, 2, undefined]);
});

describe('beds', () => {
  const room = (...beds: [BedKind, number][]) => ({ beds: beds.map(([kind, count]) => ({ kind, count })) });

  test.each([
    [[], []],
    [[room(['queen', 1])], ['double_bed']],
    [[room(['king', 1], ['cot', 1])], ['double_bed', 'king_bed', 'cot']],
    [
      [room(['single', 1]), room(['single', 1])],
      ['single_bed', 'two_bedrooms'],
    ],
    [[room(['single', 2], ['bunk', 1])], ['twin_beds', 'single_bed', 'bunk_bed']],
    [
      [room(['sofa', 1]), room(), room(), room()],
      ['sofa_bed', 'two_bedrooms', 'three_bedrooms', 'four_bedrooms'],
    ],
  ] as const)('of the rooms %j a search finds %j', (rooms, found) => {
    expect(bedsIn(rooms)).toEqual(found);
  });

  test('are found of stays alone, behind the facilities, and are no facility that somebody ticks', () => {
    const of = { rooms: [room(['king', 1])] };
    const sought = soughtIn('hotels', ['pool', 'wifi', 'twin_beds'], of);
    expect(sought).toEqual(['wifi', 'pool', 'double_bed', 'king_bed']);
    expect(facilitiesAmong(sought)).toEqual(['wifi', 'pool']);
    expect(soughtIn('car', ['driver'], of)).toEqual(['driver']);
    expect([offeredBeds([]), offeredBeds(['hotels', 'car']), offeredBeds(['car'])].map((of) => of.length)).toEqual([
      bedFilters.length,
      bedFilters.length,
      0,
    ]);
    expect(facilitiesInTheWay(['car'], ['king_bed'])).toEqual({ never: ['king_bed'] });
    expect(facilities.some(isBedFilter)).toBe(false);
  });
});
