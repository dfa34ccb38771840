import { expect, test } from 'vitest';
import { extraLimits } from '#shared/extras.ts';
import { readWizardSearch, stepOf } from './address-stay.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `extra-${index}:1`).join();

test.each(['9f86d081884c7d65:2', '9f86d081884c7d65:2,60303ae22b998861:1', many(extraLimits.chosen)])(
  'the extras %s of an address are read',
  (extras) => expect(readWizardSearch({ extras })).toEqual({ extras }),
);

test.each(['', 'lunch', 'lunch:2;dinner:1', 7, ['lunch:1'], many(extraLimits.chosen + 1)])(
  'what is no choice of extras is left out: %j',
  (extras) => expect(readWizardSearch({ guests: 2, extras })).toEqual({ guests: 2 }),
);

const plain = { pricedKinds: [], onSiteFees: [] };
const byKind = { pricedKinds: ['resident'] as const, onSiteFees: [] };
const [startDate, party] = ['2026-12-01', 'resident:2'];

test.each([
  { service: plain, search: {}, step: 1 },
  { service: plain, search: { startDate }, step: 2 },
  { service: byKind, search: { startDate }, step: 1 },
  { service: byKind, search: { startDate, party }, step: 2 },
  { service: byKind, search: { startDate, step: 2 as const }, step: 2 },
])('an address with $search begins at step $step', ({ service, search, step }) => {
  expect(stepOf(service, search)).toBe(step);
});
