import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from './dates.ts';
import { type BookedFee, feeCharges, feeProblems, feeTotals, type OnSiteFee } from './on-site-fees.ts';
import { CHILD_UNTIL_MAX, childAgeIn, type GuestKind, guestKinds, isChild } from './party.ts';

const amboseli = { non_resident: 9_000, resident: 202_500, citizen: 150_000, non_resident_child: 4_500 };
const stay = {
  priceUnit: 'person' as const,
  startDate: calendarDate('2027-03-01'),
  endDate: calendarDate('2027-03-02'),
  guests: 4,
  party: [],
};

test('a fee that is paid daily counts days, and nights where nights are booked', () => {
  const times = (priceUnit: 'person' | 'night' | 'day', fee: 'once' | 'daily') =>
    feeCharges({ times: fee, amounts: amboseli }, { ...stay, priceUnit })[0]?.times;
  expect([times('person', 'daily'), times('night', 'daily'), times('day', 'daily'), times('day', 'once')]).toEqual([
    2, 1, 2, 1,
  ]);
});

test('of whom nobody asked are non-residents', () => {
  expect(feeCharges({ times: 'daily', amounts: amboseli }, stay)).toEqual([
    // Of whom nobody asked some may be children.
    { kind: 'non_resident', count: 4, times: 2, currency: 'USD', eachMinor: 9_000, amountMinor: 72_000, atMost: true },
  ]);
});

test('residents and citizens pay shillings; children without an amount of their own pay as adults', () => {
  const party = [
    { kind: 'non_resident_child' as const, count: 1 },
    { kind: 'resident' as const, count: 2 },
    { kind: 'citizen_child' as const, count: 1 },
  ];
  const charges = feeCharges({ times: 'once', amounts: amboseli }, { ...stay, party });
  expect(charges.map(({ currency, eachMinor }) => [currency, eachMinor])).toEqual([
    ['USD', 4_500],
    ['KES', 202_500],
    ['KES', 150_000],
  ]);
  expect(feeTotals(charges)).toEqual([
    { currency: 'USD', amountMinor: 4_500 },
    { currency: 'KES', amountMinor: 555_000 },
  ]);
});

test('residents without an amount of their own pay that of non-residents, in dollars', () => {
  const party = [{ kind: 'resident' as const, count: 2 }];
  const [charge] = feeCharges({ times: 'once', amounts: { non_resident: 1_000 } }, { ...stay, party });
  expect(charge).toMatchObject({ currency: 'USD', amountMinor: 2_000 });
});

test('children of kinds without amounts pay as the children of non-residents', () => {
  const party = [
    { kind: 'resident' as const, count: 1 },
    { kind: 'resident_child' as const, count: 2 },
  ];
  const amounts = { non_resident: 9_000, non_resident_child: 4_500 };
  const charges = feeCharges({ times: 'once', amounts }, { ...stay, party });
  expect(charges.map(({ currency, eachMinor }) => [currency, eachMinor])).toEqual([
    ['USD', 9_000],
    ['USD', 4_500],
  ]);
});

test('an amount of 0 is free, and no currency of the total unless all is free', () => {
  const charges = feeCharges({ times: 'daily', amounts: { non_resident: 0 } }, stay);
  expect([charges[0]?.amountMinor, feeTotals(charges)]).toEqual([0, [{ currency: 'USD', amountMinor: 0 }]]);
});

test('an amount that is not known is in no total, and free is not what is unknown', () => {
  const party = [
    { kind: 'non_resident' as const, count: 1 },
    { kind: 'resident' as const, count: 2 },
  ];
  const charges = feeCharges({ times: 'once', amounts: { resident: 110_000 } }, { ...stay, party });
  expect(charges.map(({ amountMinor }) => amountMinor)).toEqual([null, 220_000]);
  expect(feeTotals(charges)).toEqual([{ currency: 'KES', amountMinor: 220_000 }]);
  expect(feeTotals(feeCharges({ times: 'once', amounts: {} }, stay))).toEqual([]);
});

test.each([
  [{ from: 7, until: 12 }, '2027-06-29', '2027-07-02', 2],
  [{ from: 1, until: 6 }, '2027-06-29', '2027-07-02', 2],
  [{ from: 7, until: 12 }, '2027-06-29', '2027-06-30', 0],
  [{ from: 11, until: 2 }, '2026-12-31', '2027-03-01', 60],
  [{ from: 3, until: 3 }, '2027-02-28', '2027-03-31', 31],
])('a fee of the months %j is paid from %s to %s for %d days', (months, start, end, days) => {
  const dates = { startDate: calendarDate(start), endDate: calendarDate(end) };
  const charges = feeCharges({ times: 'daily', months, amounts: amboseli }, { ...stay, ...dates });
  expect(charges.map(({ times }) => times)).toEqual(days === 0 ? [] : [days]);
});

test('a fee that is paid once belongs to the month of the start', () => {
  const dates = { startDate: calendarDate('2027-06-30'), endDate: calendarDate('2027-07-02') };
  const charged = (from: number, until: number) =>
    feeCharges({ times: 'once', months: { from, until }, amounts: amboseli }, { ...stay, ...dates }).length;
  expect([charged(1, 6), charged(7, 12)]).toEqual([1, 0]);
});

describe('ages', () => {
  const aged = { times: 'once' as const, amounts: amboseli };
  const family = (until: number) => [
    { kind: 'non_resident' as const, count: 2 },
    { kind: 'non_resident_child' as const, count: 1, until },
  ];
  const charged = (fee: Partial<OnSiteFee>, until: number) =>
    feeCharges({ ...aged, ...fee }, { ...stay, party: family(until) }).map(({ eachMinor, atMost }) => [
      eachMinor,
      atMost,
    ]);

  test('that are those of the price leave nothing open', () => {
    expect(charged({ childUntil: 17 }, 17)).toEqual([
      [9_000, false],
      [4_500, false],
    ]);
  });

  test('below which guests are free may lower what children pay', () => {
    expect(charged({ childUntil: 17, freeUnder: 5 }, 17)).toEqual([
      [9_000, false],
      [4_500, true],
    ]);
  });

  test('below which guests are free lower what is told of adults, where nothing tells children apart', () => {
    const adults = [{ kind: 'resident' as const, count: 2 }];
    const isAtMost = (amounts: OnSiteFee['amounts'], freeUnder?: number) =>
      feeCharges({ times: 'once', amounts, freeUnder }, { ...stay, party: adults }).map(({ atMost }) => atMost);
    expect(isAtMost({ non_resident: 1_000, resident: 50_000 }, 5)).toEqual([true]);
    expect(isAtMost({ non_resident: 1_000, resident: 50_000 })).toEqual([false]);
    expect(isAtMost(amboseli, 5)).toEqual([false]);
  });

  test('that end before those of the price: children pay at most as adults', () => {
    expect(charged({ childUntil: 11 }, 17)[1]).toEqual([9_000, true]);
  });

  test('that end after those of the price: some adults may pay as children', () => {
    expect(charged({ childUntil: 17 }, 11)).toEqual([
      [9_000, true],
      [4_500, false],
    ]);
  });

  test.each([
    [{ childUntil: 17, toldUntil: 11 }, true],
    [{ childUntil: 11, toldUntil: 11 }, false],
    [{ childUntil: 11, toldUntil: 17 }, false],
    // Nothing has kept the age of the price.
    [{ childUntil: 17 }, false],
    [{ amounts: { non_resident: 1_000 }, freeUnder: 5, toldUntil: 3 }, true],
    [{ amounts: { non_resident: 1_000 }, freeUnder: 5, toldUntil: 4 }, false],
  ] as [Partial<BookedFee>, boolean][])('of adults alone, by the fee %j: at most is %s', (fee, atMost) => {
    const party = [{ kind: 'non_resident' as const, count: 2 }];
    expect(feeCharges({ ...aged, ...fee }, { ...stay, party }).map((charge) => charge.atMost)).toEqual([atMost]);
  });

  test('are at most that of the amounts of children, of the price first', () => {
    const fee = { amounts: amboseli, childUntil: 17 };
    expect(childAgeIn({ childUntil: 11, onSiteFees: [fee] })).toBe(11);
    expect(childAgeIn({ childUntil: null, onSiteFees: [fee, { ...fee, childUntil: 12 }] })).toBe(17);
    expect(childAgeIn({ childUntil: null, onSiteFees: [{ amounts: { non_resident: 1 }, childUntil: 17 }] })).toBeNull();
  });
});

test.each([
  [{ amounts: amboseli, childUntil: 17, freeUnder: 17 }, []],
  [{ amounts: { ...amboseli, african: 9_000, african_child: 9_000 }, childUntil: 1 }, []],
  [{ amounts: amboseli }, ['childUntil']],
  [{ amounts: amboseli, childUntil: 4, freeUnder: 5 }, ['freeUnder']],
  [{ amounts: { non_resident: 1, non_resident_child: 2 }, childUntil: 17 }, ['amounts.non_resident_child']],
  [{ amounts: { non_resident: 1, african: 2 } }, ['amounts.african']],
  [{ amounts: { non_resident: 2, african_child: 1 }, childUntil: 17 }, ['amounts.african']],
])('what is wrong with %j is in %j', (fee, fields) => {
  expect(feeProblems(fee).map(([field]) => field)).toEqual(fields);
});

const amount = fc.integer({ min: 0, max: 100_000_000 });
const someParty = fc.array(
  fc.record({ kind: fc.constantFrom(...guestKinds), count: fc.integer({ min: 1, max: 10_000 }) }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

test('property: each guest is charged once a day, and the totals are the sum of the charges', () => {
  fc.assert(
    fc.property(fc.record({ non_resident: amount, resident: amount, citizen: amount }), someParty, (amounts, party) => {
      const charges = feeCharges({ times: 'daily', amounts }, { ...stay, party });
      const sum = (some: readonly { amountMinor: number | null }[]) =>
        some.reduce((total, { amountMinor }) => total + (amountMinor ?? 0), 0);
      expect(charges.map(({ kind, count }) => ({ kind, count }))).toEqual(party);
      expect(sum(feeTotals(charges))).toBe(sum(charges));
      expect(charges.every(({ amountMinor }) => Number.isSafeInteger(amountMinor))).toBe(true);
    }),
  );
});

test('property: whatever ages guests have, they pay at most what is shown, and exactly that where nothing is left open', () => {
  const age = fc.integer({ min: 1, max: CHILD_UNTIL_MAX });
  const fees = fc.record({
    adult: fc.integer({ min: 1, max: 10_000 }),
    child: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
    freeUnder: fc.option(age, { nil: undefined }),
    childUntil: age,
  });
  const people = fc.array(fc.record({ resident: fc.boolean(), age: fc.integer({ min: 0, max: 80 }) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(fees, people, age, ({ adult, child, freeUnder, childUntil }, guests, toldUntil) => {
      const of = (amount: number) => ({ non_resident: amount, resident: 2 * amount });
      const children =
        child === undefined
          ? {}
          : { non_resident_child: Math.min(adult, child), resident_child: Math.min(2 * adult, child) };
      const ages =
        child === undefined ? { freeUnder } : { childUntil, freeUnder: freeUnder && Math.min(freeUnder, childUntil) };
      const fee = { times: 'once' as const, amounts: { ...of(adult), ...children }, ...ages, toldUntil };
      const charges = feeCharges(fee, { ...stay, guests: guests.length, party: partyOf(guests, toldUntil) });
      for (const { kind, amountMinor, atMost } of charges) {
        const paid = guests
          .filter((guest) => kindAt(guest, toldUntil) === kind)
          .map((guest) =>
            guest.age < (ages.freeUnder ?? 0)
              ? 0
              : fee.amounts[kindAt(guest, child === undefined ? -1 : childUntil) as keyof typeof fee.amounts],
          );
        const sum = paid.reduce((total: number, one) => total + (one ?? 0), 0);
        expect(amountMinor).toBeGreaterThanOrEqual(sum);
        if (!atMost) expect(amountMinor).toBe(sum);
      }
    }),
  );
});

interface Aged {
  resident: boolean;
  age: number;
}

/** What somebody is where guests up to an age are children. */
const kindAt = ({ resident, age }: Aged, until: number): GuestKind =>
  `${resident ? 'resident' : 'non_resident'}${age <= until ? '_child' : ''}` as const;

const partyOf = (guests: readonly Aged[], until: number) =>
  guestKinds
    .map((kind) => ({ kind, count: guests.filter((guest) => kindAt(guest, until) === kind).length }))
    .filter(({ count }) => count > 0)
    .map((group) => (isChild(group.kind) ? { ...group, until } : group));
