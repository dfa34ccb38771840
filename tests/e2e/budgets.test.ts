import { expect } from 'vitest';
import { readFirstLoads } from '../support/first-load.ts';
import { budgets, firstLoadScripts, publicPaths, scriptsOf, weigh } from '../support/page-weight.ts';
import { test } from './support/test.ts';

// What does not depend on how fast this machine is; `npm run budgets` has the rest.

test('the HTML of every public page asks for the scripts whose weight tests/first-load.test.ts holds', async ({
  site,
}) => {
  const scripts = scriptsOf(site.origin);
  const loads = await readFirstLoads();
  for (const path of await publicPaths(site.origin)) {
    const { addresses } = await firstLoadScripts(site.origin, path, scripts);
    const route = path.replace(/^\/(services|providers)\/.+/, '/$1/$$id').replace(/^\/services$/, '/services/');
    const held = loads.find(({ name }) => name === route)?.files ?? [];
    expect(addresses.size, path).toBeGreaterThan(1);
    expect([...addresses].toSorted(), path).toEqual(held.toSorted());
  }
});

test('the home page, scrolled to its end on a phone, stays within its budget, the film not counted', async ({
  browser,
  site,
}) => {
  const { byKind, total } = await weigh(browser, site.origin, '/');
  expect(byKind.Script, JSON.stringify(byKind)).toBeGreaterThan(50_000);
  expect(total, JSON.stringify(byKind)).toBeLessThanOrEqual(budgets.home);
  // The stylesheet is in the HTML; no script may load it again.
  expect(byKind.Stylesheet).toBeUndefined();
});

// TanStack Start would add script tags; lib/late-scripts.ts removes them.
test('the stylesheet is in the HTML, and no script is fetched before the first paint', async ({ site }) => {
  for (const path of await publicPaths(site.origin)) {
    const html = await (await fetch(site.origin + path)).text();
    expect(html, path).toMatch(/<style nonce="[^"]+"/);
    expect(html, path).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html, path).not.toMatch(/<script[^>]+\bsrc=|rel="modulepreload"/);
  }
});

test('what is far below the first screen is not laid out with it, and is soon afterwards', async ({
  browser,
  site,
}) => {
  const last = '#invitation';
  const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
  const plain = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await plain.goto(site.origin);
  expect(await plain.locator(last).evaluate(isLaidOut)).toBe(false);
  await plain.close();

  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(site.origin);
  await expect.poll(() => page.locator(last).evaluate(isLaidOut)).toBe(true);
  await expect.poll(() => page.locator('[class*="offscreen-"]:not([data-drawn])').count()).toBe(0);
  await page.close();
});
