import { expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from './support/axe.ts';
import { test } from './support/test.ts';
import { demoTraveller, signIn } from './support/travellers.ts';

const say = (key: KeyOf<'help'>, values?: Record<string, string>) => translate('sw', 'help', key, values);
const word = (key: KeyOf<'admin-help'>) => translate('en', 'admin-help', key);

test('a visitor finds an article on a phone, and reads what an admin has just made of it', async ({ ownSite }) => {
  const visitor = await ownSite.visit({ width: 360, lang: 'sw', folder: 'help' });
  const { page, open, problems } = visitor;
  await open('/sw');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: translate('sw', 'shell', 'help') })
    .click();
  await page.getByRole('heading', { level: 1, name: say('title') }).waitFor();
  await page.getByLabel(say('search')).fill('jinsi ya kulipa kwa mpesa');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sw\/help\?q=/);
  const found = page.getByRole('region').filter({ has: page.getByRole('status') });
  const link = found.getByRole('link', { name: /M-Pesa/ }).first();
  await link.waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOn(page, colorScheme === 'dark' ? byNight : {}), colorScheme).toEqual([]);
  }
  await link.click();
  await page.waitForURL(/\/sw\/help\/[a-z-]+$/);
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const token = await signIn(ownSite.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const admin = await ownSite.visit({ width: 1280, lang: 'en', folder: 'help-admin' });
  await admin.page.addInitScript((own) => localStorage.setItem('token', own), token);
  await admin.open('/admin/help');
  const title = (await (await fetch(`${ownSite.origin}/api/help/articles/${slug}`)).json()).title as string;
  await admin.page.getByRole('link', { name: title, exact: true }).click();
  const summary = admin.page.getByRole('region', { name: word('lang.sw') }).getByLabel(word('field.summary'));
  await summary.fill('Muhtasari mpya wa makala.');
  const body = admin.page.getByRole('region', { name: word('lang.sw') }).getByLabel(word('field.body'));
  await body.fill('## Swali jipya?\n\nJibu la {holdMinutes}.');
  await admin.page.getByRole('heading', { level: 2, name: 'Swali jipya?' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await admin.page.emulateMedia({ colorScheme });
    expect.soft(await violationsOn(admin.page, colorScheme === 'dark' ? byNight : {}), colorScheme).toEqual([]);
  }
  await admin.page.getByRole('button', { name: word('save'), exact: true }).click();
  await admin.page.getByText(word('saved')).waitFor();

  await page.reload();
  await page.getByText('Muhtasari mpya wa makala.').waitFor();
  await page.getByText('Jibu la 60.').waitFor();
  await open('/sw/help?q=zzqqxx');
  await page.getByRole('heading', { name: say('none', { q: 'zzqqxx' }) }).waitFor();
  expect([...problems, ...admin.problems]).toEqual([]);
});

test('without JavaScript the search is a plain form, and an article that is not there says so', async ({ site }) => {
  const found = await (await fetch(`${site.origin}/help?q=refnd`)).text();
  expect(found).toContain('href="/help/refunds"');
  expect(found).toContain('name="robots" content="noindex"');
  const missing = await fetch(`${site.origin}/sw/help/no-such-article`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain(say('missing'));
});
