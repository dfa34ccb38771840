import { expect } from 'vitest';
import type { KeptLetter } from '#server/outside/mail.ts';
import type { SubscribersPage } from '#shared/contracts/newsletter.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from './support/axe.ts';
import { test } from './support/test.ts';
import { ask, demoTraveller, signIn } from './support/travellers.ts';

const shell = (lang: 'en' | 'sw', key: KeyOf<'shell'>) => translate(lang, 'shell', key);

const lettersTo = async (origin: string, address: string) =>
  (await ask<{ items: KeptLetter[] }>(origin, '/dev/mail/messages')).items.filter(({ to }) => to === address);

test('without JavaScript somebody subscribes on a phone, confirms by a button and unsubscribes by a button', async ({
  browser,
  site,
}) => {
  const say = (key: KeyOf<'newsletter'>) => translate('sw', 'newsletter', key);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/sw/terms`);
  await page.getByLabel(shell('sw', 'newsletter.to')).fill('plain@example.com');
  await page.getByRole('button', { name: shell('sw', 'newsletter.subscribe') }).click();
  await page.getByRole('heading', { level: 1, name: say('asked.title') }).waitFor();
  await expect.poll(async () => (await lettersTo(site.origin, 'plain@example.com')).length).toBe(1);
  const [letter] = await lettersTo(site.origin, 'plain@example.com');
  await page.goto(/http\S+confirm\?token=\w+/.exec(letter?.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: say('confirm.button') }).waitFor();
  // A link without its end.
  const cut = await page.context().newPage();
  await cut.goto(`${site.origin}/sw/newsletter/confirm`);
  await cut.getByText(say('problem.link')).waitFor();
  await cut.close();
  // Programs that look through mail open links, and must subscribe nobody.
  const token = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const stateOf = async (address: string) => {
    const path = `/api/admin/newsletter?q=${encodeURIComponent(address)}`;
    return (await ask<SubscribersPage>(site.origin, path, { token })).items.map(({ state }) => state);
  };
  expect(await stateOf('plain@example.com')).toEqual(['waiting']);
  await page.getByRole('button', { name: say('confirm.button') }).click();
  await page.getByRole('heading', { level: 1, name: say('confirmed.title') }).waitFor();
  expect(await stateOf('plain@example.com')).toEqual(['confirmed']);
  await page.goto(letter?.unsubscribeUrl ?? '');
  await page.getByRole('button', { name: say('unsubscribe.button') }).waitFor();
  expect(await stateOf('plain@example.com')).toEqual(['confirmed']);
  await page.getByRole('button', { name: say('unsubscribe.button') }).click();
  await page.getByRole('heading', { level: 1, name: say('unsubscribed.title') }).waitFor();
  expect(await stateOf('plain@example.com')).toEqual([]);
  await context.close();
});

test('the footer says what is wrong with an address, and an admin finds and removes one', async ({ site }) => {
  const { page, open, problems } = await site.visit({ width: 1280, lang: 'en', folder: 'newsletter' });
  await open('/terms');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByLabel(shell('en', 'newsletter.to'));
  const subscribe = footer.getByRole('button', { name: shell('en', 'newsletter.subscribe') });
  await field.fill('nobody');
  await page.waitForSelector('footer form[novalidate]');
  await subscribe.click();
  await footer.getByText(translate('en', 'fields', 'email_invalid')).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOn(page, colorScheme === 'dark' ? byNight : {}), colorScheme).toEqual([]);
  }
  await field.fill('reader@example.com');
  await subscribe.click();
  await footer.getByText(shell('en', 'newsletter.sent')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/terms');
  expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);

  const say = (key: KeyOf<'admin-newsletter'>, values?: Record<string, string>) =>
    translate('en', 'admin-newsletter', key, values);
  const token = await signIn(site.origin, { ...demoTraveller, email: 'admin@twende.test' });
  const admin = await site.visit({ width: 1280, lang: 'en', folder: 'newsletter-admin' });
  await admin.page.addInitScript((own) => localStorage.setItem('token', own), token);
  await admin.open('/admin/newsletter?q=reader%40example');
  await admin.page.getByRole('button', { name: `${say('remove')}: reader@example.com` }).click();
  const dialog = admin.page.getByRole('dialog', { name: say('remove.title') });
  await dialog.getByText(say('remove.text', { email: 'reader@example.com' })).waitFor();
  await dialog.getByRole('button', { name: say('remove') }).click();
  await admin.page.getByRole('heading', { name: say('none') }).waitFor();
  expect(admin.problems).toEqual([]);
});
