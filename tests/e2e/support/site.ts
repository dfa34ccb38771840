import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startProduct } from '#server/start.ts';
import type { Lang } from '#shared/languages.ts';
import { withLang } from '#shared/languages.ts';
import { launchBrowser } from '../../support/browser.ts';
import { createDemoDatabase, createTestDatabase } from '../../support/database.ts';

/** The whole product with its demo data, as `npm start` brings it up, and a browser. */
export interface Site {
  origin: string;
  visit(options: VisitOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export interface VisitOptions {
  width: 360 | 1280;
  lang: Lang;
  /** Folder of this visit's pictures, below test-results/. */
  folder: string;
  dark?: boolean;
  /** Let the worker for lost connections in; else every visit is as a first one. */
  worker?: boolean;
}

/** One person's browser. What goes wrong on the way (console, exceptions, failed answers) is kept. */
export interface Visitor {
  page: Page;
  /** Opens a page by its English path, in the visit's language, and waits until it answers. */
  open(path: string): Promise<void>;
  /** Waits until the page that a click led to answers. */
  settled(): Promise<void>;
  /** Takes a numbered picture of the whole page. */
  shot(name: string): Promise<void>;
  problems: string[];
  close(): Promise<void>;
}

const heights = { 360: 740, 1280: 800 } as const;

/** @param env more of the environment than the demo needs; what is filled in then is of its own kind */
export async function openSite(env?: Record<string, string>): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-site-'));
  const database = env ? await createTestDatabase() : await createDemoDatabase();
  if (!env) await cp(inject('demoDataDir'), dataDir, { recursive: true });
  const own = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' };
  const config = readConfig({ ...own, ...env });
  const product = await startProduct(config, () => {}, new AbortController().signal);
  const browser = await launchBrowser();
  const origin = `http://127.0.0.1:${product.port}`;
  return {
    origin,
    visit: (options) => visit(browser, origin, options),
    async close() {
      await browser.close();
      await product.stop();
      await database.drop();
      // A picture that was still being scaled may land in it meanwhile.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function visit(browser: Browser, origin: string, options: VisitOptions): Promise<Visitor> {
  const { width, lang, folder, dark, worker = false } = options;
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: heights[width] },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
    locale: lang === 'sw' ? 'sw-KE' : 'en-KE',
    timezoneId: 'Europe/London', // not Nairobi: a page that mixes the two up shows
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  const pictures = join('test-results', folder);
  await mkdir(pictures, { recursive: true });
  let shots = 0;
  const settled = () => page.waitForSelector('html[data-hydrated]', { state: 'attached' }).then(() => undefined);
  return {
    page,
    problems,
    settled,
    async open(path) {
      await page.goto(`${origin}${withLang(path, lang)}`);
      await settled();
    },
    async shot(name) {
      shots += 1;
      const file = `${String(shots).padStart(2, '0')}-${name}.png`;
      await page.screenshot({ path: join(pictures, file), fullPage: true });
    },
    close: () => context.close(),
  };
}
