import { expect, test } from 'vitest';
import { calendarDate } from './dates.ts';
import { usd } from './money.ts';
import type { GuestKind } from './party.ts';
import { quoteWithProof } from './party-proof.ts';
import type { PricedService } from './quote.ts';

const day = calendarDate;
const kindCents = { resident: usd(6_000), citizen: usd(4_000), citizen_child: usd(1_500) };
const lodge: PricedService = {
  ...{ priceUnit: 'night', pricePerUnitCents: usd(10_000), guestsPerPlace: 2, durationDays: 1, minStay: 1, kindCents },
  ...{ seasons: [], weekend: { priceCents: usd(15_000) }, dayPrices: {}, childUntil: null, onSiteFees: [], extras: [] },
};
const trip: PricedService = { ...lodge, priceUnit: 'person', childUntil: 11 };

/** The kinds of a party of one each that show nothing. */
function proofless(of: PricedService, [startDate, endDate]: [string, string], kinds: GuestKind[]): GuestKind[] {
  const party = kinds.map((kind) => ({ kind, count: 1 }));
  const dates = { startDate: day(startDate), endDate: day(endDate) };
  const quote = quoteWithProof(of, { ...dates, guests: party.length, party });
  return quote.party.flatMap(({ kind, noProof }) => (noProof ? [kind] : []));
}
// The nights of Friday and Saturday.
const weekend: [string, string] = ['2026-08-14', '2026-08-16'];

test('a kind whose own price applies on no day shows nothing, and one whose price applies on any does', () => {
  expect(proofless(lodge, weekend, ['resident', 'citizen'])).toEqual(['resident', 'citizen']);
  expect(proofless(lodge, ['2026-08-14', '2026-08-17'], ['resident'])).toEqual([]);
});

test('nor does whoever shares a room with a guest who pays more, but children in a room at the price of residents do', () => {
  expect(proofless(lodge, ['2026-08-16', '2026-08-17'], ['non_resident', 'resident'])).toEqual(['resident']);
  expect(proofless(lodge, ['2026-08-16', '2026-08-17'], ['resident', 'resident_child'])).toEqual([]);
});

test('whoever shares a room at the price of residents shows that they may, although the room costs what another guest pays', () => {
  expect(proofless(lodge, ['2026-08-16', '2026-08-17'], ['resident', 'citizen'])).toEqual([]);
  expect(proofless(lodge, ['2026-08-16', '2026-08-17'], ['resident', 'citizen_child'])).toEqual([]);
});

test('per person in a season of its own prices', () => {
  const peak = { startDate: day('2026-12-20'), endDate: day('2027-01-05'), priceCents: usd(20_000) };
  const seasons = [{ ...peak, kindCents: { resident: usd(12_000) } }];
  const family = ['citizen', 'resident', 'resident_child', 'citizen_child'] as const;
  expect(proofless({ ...trip, seasons }, ['2026-12-24', '2026-12-24'], [...family])).toEqual([
    'citizen',
    'citizen_child',
  ]);
});

test('a fee of their own is a reason for proof, in the months in which it is paid', () => {
  const fee = {
    ...{ name: { en: 'Park fee', sw: null }, times: 'daily' as const },
    amounts: { non_resident: 9_000, resident: 100 },
  };
  const withFee = (more: object) => ({ ...lodge, onSiteFees: [{ ...fee, ...more }] });
  expect(proofless(withFee({}), weekend, ['resident', 'citizen'])).toEqual(['citizen']);
  expect(proofless(withFee({ months: { from: 5, until: 5 } }), weekend, ['resident'])).toEqual(['resident']);
  const children = { amounts: { non_resident: 9_000 }, freeUnder: 5 };
  expect(proofless(withFee(children), weekend, ['non_resident', 'non_resident_child'])).toEqual([]);
});
