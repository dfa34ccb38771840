import { expect } from 'vitest';
import { type KeyOf, translate } from '#shared/i18n/translate.ts';
import type { Site } from './support/site.ts';
import { test } from './support/test.ts';
import { demoTraveller, signIn } from './support/travellers.ts';

let site: Site;
test.beforeAll(({ site: opened }) => {
  site = opened;
});

const shell = (key: KeyOf<'shell'>) => translate('en', 'shell', key);

test.each([
  { width: 1280, path: '/dashboard' },
  { width: 360, path: '/profile' },
] as const)(
  'signing out removes personal data from $path at once, however slow the connection, at $width px',
  async ({ width, path }) => {
    const { page, open, quiet, problems } = await site.visit({ width, lang: 'en', folder: 'signing-out' });
    const token = await signIn(site.origin, demoTraveller);
    await open('/terms');
    await page.evaluate((own) => localStorage.setItem('token', own), token);
    await open(path);
    await page.getByRole('heading', { level: 1, name: /Amina/ }).waitFor();
    await quiet();

    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/api/services**', async (route) => {
      ask();
      await arrived;
      await route.continue();
    });
    await page.getByRole('button', { name: width === 1280 ? /Amina/ : shell('menu') }).click();
    const out = page.getByRole(width === 1280 ? 'menuitem' : 'button', { name: shell('logout') });
    const shown = await out.evaluate(async (item: HTMLElement) => {
      item.click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return document.querySelector('main')?.innerText;
    });
    expect(shown).toBe(translate('en', 'common', 'loading'));
    await asked;
    arrive();
    await page.getByText(shell('loggedOut')).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.locator('body').innerText()).not.toContain('Amina');

    await page.goBack();
    await page.waitForURL(/\/login/);
    expect(await page.locator('body').innerText()).not.toContain('Amina');
    expect(problems).toEqual([]);
  },
);
