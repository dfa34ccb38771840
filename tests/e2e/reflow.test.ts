import { expect } from 'vitest';
import type { Lang } from '#shared/languages.ts';
import { namedPagesOn, otherPages, publicPages } from './support/every-page.ts';
import { cutWords, headerRows, movingThings, smallControls, unseenControls } from './support/layout.ts';
import { ownPagesOn } from './support/own-pages.ts';
import type { Site, Visitor } from './support/site.ts';
import { test } from './support/test.ts';
import { demoTraveller, serviceFor, signIn } from './support/travellers.ts';

let site: Site;
let named: Record<string, string>;
let token: string;
let ownPages: string[];
test.beforeAll(async ({ site: opened }) => {
  site = opened;
  named = await namedPagesOn(site.origin);
  token = await signIn(site.origin, demoTraveller);
  const serviceId = await serviceFor(site.origin, 'q=lamu');
  ownPages = await ownPagesOn(site.origin, { token, serviceId, startDate: site.nextDay() });
});

/** Opens every public page as a visitor, then a traveller's own pages, and calls `look` when a page is complete. */
async function everyPage(lang: Lang, look: (visitor: Visitor, path: string) => Promise<void>) {
  const visitor = await site.visit({ width: 360, lang, folder: 'reflow' });
  const { page, open, quiet } = visitor;
  const toAll = [...publicPages, ...otherPages].map((path) => named[path] ?? path);
  for (const path of [...toAll, ...ownPages]) {
    if (path === ownPages[0]) await page.evaluate((own) => localStorage.setItem('token', own), token);
    await page.setViewportSize({ width: 360, height: 640 });
    await open(path);
    await quiet();
    await look(visitor, path);
  }
}

// 320 px are 1280 at a zoom of 400 %.
const zooms = [
  { width: 320, text: '100%' },
  { width: 1280, text: '200%' },
];

/** Large enough targets, no motion where less is preferred, and visible controls in forced colours. */
async function controlsAreUsable({ page }: Visitor, path: string) {
  expect.soft(await page.evaluate(smallControls, 44), `${path}: controls below 44 px`).toEqual([]);
  expect.soft(await page.evaluate(movingThings), `${path}: what moves`).toEqual([]);
  expect.soft(await page.locator('video').count(), `${path}: films`).toBe(0);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await page.evaluate(unseenControls), `${path}: without edge or words`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** At 320 px, or with text at twice its size, the page neither scrolls sideways nor cuts words off. */
async function wordsFit({ page }: Visitor, path: string) {
  for (const { width, text } of zooms) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(wider, `${path} is wider than ${width} px`).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(cutWords), `${path} at ${width} px`).toEqual([]);
    if (text === '100%') expect.soft(await page.evaluate(headerRows), `${path}: rows of the header`).toBe(1);
  }
  // Whoever is signed in has one more button, for which such letters leave no room.
  if (ownPages.includes(path)) return;
  await page.setViewportSize({ width: 360, height: 640 });
  expect.soft(await page.evaluate(headerRows), `${path}: rows of the header with large letters`).toBe(1);
}

test.each(['en', 'sw'] as const)(
  'the words of every page fit narrow screens and large letters, in %s, and its controls can be seen and hit',
  async (lang) => {
    await everyPage(lang, async (visitor, path) => {
      // Their sizes and edges are the same in both languages.
      if (lang === 'en') await controlsAreUsable(visitor, path);
      await wordsFit(visitor, path);
    });
  },
  300_000,
);

test('the film is shown unless less motion is preferred', async () => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'reflow' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await page.locator('video').waitFor({ state: 'attached' });
});
