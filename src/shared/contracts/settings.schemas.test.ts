import { expect, test } from 'vitest';
import { SettingsForm } from './settings.schemas.ts';

test('settings are read as people type them', () => {
  const typed = {
    usdToKesRate: '1,250',
    usdToEurRate: '0,92',
    commissionPercent: '12.5',
    supportPhone: ' 0712-345600 ',
  };
  const read = { usdToKesRate: 1_250, usdToEurRate: 0.92, commissionPercent: 12.5, supportPhone: '+254 712 345 600' };
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
  ['supportPhone', '', 'phone_any'],
  ['supportPhone', '123', 'phone_any'],
  ['supportPhone', 'call <b>us</b> abc', 'phone_any'],
  ['supportPhone', '4420 7946 0958', 'phone_any'],
  ['consentAboveCents', 'abc', 'dollars_whole'],
  ['consentAboveCents', '1.5', 'dollars_whole'],
  ['consentAboveCents', '1.001', 'dollars_whole'],
  ['consentAboveCents', '-1', 'dollars_whole'],
  ['consentAboveCents', '1,000,001', 'number_large'],
  ['supportEmail', 'help', 'email_invalid'],
  ['businessName', ' ', 'business_missing'],
  ['businessPin', '12345', 'pin_invalid'],
  ['facebookUrl', 'http://facebook.com/twende', 'social_invalid'],
  ['facebookUrl', 'https://facebook.com', 'social_invalid'],
  ['facebookUrl', 'https://facebook.com.example.com/twende', 'social_invalid'],
  ['facebookUrl', 'https://facebook.com@example.com/twende', 'social_invalid'],
  ['facebookUrl', 'https://facebook.com:8443/twende', 'social_invalid'],
  ['facebookUrl', 'https://facebook.com/twende one', 'social_invalid'],
  ['facebookUrl', 'javascript:alert(1)//facebook.com/', 'social_invalid'],
  ['instagramUrl', 'https://facebook.com/twende', 'social_invalid'],
  ['xUrl', `https://x.com/${'a'.repeat(187)}`, 'too_long'],
])('%s %j is refused: %s', (name, typed, message) => {
  const { error } = SettingsForm.safeParse({ [name]: typed });
  const [first] = error?.issues ?? [];
  expect([first?.path[0], first?.message]).toEqual([name, message]);
});

test('an address of the network itself is taken, and an empty one', () => {
  const typed = {
    facebookUrl: ' https://www.facebook.com/twende ',
    xUrl: `https://x.com/${'a'.repeat(186)}`,
    tiktokUrl: '',
  };
  expect(SettingsForm.parse(typed)).toEqual({ ...typed, facebookUrl: 'https://www.facebook.com/twende' });
});
