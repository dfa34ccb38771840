import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Lang } from '#shared/languages.ts';
import { listingOn, otherPages, publicPages } from './support/every-page.ts';
import { cutWords, movingThings, smallControls, unseenControls } from './support/layout.ts';
import { type OwnPages, ownPagesOn } from './support/own-pages.ts';
import { openSite, type Site, type Visitor } from './support/site.ts';

let site: Site;
let listing: string;
let own: OwnPages;
beforeAll(async () => {
  site = await openSite();
  listing = await listingOn(site.origin);
  own = await ownPagesOn(site.origin, listing, 50);
}, 180_000);
afterAll(() => site?.close());

/** Public pages as a visitor sees them, then those of one's own, each handed over once it is all there. */
async function everyPage(lang: Lang, width: number, look: (visitor: Visitor, path: string) => Promise<void>) {
  const visitor = await site.visit({ width: 360, lang, folder: 'reflow' });
  const { page, open } = visitor;
  const toAll = [...publicPages, ...otherPages].map((path) => (path === 'listing' ? listing : path));
  for (const path of [...toAll, ...own.paths]) {
    if (path === own.paths[0]) await page.evaluate((token) => localStorage.setItem('token', token), own.token);
    await page.setViewportSize({ width, height: 640 });
    await open(path);
    await page.waitForLoadState('networkidle');
    await look(visitor, path);
  }
  await visitor.close();
}

// 320 px are 1280 at a zoom of 400 %.
const zooms = [
  { width: 320, text: '100%' },
  { width: 1280, text: '200%' },
];

test.each(['en', 'sw'] as const)(
  'at 320 px, or with text at twice its size, no page scrolls sideways or cuts words off, in %s',
  async (lang) => {
    await everyPage(lang, 320, async ({ page }, path) => {
      for (const { width, text } of zooms) {
        await page.setViewportSize({ width, height: 640 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(wider, `${path} is wider than ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(cutWords), `${path} at ${width} px`).toEqual([]);
      }
    });
  },
  300_000,
);

test('every page has room for a finger, rests where less motion is asked for, and can be seen in forced colours', async () => {
  await everyPage('en', 360, async ({ page }, path) => {
    expect.soft(await page.evaluate(smallControls, 44), `${path}: controls below 44 px`).toEqual([]);
    expect.soft(await page.evaluate(movingThings), `${path}: what moves`).toEqual([]);
    expect.soft(await page.locator('video').count(), `${path}: films`).toBe(0);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await page.evaluate(unseenControls), `${path}: without edge or words`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
}, 200_000);

test('the film is there for those who did not ask for less motion', async () => {
  const { page, open, close } = await site.visit({ width: 360, lang: 'en', folder: 'reflow' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await page.locator('video').waitFor({ state: 'attached' });
  await close();
});
