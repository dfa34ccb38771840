import type { Browser, Page } from 'playwright-core';
import { afterAll, describe, expect, onTestFinished } from 'vitest';
import { registerPages } from '#server/http/pages.ts';
import { routes } from '#server/product.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { violationsOn } from '../support/axe.ts';
import { hold, isTakenOver, scripts } from '../support/hold.ts';
import { difference } from '../support/pictures.ts';
import { test } from '../support/test.ts';

let product: TestApp;
let browser: Browser;
let origin: string;
test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  product = await startProduct({ demo: true });
  origin = await product.fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => product?.close());

/** Without any listing: the page needs none. */
function startProduct({ demo }: { demo: boolean }): Promise<TestApp> {
  const card = { mode: 'sandbox' } as const;
  const options = { publicUrl: 'http://localhost', card, development: false, offline: true, demo };
  return createTestApp({ routes, extras: [(fastify, app) => registerPages(fastify, app, options)] });
}

test('only the demo has the page', async () => {
  const production = await startProduct({ demo: false });
  for (const url of ['/dev/components', '/sw/dev/components']) {
    expect((await production.fastify.inject({ url })).statusCode, url).toBe(404);
    expect((await product.fastify.inject({ url })).statusCode, url).toBe(200);
  }
  await production.close();
});

/** Every two of width, language and theme meet. That the page fits and passes axe is among the tests of all pages. */
const visits = [
  { width: 360, lang: 'en', theme: 'light' },
  { width: 360, lang: 'sw', theme: 'dark' },
  { width: 1280, lang: 'en', theme: 'dark' },
  { width: 1280, lang: 'sw', theme: 'light' },
] as const;

interface Visit {
  width: number;
  lang: Lang;
  theme: 'light' | 'dark';
}

async function newPage({ width, lang, theme }: Visit): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: `${lang}-KE`,
  });
  onTestFinished(() => context.close());
  return context.newPage();
}

async function open(visit: Visit): Promise<Page> {
  const page = await newPage(visit);
  await page.goto(`${origin}${visit.lang === 'sw' ? '/sw' : ''}/dev/components`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

describe.each(visits)('the components at $width px in $lang, $theme', (visit) => {
  // The kept pictures are of the browser that npm installs; another one renders letters differently.
  test.skipIf(process.env.CHROMIUM_PATH)('look like their kept pictures', async () => {
    const page = await open(visit);
    // A sticky bar, and the assistant's button, would cover what is below them.
    await page
      .locator('header')
      .first()
      .evaluate((header) => header.style.setProperty('position', 'static'));
    await page.locator('#chat-button').evaluate((button) => button.style.setProperty('display', 'none'));
    const found: Record<string, number> = {};
    for (const section of await page.locator('[data-shown]').all()) {
      const name = await section.getAttribute('data-shown');
      const share = await difference(`${visit.width}-${visit.lang}-${visit.theme}/${name}`, await section.screenshot());
      if (share > 0.002) found[name ?? ''] = share;
    }
    expect(found).toEqual({});
  });
});

describe.each(['light', 'dark'] as const)('windows, %s', (theme) => {
  const visit = { width: 360, lang: 'en', theme } as const;

  test.each(['Open a dialog', 'Open a drawer'])('%s: axe finds nothing, and Escape returns the focus', async (name) => {
    const page = await open(visit);
    const button = page.getByRole('button', { name });
    await button.click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOn(page, { within: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a toast appears at the top right and does not cover the heading; a dialog that opens closes it', async () => {
    const page = await open(visit);
    await page
      .getByRole('button', { name: 'Show a toast' })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    const toast = page.locator('.night').filter({ hasText: 'Profile updated successfully' });
    await toast.waitFor();
    const [box, heading] = [await toast.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(340);
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    await page.getByRole('button', { name: 'Open a dialog' }).evaluate((button: HTMLElement) => button.click());
    await page.getByRole('dialog').waitFor();
    // By itself it would stay for four seconds.
    await toast.waitFor({ state: 'detached', timeout: 2_000 });
  });
});

describe('the theme', () => {
  const visit = { width: 1280, lang: 'en', theme: 'light' } as const;
  const themes = (page: Page) => page.getByRole('contentinfo').getByRole('group');
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [day, night] = ['rgb(251, 245, 234)', 'rgb(20, 21, 15)'];

  test('follows the device until one is chosen; the choice applies to the next page before its scripts run', async () => {
    const page = await newPage(visit);
    // The switch works while its own code is on its way, which is loaded when it comes near the screen.
    const release = await hold(page, /\/footer-[^/]*\.js$/);
    await page.goto(`${origin}/terms`);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    expect(await ground(page)).toBe(day);
    const dark = themes(page).getByRole('radio', { name: 'Dark' });
    await themes(page).getByText('Dark').locator('..').click();
    await expect.poll(() => ground(page)).toBe(night);
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#14150f');
    const arrived = page.waitForResponse(/\/footer-[^/]*\.js$/);
    release();
    await arrived;
    await page.waitForFunction(isTakenOver, 'footer a');
    expect([await dark.isChecked(), await ground(page)]).toEqual([true, night]);

    // The page's script files are blocked, so only the script in the head can apply it.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${origin}/privacy`);
    expect(await ground(page)).toBe(night);
  });

  test('chosen before any script is there counts, also the choice of the device where another one is stored', async () => {
    const page = await open(visit);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    const release = await hold(page, scripts);
    await page.goto(`${origin}/terms`, { waitUntil: 'domcontentloaded' });
    expect(await ground(page)).toBe(night);
    expect(await themes(page).getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    // The label, as people press it. What is far below the screen moves once it is laid out, and only a click waits for that.
    await themes(page)
      .getByText(translate('en', 'shell', 'theme.system'))
      .locator('..')
      .click();
    release();
    await expect.poll(() => ground(page)).toBe(day);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('is not in the HTML, whatever cookie is sent', async () => {
    const answer = await fetch(`${origin}/terms`, { headers: { cookie: 'theme=dark' } });
    expect(await answer.text()).toMatch(/<html lang="en">/);
  });
});
