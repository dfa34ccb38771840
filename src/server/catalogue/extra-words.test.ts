import { expect, test } from 'vitest';
import type { BookedExtra, ExtraCharge } from '#shared/extras.ts';
import { usd } from '#shared/money.ts';
import { extraIn, extrasIn } from './extra-words.ts';

const texts = { name: { en: 'Child seat', sw: null }, description: { en: null, sw: null } };
const offered = (charged: ExtraCharge, maxCount: number | null) =>
  extraIn('en', { ...texts, id: 'seat', charged, priceCents: usd(1_200), maxCount }, 'night').per;

test.each<[ExtraCharge, number | null, string]>([
  ['per_booking', 1, 'once'],
  ['per_booking', 3, 'each'],
  ['per_day', 3, 'per night'],
  ['per_guest', null, 'per guest'],
])('%s, of which a booking may have %s, costs its price "%s"', (charged, maxCount, per) => {
  expect(offered(charged, maxCount)).toBe(per);
});

test('of an extra that was booked twice each costs the price', () => {
  const booked: BookedExtra = {
    ...{ id: 'seat', name: texts.name, charged: 'per_booking', unit: 'night', count: 2, times: 1 },
    ...{ priceCents: usd(1_200), amountCents: usd(2_400) },
  };
  expect(extrasIn('sw', [booked])).toMatchObject([{ name: 'Child seat', textLang: 'en', per: 'kila moja' }]);
  expect(extrasIn('en', [{ ...booked, count: 1, amountCents: usd(1_200) }])).toMatchObject([{ per: 'once' }]);
});
