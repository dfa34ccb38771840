/**
 * Measures the built product against its budgets and prints the figures: `npm run budgets`. Starts a product of its own
 * with demo data and ends it again. `npm run budgets -- quick` leaves Lighthouse out; `-- 8` takes a phone eight times slower than
 * this machine instead of four times, so that a fast machine shows what blocks a slow one. Exit code 1 where a budget is broken.
 */
import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { readFirstLoads } from '#tests/support/first-load.ts';
import { freePort } from '#tests/support/free-port.ts';
import { budgets, firstLoadScripts, publicPaths, scriptsOf, weigh } from '#tests/support/page-weight.ts';
import { type Figures, measure } from './budgets/lighthouse.ts';
import { startOwnProduct } from './budgets/product.ts';

const limits = { performance: 98, whole: 100, lcpMs: 2000, cls: 0.02, tbtMs: 120 };
const asked = process.argv[2];
const slower = Number(asked) || 4;
const broken: string[] = [];
const say = (line: string) => process.stdout.write(`${line}\n`);
const kb = (bytes: number) => (bytes / 1000).toFixed(1);

await reportScripts();
say('\nStarting the product …');
const product = await startOwnProduct(say);
const debuggingPort = await freePort();
const browser = await launchBrowser({ debuggingPort });
try {
  const paths = await publicPaths(product.origin);
  await reportLater(browser, product.origin, paths);
  await reportHome(browser, product.origin);
  if (asked !== 'quick') await reportLighthouse(product.origin, paths);
} finally {
  await browser.close();
  await product.stop();
}
say(broken.length === 0 ? '\nEvery budget is kept.' : `\nBroken budgets:\n  ${broken.join('\n  ')}`);
process.exitCode = broken.length === 0 ? 0 : 1;

function hold(what: string, { kept }: { kept: boolean }): string {
  if (!kept) broken.push(what);
  return kept ? '' : ' !';
}

async function reportScripts(): Promise<void> {
  say('\nFirst-load scripts, KB gzip (level 9) of all files that the HTML asks for, and their limit');
  for (const { name, bytes, limit, files } of await readFirstLoads()) {
    const mark = hold(`${name} loads ${kb(bytes)} KB of scripts, at most ${kb(limit)}`, { kept: bytes <= limit });
    const cells = [kb(bytes).padStart(8), kb(limit).padStart(8), `${files.length} files`.padStart(10)];
    say(`${name.padEnd(32)}${cells.join('')}${mark}`);
  }
}

async function reportLater(where: Browser, origin: string, paths: string[]): Promise<void> {
  say('\nWhat public pages load beyond that, when they are read to their end');
  const scripts = scriptsOf(origin);
  for (const path of paths) {
    const { addresses } = await firstLoadScripts(origin, path, scripts);
    const { scripts: loaded, byKind } = await weigh(where, origin, path);
    const later = loaded.filter((address) => !addresses.has(address));
    const mark = hold(`${path} asks for the stylesheet that stands in its HTML`, {
      kept: byKind.Stylesheet === undefined,
    });
    say(`${shown(path)}${`${later.length} scripts`.padStart(12)}${mark}`);
  }
}

async function reportHome(where: Browser, origin: string): Promise<void> {
  const { byKind, total } = await weigh(where, origin, '/');
  say(
    `\nHome page, KB transferred to a phone (360×740, 2 dots a pixel, scrolled to its end); at most ${kb(budgets.home)}`,
  );
  for (const [kind, bytes] of Object.entries(byKind)) say(`${kind.padEnd(16)}${kb(bytes).padStart(12)}`);
  const mark = hold(`the home page weighs ${kb(total)} KB`, { kept: total <= budgets.home });
  say(`${'without the film'.padEnd(16)}${kb(total).padStart(12)}${mark}`);
}

async function reportLighthouse(origin: string, paths: string[]): Promise<void> {
  const listing = paths.find((path) => path.startsWith('/services/')) ?? '/services';
  say(`\nLighthouse for phones, simulated throttling, ${slower} times slower than this machine, median of five`);
  say(
    'TBT: how long tasks block the page while it is loaded and hydrated; machine: its speed, by the benchmark of Lighthouse',
  );
  const names = ['page', 'perf', 'a11y', 'best', 'seo', 'LCP s', 'CLS', 'TBT ms', 'machine'];
  say(names.map((name, place) => (place === 0 ? name.padEnd(16) : name.padStart(8))).join(''));
  for (const path of ['/', '/sw/', '/services', '/search', '/stays', '/explore', listing]) {
    const figures = await measure(origin + path, { port: debuggingPort, slower });
    say(`${shown(path)}${lineOf(figures)}${holdAll(path, figures)}`);
    for (const complaint of figures.complaints) say(`    ${complaint}`);
  }
}

function lineOf({ performance, accessibility, bestPractices, seo, lcp, cls, tbt, machine }: Figures): string {
  const cells = [
    performance,
    accessibility,
    bestPractices,
    seo,
    (lcp / 1000).toFixed(2),
    cls.toFixed(3),
    Math.round(tbt),
    Math.round(machine),
  ];
  return cells.map((cell) => String(cell).padStart(8)).join('');
}

function holdAll(path: string, figures: Figures): string {
  const wholes = [figures.accessibility, figures.bestPractices, figures.seo];
  return (
    [
      hold(`${path}: performance ${figures.performance}`, { kept: figures.performance >= limits.performance }),
      hold(`${path}: ${wholes.join(', ')} instead of 100`, { kept: wholes.every((score) => score >= limits.whole) }),
      hold(`${path}: largest paint after ${Math.round(figures.lcp)} ms`, { kept: figures.lcp <= limits.lcpMs }),
      hold(`${path}: blocked for ${Math.round(figures.tbt)} ms`, { kept: figures.tbt <= limits.tbtMs }),
      hold(`${path}: layout shift ${figures.cls.toFixed(3)}`, { kept: figures.cls <= limits.cls }),
    ].find((mark) => mark !== '') ?? ''
  );
}

function shown(path: string): string {
  if (path.startsWith('/providers/')) return 'a host'.padEnd(16);
  return (path.startsWith('/services/') ? 'a listing' : path).padEnd(16);
}
