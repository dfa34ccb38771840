import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lang } from '#shared/languages.ts';
import { listingOn, otherPages, publicPages } from './support/every-page.ts';
import { cutWords, smallControls } from './support/layout.ts';
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
  await page.setViewportSize({ width, height: 640 });
  const toAll = [...publicPages, ...otherPages].map((path) => (path === 'listing' ? listing : path));
  for (const path of [...toAll, ...own.paths]) {
    if (path === own.paths[0]) await page.evaluate((token) => localStorage.setItem('token', token), own.token);
    await open(path);
    await page.waitForLoadState('networkidle');
    await look(visitor, path);
  }
  await visitor.close();
}

// 320 px are 1280 at a zoom of 400 %.
describe.each([
  { width: 320, text: '100%' },
  { width: 1280, text: '200%' },
])('at $width px with text at $text', ({ width, text }) => {
  test.each(['en', 'sw'] as const)(
    'no page scrolls sideways or cuts words off, in %s',
    async (lang) => {
      await everyPage(lang, width, async ({ page }, path) => {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(wider, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
        expect.soft(await page.evaluate(cutWords), path).toEqual([]);
      });
    },
    300_000,
  );
});

describe('for every finger and eye', () => {
  test('controls have room for a finger: 44 px', async () => {
    await everyPage('en', 360, async ({ page }, path) => {
      expect.soft(await page.evaluate(smallControls, 44), path).toEqual([]);
    });
  }, 200_000);

  test('who prefers less motion sees none, and no film', async () => {
    await everyPage('en', 360, async ({ page }, path) => {
      const moving = await page.evaluate(() => {
        const timed = (durations: string) => durations.split(',').some((each) => Number.parseFloat(each) > 0);
        const elements = [...document.querySelectorAll('*')].filter((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element);
          return animationName !== 'none' || timed(transitionDuration);
        });
        return [...elements.map(({ outerHTML }) => outerHTML.slice(0, 120)), ...document.getAnimations().map(String)];
      });
      expect.soft(moving, path).toEqual([]);
      expect.soft(await page.locator('video').count(), path).toBe(0);
    });
  }, 200_000);

  test('the film is there for the others', async () => {
    const { page, open, close } = await site.visit({ width: 360, lang: 'en', folder: 'reflow' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open('/');
    await page.locator('video').waitFor({ state: 'attached' });
    await close();
  });

  test('with forced colours every control still has an edge or words', async () => {
    await everyPage('en', 360, async ({ page }, path) => {
      await page.emulateMedia({ forcedColors: 'active' });
      const unseen = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button, select, input:not([type=hidden]), main a[href]')].flatMap(
          (control) => {
            const { borderTopWidth, borderTopStyle, appearance } = getComputedStyle(control);
            const edge = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
            const own = appearance !== 'none' && control.matches('input, select');
            const words = control.textContent?.trim() || control.querySelector('svg, img');
            const drawn = control.closest('label')?.querySelector('svg');
            const { width } = control.getBoundingClientRect();
            if (!control.checkVisibility() || width <= 1 || edge || own || words || drawn) return [];
            return [control.outerHTML.slice(0, 140)];
          },
        ),
      );
      expect.soft(unseen, path).toEqual([]);
    });
  }, 200_000);
});
