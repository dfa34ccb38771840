import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startProductOn, type TestProduct } from '../../support/product-on.ts';

export interface TwoProducts {
  database: TestDatabase;
  /** Each has kept answers of its own, as two processes have. */
  here: TestProduct;
  there: TestProduct;
  /** The folder of a third one. */
  folder(): Promise<string>;
}

/** Two products on one database, which end with the test file. @returns them, once `beforeAll` has run */
export function openTwoProducts(): TwoProducts {
  const folders: string[] = [];
  const folder = async () => {
    const made = await mkdtemp(join(tmpdir(), 'twende-kept-'));
    folders.push(made);
    return made;
  };
  const opened = { folder } as TwoProducts;
  const start = async () =>
    startProductOn({ databaseUrl: opened.database.url, dataDir: await folder(), env: { RATE_LIMITS: 'off' } });
  beforeAll(async () => {
    opened.database = await createTestDatabase();
    opened.here = await start();
    opened.there = await start();
  });
  afterAll(async () => {
    await opened.here?.close();
    await opened.there?.close();
    await opened.database.drop();
    for (const made of folders) await rm(made, { recursive: true, force: true });
  });
  return opened;
}

/** Waits until the products follow each other's changes. */
export const untilFollowed = (...products: TestProduct[]) =>
  vi.waitUntil(() => products.every(({ app }) => app.kept.isFollowed()), { timeout: 30_000, interval: 10 });

interface StoppedClock {
  pass(ms: number): void;
}

/** Where the clock stood last, since it never goes back; whole milliseconds, so that no difference is rounded. */
let latest = 0;

/** The clock by which answers and sessions are kept stands still until the test ends, so that no pause makes any too old. */
export async function stopClock({ here, there }: TwoProducts): Promise<StoppedClock> {
  latest = Math.ceil(Math.max(latest, performance.now()));
  vi.spyOn(performance, 'now').mockImplementation(() => latest);
  await untilFollowed(here, there);
  return {
    pass(ms) {
      latest += ms;
    },
  };
}

/** Until the test ends no product hears of a change by a message of the database. */
export function loseMessages(): void {
  const { emit } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function (this: pg.Client, ...event: unknown[]) {
    return event[0] === 'notification' || Reflect.apply(emit, this, event);
  });
}

/** No product reads the versions until the test ends, or the result is called. Resolves once no reading is under way. */
export async function holdReadings(): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const waiting = new Set<pg.Client>();
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    const run = () => Reflect.apply(query, this, asked);
    if ((asked[0] as { name?: string }).name !== 'public-versions') return run();
    waiting.add(this);
    return held.promise.then(run);
  });
  onTestFinished(() => held.resolve());
  await vi.waitUntil(() => waiting.size === 2, { timeout: 30_000, interval: 10 });
  return () => held.resolve();
}
