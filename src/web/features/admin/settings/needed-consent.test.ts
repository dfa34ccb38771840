import { expect, test } from 'vitest';
import type { Settings } from '#shared/contracts/settings.ts';
import { neededConsent } from './needed-consent.ts';

const ratesAlone = { least: 105, most: 115 };
const ask = (consentAboveCents: number | null, wanted: Partial<Settings>) =>
  neededConsent({ settings: { consentAboveCents } as Settings, ratesAlone }, wanted);

test.each([
  ['the commission', { commissionPercent: 13 }, 'settings.money'],
  ['a rate far from the last ones', { usdToKesRate: 130 }, 'settings.money'],
  ['a rate far below them', { usdToKesRate: 104 }, 'settings.money'],
  ['a rate near them', { usdToKesRate: 115 }, undefined],
  ['the lowest rate near them', { usdToKesRate: 105 }, undefined],
  ['a higher amount', { consentAboveCents: 60_000 }, 'settings.amount'],
  ['no amount', { consentAboveCents: null }, 'settings.amount'],
  ['a lower amount', { consentAboveCents: 40_000 }, undefined],
  ['a phone number', { supportPhone: '+254 700 000 000' }, undefined],
] as const)('where an amount is set, %s needs a second admin or not', (_, wanted, act) => {
  expect(ask(50_000, wanted)).toBe(act);
  expect(ask(null, wanted)).toBeUndefined();
});
