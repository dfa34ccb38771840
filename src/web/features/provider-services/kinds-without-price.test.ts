import { expect, test } from 'vitest';
import { kindsWithoutPrice } from './kinds-without-price.ts';

const usual = { resident: 60, citizen: 40, citizen_child: 15 };

test('who has a price on usual days and none on these pays like everybody, children like their adults', () => {
  const season = { usual, own: { citizen: 90, resident: Number.NaN }, price: 120, perPerson: true };
  expect(kindsWithoutPrice(season)).toEqual([
    { kind: 'resident', dollars: 120, like: 'everybody' },
    { kind: 'citizen_child', dollars: 90, like: 'adults' },
  ]);
});

test('nothing is said of rooms’ children, of kinds that never have a price, nor of a price that is not typed yet', () => {
  const season = { usual, own: {}, price: Number.NaN, perPerson: false };
  expect(kindsWithoutPrice(season)).toEqual([
    { kind: 'resident', dollars: undefined, like: 'everybody' },
    { kind: 'citizen', dollars: undefined, like: 'everybody' },
  ]);
  expect(kindsWithoutPrice({ ...season, usual: {} })).toEqual([]);
  expect(kindsWithoutPrice({ ...season, own: { resident: 0, citizen: 40 } })).toEqual([]);
});
