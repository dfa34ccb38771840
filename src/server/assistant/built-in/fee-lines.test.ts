import { expect, test } from 'vitest';
import type { ListingFacts } from '../tools/get-listing.ts';
import type { Words } from './draft.ts';
import { childFeeLines, feeLines } from './fee-lines.ts';

const english: Words = { lang: 'en', usdToKesRate: 110, inShillings: false };
const swahili: Words = { lang: 'sw', usdToKesRate: 110, inShillings: true };

const reserveFee: ListingFacts['onSiteFees'][number] = {
  ...{ name: 'Reserve fee', textLang: 'en', times: 'daily', months: { from: 7, until: 12 } },
  ...{ freeUnder: 9, childUntil: 17 },
  amounts: { non_resident: 200, citizen: 3_000, non_resident_child: 50, citizen_child: 0 },
};
const askedFee: ListingFacts['onSiteFees'][number] = {
  ...{ name: 'Gate fee', textLang: 'en', times: 'once', months: null, freeUnder: null, childUntil: null, amounts: {} },
};
const listingWith = (...onSiteFees: ListingFacts['onSiteFees']) =>
  ({ onSiteFees, priceUnit: 'person' }) as Partial<ListingFacts> as ListingFacts;

test('a fee is told with when it is paid, and what each kind of guests pays in its currency', () => {
  expect(feeLines(english, listingWith(reserveFee))).toEqual([
    'To pay there besides the price: Reserve fee, for each guest and day, July to December – ' +
      'Adults, non-residents: $200; Adults, East African citizens: KES 3,000; Children, non-residents (9 to 17 years): $50; ' +
      'Children, East African citizens (9 to 17 years): free. Under 9 years free.',
  ]);
  expect(feeLines(swahili, listingWith(reserveFee))[0]).toContain('Watu wazima wasio wakazi: $200 (KES 22,000)');
});

test('an amount that is not known is to be asked for', () => {
  expect(feeLines(english, listingWith(askedFee))).toEqual([
    'To pay there besides the price: Gate fee, for each guest – amount to be asked for.',
  ]);
});

test('of children only the fees are told of which they pay less or nothing', () => {
  const lines = childFeeLines(english, listingWith(reserveFee, askedFee));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('Children, non-residents (9 to 17 years): $50');
  expect(lines[0]).not.toContain('Adults');
});
