import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { budgets, firstLoadScripts, publicPaths, scriptsOf, weigh } from '../support/page-weight.ts';
import { openSite, type Site } from './support/site.ts';

// What does not depend on how fast this machine is; `npm run budgets` has the rest.
let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await openSite();
  browser = await launchBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('the scripts of every public page keep their budget, and stand in the HTML before they are needed', async () => {
  const scripts = scriptsOf(site.origin);
  for (const path of await publicPaths(site.origin)) {
    const { bytes, addresses } = await firstLoadScripts(site.origin, path, scripts);
    expect(addresses.size, path).toBeGreaterThan(1);
    expect.soft(bytes, path).toBeLessThanOrEqual(budgets.scripts);
  }
});

test('the home page keeps its budget without the film, read to its end on a phone', async () => {
  const { byKind, total } = await weigh(browser, site.origin, '/');
  expect(byKind.Script, JSON.stringify(byKind)).toBeGreaterThan(50_000);
  expect(total, JSON.stringify(byKind)).toBeLessThanOrEqual(budgets.home);
});

// Start's own way would name the scripts in tags; lib/late-scripts.ts takes them out where Start keeps them now.
test('the stylesheet stands in the HTML, and no script is fetched before the first paint', async () => {
  for (const path of await publicPaths(site.origin)) {
    const html = await (await fetch(site.origin + path)).text();
    expect(html, path).toMatch(/<style nonce="[^"]+"/);
    expect(html, path).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html, path).not.toMatch(/<script[^>]+\bsrc=|rel="modulepreload"/);
  }
});
