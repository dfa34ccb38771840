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
