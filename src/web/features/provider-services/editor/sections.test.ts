import { expect, test } from 'vitest';
import { placesAreNew } from './sections.ts';

const begun = { status: 'draft', capacity: 1, guestsPerPlace: 1, durationDays: 1 } as const;

test('the numbers of a draft are new until one of them is another', () => {
  expect(placesAreNew(begun)).toBe(true);
  expect(placesAreNew({ ...begun, capacity: 3 })).toBe(false);
  expect(placesAreNew({ ...begun, guestsPerPlace: 2 })).toBe(false);
  expect(placesAreNew({ ...begun, status: 'submitted' })).toBe(false);
});
