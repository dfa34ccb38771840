import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areSameExtras, chargedExtras, mostOf } from './charged-extras.ts';
import { calendarDate } from './dates.ts';
import {
  type BookedExtra,
  type ExtraCharge,
  type ExtraCount,
  extraCharges,
  extrasText,
  type ListingExtra,
  readExtrasText,
} from './extras.ts';
import { usd } from './money.ts';

const nameOf = (id: string) => ({ en: id, sw: null });
const offer = (id: string, charged: ExtraCharge, more: Partial<ListingExtra> = {}): ListingExtra => ({
  ...{ id, charged, name: nameOf(id), description: { en: null, sw: null } },
  ...{ priceCents: usd(1_000), maxCount: charged.includes('guest') ? null : 3, ...more },
});
const all = [
  offer('pickup', 'per_booking'),
  offer('tour', 'per_guest'),
  offer('bed', 'per_day'),
  offer('lunch', 'per_guest_day'),
];
const stay = {
  priceUnit: 'night' as const,
  startDate: calendarDate('2027-03-01'),
  endDate: calendarDate('2027-03-04'),
};
const choose = (chosen: ExtraCount[] | undefined, more: Partial<Parameters<typeof chargedExtras>[1]> = {}) =>
  chargedExtras(all, { chosen, kept: [], guests: 2, stay, ...more });
const extrasOf = (charged: ReturnType<typeof chargedExtras>): BookedExtra[] => {
  if ('problem' in charged) throw new Error(JSON.stringify(charged.problem));
  return charged.extras;
};
const told = (charged: ReturnType<typeof chargedExtras>) =>
  extrasOf(charged).map(({ id, count, times, priceCents, amountCents }) => [id, count, times, priceCents, amountCents]);

describe('what extras cost', () => {
  test('once, by guest, by night, or by guest and night', () => {
    const chosen = all.map(({ id }) => ({ id, count: 2 }));
    expect(told(choose(chosen))).toEqual([
      ['pickup', 2, 1, 1_000, 2_000],
      ['tour', 2, 1, 1_000, 2_000],
      ['bed', 2, 3, 1_000, 6_000],
      ['lunch', 2, 3, 1_000, 6_000],
    ]);
  });

  test.each([
    ['person', 4],
    ['day', 4],
    ['night', 3],
    ['trip', 4],
  ] as const)('per %s a stay from 1 to 4 March is %i times a day', (priceUnit, times) => {
    expect(told(choose([{ id: 'bed', count: 1 }], { stay: { ...stay, priceUnit } }))[0]?.[2]).toBe(times);
  });

  test.each([
    [[{ id: 'massage', count: 1 }], 'extra_unknown'],
    [
      [
        { id: 'bed', count: 1 },
        { id: 'bed', count: 1 },
      ],
      'extra_twice',
    ],
    [[{ id: 'bed', count: 0 }], { key: 'extra_least', values: { name: nameOf('bed') } }],
    [[{ id: 'bed', count: 1.5 }], { key: 'extra_least', values: { name: nameOf('bed') } }],
    [[{ id: 'bed', count: 4 }], { key: 'extra_most', values: { name: nameOf('bed'), most: 3 } }],
    [
      [
        { id: 'bed', count: 3 },
        { id: 'lunch', count: 3 },
      ],
      { key: 'extra_guests', values: { name: nameOf('lunch'), most: 2 } },
    ],
  ])('%j is refused: %s', (chosen, problem) => {
    expect(choose(chosen)).toEqual({ problem });
  });

  test('as many as there may be are taken', () => {
    expect(
      extrasOf(
        choose([
          { id: 'bed', count: 3 },
          { id: 'lunch', count: 2 },
        ]),
      ),
    ).toHaveLength(2);
  });
});

describe('a booking that is changed', () => {
  const kept = extrasOf(
    choose([
      { id: 'pickup', count: 1 },
      { id: 'lunch', count: 2 },
    ]),
  );
  const dearer = all.map((extra) => ({ ...extra, priceCents: usd(1_500) }));
  const change = (chosen: ExtraCount[] | undefined, more: Partial<Parameters<typeof chargedExtras>[1]> = {}) =>
    chargedExtras(dearer, { chosen, kept, guests: 2, stay, ...more });

  test('what it has keeps its price, follows the nights, and is for at most as many guests', () => {
    const longer = { ...stay, endDate: calendarDate('2027-03-06') };
    expect(told(change(undefined, { stay: longer, guests: 1 }))).toEqual([
      ['pickup', 1, 1, 1_000, 1_000],
      ['lunch', 1, 5, 1_000, 5_000],
    ]);
    expect(areSameExtras(extrasOf(change(undefined)), kept)).toBe(true);
  });

  test('what is added costs what it costs today', () => {
    const chosen = [
      { id: 'bed', count: 1 },
      { id: 'pickup', count: 3 },
    ];
    expect(told(change(chosen))).toEqual([
      ['pickup', 1, 1, 1_000, 1_000],
      ['pickup', 2, 1, 1_500, 3_000],
      ['bed', 1, 3, 1_500, 4_500],
    ]);
    expect(areSameExtras(extrasOf(change(chosen)), kept)).toBe(false);
  });

  test('what was added later is taken away first, and one price is one line', () => {
    const more = extrasOf(change([{ id: 'pickup', count: 3 }]));
    expect(told(change([{ id: 'pickup', count: 2 }], { kept: more }))).toEqual([
      ['pickup', 1, 1, 1_000, 1_000],
      ['pickup', 1, 1, 1_500, 1_500],
    ]);
    expect(told(chargedExtras(all, { chosen: [{ id: 'pickup', count: 3 }], kept, guests: 2, stay }))).toEqual([
      ['pickup', 3, 1, 1_000, 3_000],
    ]);
  });

  test('what the host no longer offers stays, but no more of it', () => {
    expect(told(chargedExtras([], { chosen: undefined, kept, guests: 2, stay }))).toHaveLength(2);
    const ask = (count: number) => ({ chosen: [{ id: 'pickup', count }], kept, guests: 2, stay });
    expect(told(chargedExtras([], ask(1)))).toHaveLength(1);
    expect(chargedExtras([], ask(2))).toEqual({
      problem: { key: 'extra_kept', values: { name: nameOf('pickup'), most: 1 } },
    });
  });

  test('nothing chosen takes all of them away', () => {
    expect(change([])).toEqual({ extras: [] });
  });
});

test('property: each extra that is chosen is charged as often as it is chosen, whatever was kept', () => {
  const count = fc.integer({ min: 0, max: 3 });
  const offers = fc.array(fc.tuple(fc.constantFrom(...extraCharges), fc.integer({ min: 50, max: 5_000_000 })), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(offers, fc.array(count, { maxLength: 12 }), fc.array(count, { maxLength: 12 }), (made, had, wanted) => {
      const then = made.map(([charged, price], at) => offer(`e${at}`, charged, { priceCents: usd(price) }));
      const now = then.map((extra, at) => ({ ...extra, priceCents: usd(extra.priceCents + (at % 2)) }));
      const chosenOf = (counts: number[]) =>
        then.map(({ id }, at) => ({ id, count: counts[at] ?? 0 })).filter((one) => one.count > 0);
      const kept = extrasOf(chargedExtras(then, { chosen: chosenOf(had), kept: [], guests: 3, stay }));
      const chosen = chosenOf(wanted);
      const extras = extrasOf(chargedExtras(now, { chosen, kept, guests: 3, stay }));
      for (const { id, count: many } of chosen) {
        const parts = extras.filter((extra) => extra.id === id);
        expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(many);
        expect(new Set(parts.map(({ priceCents }) => priceCents)).size).toBe(parts.length);
      }
      expect(new Set(extras.map(({ id }) => id)).size).toBe(chosen.length);
      expect(
        extras.every(({ count: many, times, priceCents, amountCents }) => amountCents === many * times * priceCents),
      ).toBe(true);
    }),
  );
});

test('a choice of an address is read as it was written; anything else is none', () => {
  const chosen = [
    { id: '9f86d081884c7d65', count: 2 },
    { id: 'a-1', count: 10_000 },
  ];
  expect(readExtrasText(extrasText(chosen))).toEqual(chosen);
  for (const text of ['', 'a', 'a:', ':1', 'a:1,', 'a:-1', 'a:100000', 'A b:1'])
    expect(readExtrasText(text)).toBeUndefined();
});

test('where guests take it each may have one', () => {
  expect([mostOf({ charged: 'per_guest', maxCount: null }, 4), mostOf({ charged: 'per_day', maxCount: 2 }, 4)]).toEqual(
    [4, 2],
  );
});
