import { expect, test } from 'vitest';
import type { Service } from '#shared/contracts/catalogue.ts';
import { firstChoice } from './first-choice.ts';

const room = { priceUnit: 'night', durationDays: 1, capacity: 2, guestsPerPlace: 2, minStay: 1 } as Service;

test('an address with an end before its start gets the earliest end, and is said to be moved', () => {
  const reversed = firstChoice(room, { startDate: '2026-12-10', endDate: '2026-12-08' });
  expect(reversed).toMatchObject({ value: { endDate: '2026-12-11' }, moved: true });
  expect(firstChoice(room, { startDate: '2026-12-10', endDate: '2026-12-12' }).moved).toBe(false);
  expect(firstChoice(room, { startDate: '2026-12-10' }).moved).toBe(false);
});
