// Remakes docs/screens, every screen and letter of a running demo that was started afresh (it books and pays there):
// `node_modules/.bin/node scripts/screenshots.ts [address] [folder] [view or letters…]`. Pictures of views that no longer exist are removed.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type Lang, withLang } from '#shared/languages.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { watchRequests } from '#tests/support/quiet.ts';
import { type DemoRows, makeRows, members } from './screens/demo-rows.ts';
import { lettersOf } from './screens/letters.ts';
import { take } from './screens/take.ts';
import { isTaken, type View, viewsOf } from './screens/views.ts';

const [origin = 'http://localhost:5000', folder = 'docs/screens', ...wanted] = process.argv.slice(2);
const heights = { 360: 740, 1280: 800 } as const;
const widths = [360, 1280] as const;
const languages = ['en', 'sw'] as const;
const themes = ['light', 'dark'] as const;
const made = new Set<string>(['index.md']);

const rows = await makeRows(origin);
const views = viewsOf(rows).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
for (const width of widths) {
  for (const lang of languages) await takeAll(browser, rows, width, lang);
}
const letters = wanted.length === 0 || wanted.includes('letters') ? await takeLetters(browser) : [];
await browser.close();
if (wanted.length === 0) {
  await writeFile(join(folder, 'index.md'), indexOf(views, letters));
  for (const file of await readdir(folder)) if (!made.has(file)) await rm(join(folder, file));
}

async function takeAll(where: Browser, { tokens }: DemoRows, width: 360 | 1280, lang: Lang): Promise<void> {
  for (const as of [...members, undefined]) {
    const context = await where.newContext({
      viewport: { width, height: heights[width] },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      locale: `${lang}-KE`,
      timezoneId: 'Africa/Nairobi',
    });
    const page = await context.newPage();
    const quiet = watchRequests(page);
    if (as) await page.addInitScript((value) => localStorage.setItem('token', value), tokens[as]);
    for (const view of views.filter((each) => each.as === as)) await takeView({ page, quiet }, view, width, lang);
    await context.close();
  }
}

interface Watched {
  page: Page;
  /** Waits until the page asks for nothing more; pages of signed-in people have a stream that never ends. */
  quiet: () => Promise<void>;
}

async function takeView({ page, quiet }: Watched, view: View, width: 360 | 1280, lang: Lang): Promise<void> {
  const { name, path, prepare, covered } = view;
  const looks = themes.filter((colorScheme) => isTaken(view, { width, lang, colorScheme }));
  if (looks.length === 0) return;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${origin}${withLang(path, lang)}`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.locator('main h1').first().waitFor();
  await quiet();
  await prepare?.(page, lang);
  for (const colorScheme of looks) {
    await page.emulateMedia({ colorScheme });
    await keep(`${name}-${width}-${lang}-${colorScheme}`, await take(page, { screenOnly: covered === true }));
  }
}

/** Letters have one colour scheme, and at 1280 pixels a letter is no wider than 800. */
async function takeLetters(where: Browser): Promise<string[]> {
  await rows.sendLetters();
  const found = await lettersOf(origin);
  for (const width of [360, 800]) {
    const page = await where.newPage({ viewport: { width, height: 740 } });
    for (const { name, html } of found) {
      await page.setContent(html, { waitUntil: 'networkidle' });
      await keep(`${name}-${width}`, await take(page));
    }
    await page.close();
  }
  return found.map(({ name }) => name);
}

async function keep(name: string, picture: Buffer): Promise<void> {
  made.add(`${name}.webp`);
  await writeFile(join(folder, `${name}.webp`), picture);
  console.log(`${name} ${Math.round(picture.length / 1024)} KB`);
}

function indexOf(shown: View[], written: string[]): string {
  const cell = (name: string, width: number) => `<img src="${name}.webp" alt="${name}" width="${width}">`;
  const tableOf = (heads: string[], rows: string[][]) =>
    [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const screens = [...shown]
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((view) => {
      const looks = widths.flatMap((width) =>
        languages.flatMap((lang) => themes.map((colorScheme) => ({ width, lang, colorScheme }))),
      );
      const taken = looks.filter((look) => isTaken(view, look));
      const heads = taken.map(({ width, lang, colorScheme }) => `${width} px, ${lang}, ${colorScheme}`);
      const row = taken.map(({ width, lang, colorScheme }) =>
        cell(`${view.name}-${width}-${lang}-${colorScheme}`, width === 360 ? 120 : 200),
      );
      return `## ${view.name}\n\n${tableOf(heads, [row])}`;
    });
  const mail = tableOf(
    ['letter', '360 px', 'wide'],
    written.map((name) => [name, cell(`${name}-360`, 180), cell(`${name}-800`, 240)]),
  );
  return `# Every screen\n\nRemade by \`scripts/screenshots.ts\`.\n\n${screens.join('\n\n')}\n\n## Letters\n\n${mail}\n`;
}
