import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import type { App } from '#server/app.ts';
import { movableClock } from '#server/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/client.ts';
import { demoIdentity } from '#server/demo/identity.ts';
import { createLog } from '#server/log.ts';
import { makeApp } from '#server/make-app.ts';
import { startProduct } from '#server/start.ts';
import { addDays, type CalendarDate, today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { withLang } from '#shared/languages.ts';
import { start } from '../../starts/support.ts';
import { createDemoDatabase } from '../../support/database.ts';
import { watchRequests } from '../../support/quiet.ts';

/** The whole product with its demo data, as `npm start` brings it up, and visitors with browsers. */
export interface Site {
  origin: string;
  /** A day, some weeks ahead, that no other booking of this site's tests takes. */
  nextDay(): CalendarDate;
  /** A phone that no other test of this site pays by: M-Pesa lets each spend KES 500,000 a day. */
  nextPhone(): string;
  visit(options: VisitOptions): Promise<Visitor>;
  /** Makes rows that no page makes quickly, with the functions of the product on the site's database and files. */
  prepare<T>(work: (app: App) => Promise<T>): Promise<T>;
  /** Starts another process of the product on the same database and files, which ends with the test. @returns its address */
  anotherProcess(): Promise<string>;
  /** Tells the clock of the M-Pesa simulator to stop, to move on, or to run again. */
  mpesaClock(order: { freeze?: boolean; advanceMs?: number }): Promise<void>;
  /** Makes somebody a member of one of the demo's providers, with the right `bookings`: no page or call does that yet. */
  addMember(email: string): Promise<void>;
  close(): Promise<void>;
}

interface VisitOptions {
  width: 360 | 1280;
  lang: Lang;
  /** Folder of this visit's pictures, below test-results/. */
  folder: string;
  dark?: boolean;
  /** Allows the service worker; without it every visit is like a first one. */
  worker?: boolean;
}

/**
 * One person's browser, closed when the test ends. What goes wrong on the way (console, exceptions, failed answers) is
 * kept, and a test that fails leaves a picture of the page it was on.
 */
export interface Visitor {
  page: Page;
  /** Opens a page by its English path, in the visit's language, and waits until it answers. */
  open(path: string): Promise<void>;
  /** Waits until the page that a click led to answers. */
  settled(): Promise<void>;
  /** Waits until the page asks for nothing more and draws nothing more. */
  quiet(): Promise<void>;
  /** Takes a numbered picture of the whole page, if E2E_PICTURES is set. */
  shot(name: string): Promise<void>;
  problems: string[];
}

const heights = { 360: 740, 1280: 800 } as const;

interface SiteOptions {
  browser: Browser;
  /** More of the environment than the demo needs. */
  env?: Record<string, string>;
}

/**
 * Starts the product on a copy of the demo, without rate limits, since its tests share travellers; the caller closes it.
 */
export async function startSite({ browser, env }: SiteOptions): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-site-'));
  const database = await createDemoDatabase();
  await copyDemoFiles(dataDir);
  const place = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0' };
  const config = readConfig({ ...place, LOG_LEVEL: 'warn', RATE_LIMITS: 'off', CALENDAR_LOOPBACK: 'on', ...env });
  const product = await startProduct(config, () => {}, new AbortController().signal);
  const origin = `http://127.0.0.1:${product.port}`;
  let days = 0;
  let phones = 0;
  return {
    origin,
    nextDay: () => addDays(today({ now: () => new Date() }), 20 + ++days),
    nextPhone: () => `+2547130${String(++phones).padStart(5, '0')}`,
    visit: (options) => visit(browser, origin, options),
    async prepare(work) {
      const log = createLog('warn', process.stdout);
      const { app, close } = makeApp({
        config,
        connection: database.url,
        clock: movableClock(),
        log,
        demo: demoIdentity,
      });
      try {
        return await work(app);
      } finally {
        await close();
      }
    },
    async anotherProcess() {
      const { DATABASE_URL, DATA_DIR } = place;
      return (await start({ DATABASE_URL, DATA_DIR, DEMO: 'true', RATE_LIMITS: 'off' })).origin;
    },
    async mpesaClock(order) {
      const { darajaPort } = JSON.parse(await readFile(join(dataDir, 'sandbox/sandbox.json'), 'utf8'));
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(order);
      const answer = await fetch(`http://127.0.0.1:${darajaPort}/__control/clock`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`The simulator's clock: ${answer.status}`);
    },
    async addMember(email) {
      const { db, close } = connect(database.url, () => undefined, 1);
      await db.execute(sql`insert into provider_members (provider_id, person_id, rights, created_at)
        select (select id from providers order by id limit 1), id, '["bookings"]', now() from people where email = ${email}`);
      await close();
    },
    async close() {
      await product.stop();
      await database.drop();
      // A picture that is still being rendered may be written to it meanwhile.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** A picture's address has the same content in every site, so they share the folder of what has been rendered. */
async function copyDemoFiles(dataDir: string): Promise<void> {
  const demo = inject('demoDataDir');
  const rendered = join(demo, 'pictures-cache');
  await mkdir(rendered, { recursive: true });
  await cp(demo, dataDir, { recursive: true, filter: (path) => path !== rendered });
  await symlink(rendered, join(dataDir, 'pictures-cache'));
}

async function visit(browser: Browser, origin: string, options: VisitOptions): Promise<Visitor> {
  const { width, lang, folder, dark, worker = false } = options;
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height: heights[width] },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block',
    locale: lang === 'sw' ? 'sw-KE' : 'en-KE',
    timezoneId: 'Europe/London', // not Nairobi, so that a page which uses the browser's time zone fails
  });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  const quiet = watchRequests(page);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  let shots = 0;
  const takePicture = (name: string) => page.screenshot({ path: join('test-results', folder, name), fullPage: true });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await takePicture(`failed-${task.id}.png`);
    await context.close();
  });
  const settled = () => page.waitForSelector('html[data-hydrated]', { state: 'attached' }).then(() => undefined);
  return {
    page,
    problems,
    settled,
    quiet,
    async open(path) {
      await page.goto(`${origin}${withLang(path, lang)}`);
      await settled();
    },
    async shot(name) {
      shots += 1;
      if (process.env.E2E_PICTURES) await takePicture(`${String(shots).padStart(2, '0')}-${name}.png`);
    },
  };
}
