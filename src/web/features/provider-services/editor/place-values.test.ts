import { expect, test } from 'vitest';
import type { ProviderService } from '#shared/contracts/provider-services.ts';
import { placeFields, placeValues } from './place-values.ts';

const town = { location: 'Nanyuki', county: 'Laikipia', lat: 0.017, lon: 37.074 };
const exact = { lat: -0.01674, lon: 37.07361 };
const listing = (changes: object) =>
  ({
    ...{ category: 'guest', status: 'draft', place: town, change: null },
    ...{ meetingPoint: { en: null, sw: null }, meetingPosition: null, ...changes },
  }) as unknown as ProviderService;

/** Where guests have to be once the exact position is given, and nothing else changed. */
const savedWith = (at: typeof exact, changes: object = {}) => {
  const one = listing(changes);
  return placeFields(one)({ ...placeValues(one), at }).meetingPosition;
};

test('guests come to a stay or a meal once its place is exact, and not before', () => {
  expect(savedWith(exact)).toEqual(exact);
  expect(savedWith(exact, { category: 'meals' })).toEqual(exact);
  expect(savedWith(exact, { category: 'safari' })).toBeNull();
  expect(savedWith({ lat: 0.02, lon: 37.07 })).toBeNull();
  expect(savedWith(town)).toBeNull();
});

test('where the host has said something else, that stays', () => {
  const gate = { lat: 0.0123, lon: 37.0712 };
  expect(savedWith(exact, { meetingPosition: gate })).toEqual(gate);
  expect(savedWith(exact, { place: { ...town, ...gate } })).toBeNull();
  expect(savedWith(exact, { category: 'safari', meetingPosition: { lat: town.lat, lon: town.lon } })).toEqual(exact);
});

test('guests of an approved listing come to its approved place until another is approved', () => {
  const at = { lat: 0.0123, lon: 37.0712 };
  expect(savedWith(exact, { status: 'approved', place: { ...town, ...at }, meetingPosition: at })).toEqual(at);
  expect(savedWith(exact, { status: 'approved' })).toBeNull();
});
