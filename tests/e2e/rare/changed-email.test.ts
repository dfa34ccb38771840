import { expect } from 'vitest';
import type { KeptLetter } from '#server/outside/mail.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { violationsOn } from '../support/axe.ts';
import type { Site } from '../support/site.ts';
import { test } from '../support/test.ts';
import { ask, codeOf, newTraveller, signIn } from '../support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

/** The link of this kind in the newest letter to an address. */
async function linkIn(
  origin: string,
  to: string,
  kind: 'verify-email?token' | 'verify-email?restore' | 'forgot-password?token' | 'take-back?token',
): Promise<string> {
  const links = async () => {
    const { items } = await ask<{ items: KeptLetter[] }>(origin, '/dev/mail/messages');
    const letters = items.filter((letter) => letter.to === to);
    return letters.flatMap(({ text }) => new RegExp(`/${kind.replace('?', '\\?')}=[0-9a-f]{64}`).exec(text) ?? []);
  };
  await expect.poll(async () => (await links()).length).toBeGreaterThan(0);
  return (await links())[0] ?? '';
}

test.each([
  { lang: 'en', width: 360 },
  { lang: 'sw', width: 1280 },
] as const)(
  'another e-mail address asks for the password, and letters take the account back, at $width px in $lang',
  async ({ lang, width }) => {
    const t = (key: KeyOf<'accounts'>) => translate(lang, 'accounts', key);
    const { email, password, token } = await newTraveller(site.origin);
    const verifying = await linkIn(site.origin, email, 'verify-email?token');
    await ask(site.origin, '/api/auth/verify-email', { body: { token: verifying.split('=')[1] } });
    const { page, open, quiet, shot } = await site.visit({ width, lang, folder: `changed-email/${lang}` });
    await page.addInitScript((own) => localStorage.setItem('token', own), token);
    await open('/profile');
    const currentPassword = page.getByLabel(t('password'), { exact: true });
    const save = () => page.getByRole('button', { name: t('profile.save') }).click();
    await page.getByLabel(t('email')).waitFor();
    expect(await currentPassword.count()).toBe(0);
    await page.getByLabel(t('email')).fill(`new-${email}`);
    await save();
    await page.getByText(translate(lang, 'fields', 'password_missing')).waitFor();
    await currentPassword.fill('not my password');
    await save();
    await page.getByText(translate(lang, 'fields', 'password_wrong')).waitFor();
    await currentPassword.fill(password);
    await save();
    await page.getByText(t('profile.saved')).first().waitFor();
    expect(await currentPassword.count()).toBe(0);

    const undo = await linkIn(site.origin, email, 'verify-email?restore');
    await open(undo);
    const newPassword = page.getByLabel(t('password'), { exact: true });
    await newPassword.fill('twende1');
    await page.getByRole('button', { name: t('restore.title') }).click();
    await page.getByText(translate(lang, 'fields', 'password_product')).waitFor();
    await newPassword.fill('Another-Savanna-81');
    await page.getByRole('button', { name: t('restore.title') }).click();
    await page.getByRole('heading', { name: t('restore.doneTitle') }).waitFor();
    const restored = await signIn(site.origin, { email, password: 'Another-Savanna-81' });
    await open(undo);
    await newPassword.fill('Another-Savanna-82');
    await page.getByRole('button', { name: t('restore.title') }).click();
    await page.getByRole('heading', { name: t('verify.badTitle') }).waitFor();

    // Whoever has taken the account over sets up a second factor.
    const s = (key: KeyOf<'security'>) => translate(lang, 'security', key);
    const taking = (path: string, body: object) =>
      ask<{ key: string }>(site.origin, `/api/auth/second-factor/${path}`, { token: restored, body });
    const { key } = await taking('start', { currentPassword: 'Another-Savanna-81' });
    await taking('confirm', { code: codeOf(key) });
    const takeBack = await linkIn(site.origin, email, 'take-back?token');
    await open(takeBack);
    await page.getByText(s('takeBack.removed')).waitFor();
    await quiet();
    await shot('take-back');
    expect.soft(await violationsOn(page, {})).toEqual([]);
    await page.getByLabel(t('reset.password'), { exact: true }).fill('A-third-Savanna-83');
    await page.getByRole('button', { name: s('takeBack.title') }).click();
    await page.getByRole('heading', { name: s('takeBack.doneTitle') }).waitFor();
    await shot('taken-back');
    // No code is asked for any more.
    expect(await signIn(site.origin, { email, password: 'A-third-Savanna-83' })).toMatch(/^[0-9a-f]{64}$/);
    await open(takeBack);
    await page.getByLabel(t('reset.password'), { exact: true }).fill('A-third-Savanna-83');
    await page.getByRole('button', { name: s('takeBack.title') }).click();
    await page.getByText(s('takeBack.badText')).waitFor();
    await shot('bad-link');
  },
);

test('who has forgotten the password chooses a new one by a letter, and signs in with it', async () => {
  const t = (key: KeyOf<'accounts'>, values = {}) => translate('sw', 'accounts', key, values);
  const { email } = await newTraveller(site.origin);
  const { page, open, problems } = await site.visit({ width: 360, lang: 'sw', folder: 'forgotten-password' });
  await open('/login');
  await page.getByRole('link', { name: t('login.forgot') }).click();
  await page.getByRole('heading', { name: t('forgot.title') }).waitFor();
  await page.getByLabel(t('email')).fill(email);
  await page.getByRole('button', { name: t('forgot.send') }).click();
  await page.getByText(t('forgot.sentText', { email })).waitFor();
  const link = await linkIn(site.origin, email, 'forgot-password?token');
  await open(link);
  expect.soft(await violationsOn(page)).toEqual([]);
  await page.getByLabel(t('reset.password'), { exact: true }).fill('Another-Savanna-81');
  await page.getByRole('button', { name: t('reset.save') }).click();
  await page.getByRole('heading', { name: t('reset.doneTitle') }).waitFor();
  await page.getByRole('link', { name: t('verify.toLogin') }).click();
  await page.getByLabel(t('email')).fill(email);
  await page.getByLabel(t('password'), { exact: true }).fill('Another-Savanna-81');
  await page.getByRole('button', { name: t('login.submit') }).click();
  await page.waitForURL('**/sw/dashboard');
  // Opened once more, the link says at once that it works no more.
  await open(link);
  await page.getByRole('link', { name: t('reset.again') }).waitFor();
  expect(problems).toEqual([]);
});
