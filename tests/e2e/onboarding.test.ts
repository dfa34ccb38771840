import { expect } from 'vitest';

import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import { byNight, violationsOn } from './support/axe.ts';
import { eachWidthAndLanguage } from './support/every-page.ts';
import { cutWords, smallControls } from './support/layout.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { newTraveller } from './support/travellers.ts';

let site: Site;
test.beforeAll(async ({ site: opened }) => {
  site = opened;
});

const send = (token: string, path: string, body: object) =>
  fetch(`${site.origin}/api/${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

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

test('the documents are not passed without a word, each question begins at its heading, and a long name is refused', async () => {
  const { token } = await newTraveller(site.origin);
  await send(token, 'onboarding/business', { kind: 'tour', name: 'Kilima Trails' });
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'onboarding/words' });
  await page.addInitScript((own) => localStorage.setItem('token', own), token);
  await open('/onboard/documents');
  const words = (key: KeyOf<'application'>) => translate('en', 'application', key);
  await page.getByRole('button', { name: words('next') }).click();
  await page.getByText(words('documents.without')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/onboard/documents');
  await page.getByRole('link', { name: words('later') }).click();
  await page
    .getByRole('heading', { level: 1, name: words('payout.question') })
    .and(page.locator(':focus'))
    .waitFor();
  await open('/onboard/check');
  await page.getByText(words('check.documents')).waitFor();
  await page.getByRole('button', { name: words('unverified.again') }).click();
  await page
    .getByRole('status')
    .getByText(/on its way/)
    .waitFor();
  await open('/onboard/name');
  await page.getByLabel(words('name.label')).fill('x'.repeat(81));
  await page.getByRole('button', { name: words('next') }).click();
  await page.getByText(translate('en', 'fields', 'too_long')).waitFor();
});
