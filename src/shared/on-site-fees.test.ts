import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarDate } from './dates.ts';
import { feeCharges, feeTotals } from './on-site-fees.ts';
import { guestKinds } from './party.ts';

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
    { kind: 'non_resident', count: 4, times: 2, currency: 'USD', eachMinor: 9_000, amountMinor: 72_000 },
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
      const sum = (some: readonly { amountMinor: number }[]) =>
        some.reduce((total, { amountMinor }) => total + amountMinor, 0);
      expect(charges.map(({ kind, count }) => ({ kind, count }))).toEqual(party);
      expect(sum(feeTotals(charges))).toBe(sum(charges));
      expect(charges.every(({ amountMinor }) => Number.isSafeInteger(amountMinor))).toBe(true);
    }),
  );
});
