import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Application } from '#shared/contracts/onboarding.ts';
import { addDays, formatDate, today } from '#shared/dates.ts';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { byNight, violationsOn } from './support/axe.ts';
import { eachWidthAndLanguage } from './support/every-page.ts';
import { cutWords, smallControls } from './support/layout.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { ask, newTraveller } from './support/travellers.ts';

let site: Site;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
});

/** A small PDF that is whole. */
function pdf(): Buffer {
  const body = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const table = 'xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n';
  return Buffer.from(`${body}${table}trailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`);
}

const send = (token: string, path: string, body: object) =>
  fetch(`${site.origin}/api/${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The words of the application in a language, and its controls by them. */
function wordsOf(page: Page, lang: Lang) {
  const t = (key: KeyOf<'application'>, values = {}) => translate(lang, 'application', key, values);
  return {
    t,
    field: (key: KeyOf<'application'>) => page.getByLabel(t(key), { exact: false }).first(),
    question: (key: KeyOf<'application'>) => page.getByRole('heading', { level: 1, name: t(key) }).waitFor(),
    next: () => page.getByRole('button', { name: t('next') }).click(),
  };
}

test('from /onboard by a new account through every question to a sent application, at 360 px', async () => {
  const visitor = await site.visit({ width: 360, lang: 'en', folder: 'onboarding/journey' });
  const { page, open, settled, quiet, shot, problems } = visitor;
  const { t, field, question, next } = wordsOf(page, 'en');
  const email = `wanjiru-${Date.now()}@example.com`;
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 0.0171, longitude: 37.0733, accuracy: 12 });

  await open('/services');
  await page.getByRole('link', { name: translate('en', 'catalogue', 'invite.link') }).click();
  await page
    .getByRole('link', { name: translate('en', 'onboarding', 'start') })
    .first()
    .click();
  await page.waitForURL('**/register?redirect=*');
  await settled();
  await page.getByLabel('Full name').fill('Wanjiru Kamau');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Nanyuki-2026');
  await page.getByLabel('Confirm password').fill('Nanyuki-2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();

  await question('kind.question');
  await next();
  await page.getByText(translate('en', 'fields', 'kind_missing')).waitFor();
  await page.getByRole('radio', { name: t('kind.stay'), exact: false }).check();
  await next();
  await question('name.question');
  await field('name.label').fill('Nyumba ya Wanjiru');
  await next();
  await question('about.question');
  await field('about.label').fill('Short');
  await next();
  await page.getByText(translate('en', 'fields', 'about_short')).waitFor();
  await field('about.label').fill('Four rooms below Mount Kenya, and breakfast from our own hens.');
  await next();
  await question('town.question');
  await field('town.label').fill('nanyuky');
  await page.getByRole('button', { name: 'Nanyuki' }).click();
  await next();
  await question('position.question');
  await page.getByRole('button', { name: translate('en', 'position', 'locate') }).click();
  await expect.poll(() => page.getByLabel(t('position.label')).inputValue()).toBe('0.01710, 37.07330');
  await field('position.landmark').fill('Behind the post office');
  await next();

  // Whoever leaves goes on where they stopped.
  await question('contact.question');
  await open('/onboard');
  await page
    .getByRole('link', { name: translate('en', 'onboarding', 'continue') })
    .first()
    .click();
  await question('contact.question');
  await field('contact.phone').fill('0712 345 678');
  await next();
  await question('languages.question');
  await page.getByText('Kiswahili', { exact: true }).click();
  await next();

  await question('documents.question');
  const group = (title: KeyOf<'documents'>) =>
    page.getByRole('heading', { name: translate('en', 'documents', title) }).locator('xpath=ancestor::section[1]');
  const fileOf = (section: Locator) => section.locator('input[type=file]:not([capture])');
  const identity = group('group.identity');
  await fileOf(identity).setInputFiles({
    name: 'id.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 cut'),
  });
  await identity.getByText(translate('en', 'fields', 'file_broken')).waitFor();
  await identity.getByRole('button', { name: translate('en', 'documents', 'discard') }).click();
  await fileOf(identity).setInputFiles({ name: 'id.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await identity.getByRole('listitem').waitFor();
  const registration = group('group.registration');
  await registration.getByRole('combobox').selectOption('kra_pin');
  await fileOf(registration).setInputFiles({ name: 'kra.pdf', mimeType: 'application/pdf', buffer: pdf() });
  await registration.getByRole('listitem').waitFor();
  const licence = group('group.licence');
  await fileOf(licence).setInputFiles({ name: 'tra.pdf', mimeType: 'application/pdf', buffer: pdf() });
  const lastDay = addDays(today({ now: () => new Date() }), 40);
  await licence.getByLabel(translate('en', 'documents', 'validUntil'), { exact: true }).fill(lastDay);
  await licence.getByRole('button', { name: translate('en', 'documents', 'upload') }).click();
  await licence.getByText(translate('en', 'documents', 'state.until', { date: formatDate(lastDay, 'en') })).waitFor();
  await shot('documents');
  await next();

  await question('payout.question');
  await field('payout.phone').fill('0712345678');
  await page.getByLabel(t('payout.phoneAgain')).fill('0712345679');
  await next();
  await page.getByText(t('payout.differs')).waitFor();
  await page.getByLabel(t('payout.phoneAgain')).fill('+254 712 345 678');
  await next();
  await question('listing.question');
  await field('listing.title').fill('Room with a view of Mount Kenya');
  await field('listing.price.night').fill('4500');
  const preview = page.getByRole('region', { name: t('listing.preview') });
  await preview.getByText('Room with a view of Mount Kenya').waitFor();
  await preview.getByText('$40.91 per night').waitFor();
  await shot('listing');
  await next();
  await question('check.question');
  await page.getByText('+2547•••••678').waitFor();
  await shot('check');
  await page.getByRole('button', { name: t('check.send') }).click();
  await page.getByRole('heading', { level: 1, name: t('pending.heading') }).waitFor();
  await quiet();
  await shot('sent');

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { application } = await ask<{ application: Application }>(site.origin, '/api/onboarding', { token });
  expect(application).toMatchObject({ status: 'pending', name: 'Nyumba ya Wanjiru', complete: true });
  expect(application.place).toMatchObject({ location: 'Nanyuki', county: 'Laikipia', lat: 0.0171, lon: 37.0733 });
  const { user } = await ask<{ user: { role: string } }>(site.origin, '/api/auth/me', { token });
  expect(user.role).toBe('provider');
  const { items } = await ask<{ items: { title: string }[] }>(site.origin, '/api/provider/services', { token });
  expect(items.map(({ title }) => title)).toEqual(['Room with a view of Mount Kenya']);
  expect(problems.filter((problem) => !/400/.test(problem))).toEqual([]);
}, 300_000);

test.each(eachWidthAndLanguage)(
  'every question passes axe in both themes and fits the screen, at $width px in $lang',
  async ({ width, lang }) => {
    const { token } = await newTraveller(site.origin);
    await send(token, 'onboarding/business', { kind: 'tour', name: 'Kilima Trails' });
    const visitor = await site.visit({ width, lang, folder: `onboarding/${width}-${lang}` });
    const { page, open, quiet, shot, problems } = visitor;
    await page.addInitScript((own) => localStorage.setItem('token', own), token);
    for (const screen of [
      'kind',
      'about',
      'town',
      'position',
      'languages',
      'documents',
      'payout',
      'listing',
      'check',
    ]) {
      await open(`/onboard/${screen}`);
      await page.locator('main h1').waitFor();
      await quiet();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await shot(`${screen}-${colorScheme}`);
        const violations = await violationsOn(page, colorScheme === 'dark' ? byNight : {});
        expect.soft(violations, `${screen}, ${colorScheme}`).toEqual([]);
      }
      expect.soft(await page.evaluate(cutWords), screen).toEqual([]);
      expect.soft(await page.evaluate(smallControls, 24), screen).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(tooWide, screen).toBeLessThanOrEqual(0);
    }
    expect(problems).toEqual([]);
  },
  120_000,
);
