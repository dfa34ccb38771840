import { expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { violationsOn } from './support/axe.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { codeOf, newTraveller, signIn } from './support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

test.each([
  { lang: 'en', width: 360 },
  { lang: 'sw', width: 1280 },
] as const)(
  'a second factor is set up, asked for when signing in, replaced by a recovery code, and turned off, at $width px in $lang',
  async ({ lang, width }) => {
    const accounts = (key: KeyOf<'accounts'>) => translate(lang, 'accounts', key);
    const t = (key: KeyOf<'security'>) => translate(lang, 'security', key);
    const asked = (key: KeyOf<'second-factor'>) => translate(lang, 'second-factor', key);
    const { email, password, token } = await newTraveller(site.origin);
    const { page, open, quiet, shot, problems } = await site.visit({ width, lang, folder: `second-factor/${lang}` });
    const look = async (name: string) => {
      // Else the header may stand over a part of what is looked at.
      await page.evaluate(() => window.scrollTo(0, 0));
      await quiet();
      await shot(name);
      expect.soft(await violationsOn(page, {}), name).toEqual([]);
    };
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await open('/login');
    await page.evaluate((own) => localStorage.setItem('token', own), token);
    await open('/profile');
    await page.getByRole('tab', { name: accounts('profile.security') }).click();
    await page.waitForURL('**/profile?tab=security');
    await page.getByText(t('what')).waitFor();
    await look('off');
    await press(t('setUp'));
    await page.getByLabel(t('password'), { exact: true }).fill('not my password');
    await press(t('continue'));
    await page.getByText(translate(lang, 'fields', 'password_wrong')).waitFor();
    await page.getByLabel(t('password'), { exact: true }).fill(password);
    await press(t('continue'));
    await page.getByRole('img', { name: t('qr') }).waitFor();
    await look('key');
    const key = (await page.locator('main code').innerText()).replace(/\s/g, '');
    const link = await page.getByRole('link', { name: t('key.open') }).getAttribute('href');
    expect(new URL(link ?? '').searchParams.get('secret')).toBe(key);
    await page.getByLabel(asked('code')).fill(codeOf(key, -1));
    await press(t('turnOn'));
    const list = page.getByRole('list', { name: t('codes.list') });
    await list.waitFor();
    await look('codes');
    const codes = await list.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await press(t('codes.kept'));
    await page.getByText(t('left')).waitFor();
    await look('on');

    const givePassword = async () => {
      await page.evaluate(() => localStorage.removeItem('token'));
      await open('/login?redirect=%2Fprofile%3Ftab%3Dsecurity');
      await page.getByLabel(accounts('email')).fill(email);
      await page.getByLabel(accounts('password'), { exact: true }).fill(password);
      await press(accounts('login.submit'));
      await page.getByLabel(asked('code')).waitFor();
    };
    await givePassword();
    await look('asked');
    await page.getByLabel(asked('code')).fill('12345');
    await press(asked('submit'));
    await page.getByText(translate(lang, 'fields', 'code_invalid')).waitFor();
    await page.getByLabel(asked('code')).fill(codeOf(key));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile?tab=security');
    await givePassword();
    await press(asked('useRecovery'));
    const recovery = page.getByLabel(asked('recovery'), { exact: true });
    await recovery.fill('00000-00000');
    await press(asked('submit'));
    await page.getByText(asked('recovery.wrong')).waitFor();
    await recovery.fill(codes[0]?.toUpperCase() ?? '');
    await look('recovery');
    await press(asked('submit'));
    await page.waitForURL('**/profile?tab=security');
    await page.getByText(translate(lang, 'security', 'left.value', { left: 9 })).waitFor();
    await press(t('turnOff'));
    await page.getByLabel(t('password'), { exact: true }).fill(password);
    await press(asked('useRecovery'));
    await recovery.fill(codes[0] ?? '');
    await press(t('turnOff.confirm'));
    await page.getByText(asked('recovery.wrong')).waitFor();
    await press(asked('useApp'));
    await page.getByLabel(asked('code')).fill(codeOf(key, 1));
    await look('turn-off');
    await press(t('turnOff.confirm'));
    await page.getByText(t('what')).waitFor();
    // The browser notes each refusal of a sign-in that is not complete.
    expect(problems.filter((problem) => !/40[01]/.test(problem))).toEqual([]);
  },
  120_000,
);

test('a traveller on a phone signs out a device that they do not know and changes the password, which signs out all others', async () => {
  const t = (key: KeyOf<'security'>) => translate('sw', 'security', key);
  const fields = (key: KeyOf<'fields'>) => translate('sw', 'fields', key);
  const traveller = await newTraveller(site.origin);
  const other = await signIn(site.origin, traveller);
  const third = await signIn(site.origin, traveller);
  const { page, open, quiet, problems } = await site.visit({ width: 360, lang: 'sw', folder: 'security/password' });
  const isSignedIn = async (token: string) =>
    (await fetch(`${site.origin}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).ok;
  await open('/login');
  await page.evaluate((own) => localStorage.setItem('token', own), traveller.token);
  await open('/profile?tab=security');
  const devices = page.getByRole('region', { name: t('sessions.title') });
  await devices.getByRole('listitem').nth(2).waitFor();
  await quiet();
  expect.soft(await violationsOn(page, {}), 'security').toEqual([]);
  await devices.getByRole('listitem').first().getByRole('button').click();
  await page.getByText(t('sessions.ended')).waitFor();
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2);
  expect([await isSignedIn(third), await isSignedIn(other)]).toEqual([false, true]);

  const field = (key: KeyOf<'security'>) => page.getByLabel(t(key), { exact: true });
  const save = page.getByRole('button', { name: t('change.save'), exact: true });
  await field('change.current').fill('not my password');
  await field('change.new').fill('Savanna-Mpya-2027');
  await field('change.repeat').fill('Savanna-Mpya-2026');
  await save.click();
  await page.getByText(fields('passwords_differ')).waitFor();
  await field('change.repeat').fill('Savanna-Mpya-2027');
  await save.click();
  await page.getByText(fields('password_wrong')).waitFor();
  expect(page.url()).toContain('/profile?tab=security');
  await field('change.current').fill(traveller.password);
  await save.click();
  await page.getByText(t('change.saved')).waitFor();
  expect(await field('change.current').inputValue()).toBe('');
  await page.getByText(t('sessions.only')).waitFor();
  expect([await isSignedIn(other), await isSignedIn(traveller.token)]).toEqual([false, true]);
  expect((await signIn(site.origin, { ...traveller, password: 'Savanna-Mpya-2027' })).length).toBeGreaterThan(0);
  // The browser notes the wrong password.
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
});
