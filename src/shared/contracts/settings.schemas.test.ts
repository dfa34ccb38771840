import { expect, test } from 'vitest';
import { SettingsForm } from './settings.schemas.ts';

test('settings are read as people type them', () => {
  const typed = { usdToKesRate: '1,250', usdToEurRate: '0,92', commissionPercent: '12.5', supportPhone: ' 0700 ' };
  const read = { usdToKesRate: 1_250, usdToEurRate: 0.92, commissionPercent: 12.5, supportPhone: '0700' };
  expect(SettingsForm.parse(typed)).toEqual(read);
});

test.each([
  ['usdToKesRate', '', 'number_whole'],
  ['usdToKesRate', '110.5', 'number_whole'],
  ['usdToKesRate', '100,001', 'number_large'],
  ['usdToEurRate', '0', 'number_small'],
  ['usdToEurRate', '0.92131', 'decimals_four'],
  ['commissionPercent', 'twelve', 'amount_invalid'],
  ['commissionPercent', '12.345', 'decimals_two'],
  ['commissionPercent', '51', 'number_large'],
  ['supportEmail', 'help', 'email_invalid'],
  ['businessName', ' ', 'business_missing'],
  ['businessPin', '12345', 'pin_invalid'],
])('%s %j is refused: %s', (name, typed, message) => {
  const { error } = SettingsForm.safeParse({ [name]: typed });
  const [first] = error?.issues ?? [];
  expect([first?.path[0], first?.message]).toEqual([name, message]);
});
