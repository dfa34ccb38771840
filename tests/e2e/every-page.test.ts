import { expect } from 'vitest';
import { byNight, violationsOn } from './support/axe.ts';
import { eachWidthAndLanguage, namedPagesOn, otherPages, publicPages } from './support/every-page.ts';
import { cutWords, headerRows, movingThings, repeatedIds, smallControls, unseenControls } from './support/layout.ts';
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

// 320 px are 1280 at a zoom of 400 %.
const zooms = [
  { width: 320, text: '100%' },
  { width: 1280, text: '200%' },
];

/** Large enough targets, no motion where less is preferred, and visible controls in forced colours. */
async function controlsAreUsable({ page }: Visitor, path: string) {
  expect.soft(await page.evaluate(smallControls, 44), `${path}: controls below 44 px`).toEqual([]);
  expect.soft(await page.evaluate(repeatedIds), `${path}: ids of several elements`).toEqual([]);
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

/** Nothing that axe finds, in both themes, and not wider than the screen. */
async function passesAxe({ page }: Visitor, path: string) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
  expect.soft(await violationsOn(page), path).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOn(page, byNight), `${path}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

// In one test, because opening a page costs as much as examining it.
test.each(eachWidthAndLanguage)(
  'at $width px in $lang every page passes axe and logs nothing to the console, and its words fit narrow screens and large letters',
  async ({ width, lang }) => {
    const visitor = await site.visit({ width, lang, folder: 'every-page' });
    const { page, open, quiet, problems } = visitor;
    const size = page.viewportSize() ?? expect.unreachable();
    const examine = async (path: string) => {
      await page.setViewportSize(size);
      await open(path);
      await quiet();
      // Those of signed-in people are examined with what can be opened on them, in signed-in.test.ts.
      if (!ownPages.includes(path)) await passesAxe(visitor, path);
      // Their sizes and edges are the same in both languages.
      if (width === 360) await controlsAreUsable(visitor, path);
      await page.setViewportSize({ width: 360, height: 640 });
      await quiet();
      await wordsFit(visitor, path);
    };
    for (const path of [...publicPages, ...otherPages]) await examine(named[path] ?? path);
    const missing = problems.filter((problem) => problem.includes('404'));
    expect(missing.length, 'the page that is not there, and what the console says of it').toBe(2);
    expect(problems.filter((problem) => !missing.includes(problem))).toEqual([]);
    await page.evaluate((own) => localStorage.setItem('token', own), token);
    for (const path of ownPages) await examine(path);
  },
  400_000,
);

test('the film is shown unless less motion is preferred', async () => {
  const { page, open } = await site.visit({ width: 360, lang: 'en', folder: 'every-page' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await page.locator('video').waitFor({ state: 'attached' });
});
