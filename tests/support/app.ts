import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { findPersonById, findPersonByToken } from '#server/accounts/queries.ts';
import type { App } from '#server/app.ts';
import { findBookingRow } from '#server/bookings/access-queries.ts';
import { type MovableClock, movableClock } from '#server/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { demoIdentity } from '#server/demo/identity.ts';
import type { Http } from '#server/http/route.ts';
import { createServer } from '#server/http/server.ts';
import type { Job } from '#server/jobs/runner.ts';
import { createLog } from '#server/log.ts';
import { makeApp } from '#server/make-app.ts';
import { findConversationRow } from '#server/messaging/access-queries.ts';
import { findDocumentRow } from '#server/providers/documents/document-queries.ts';
import { findMembership, listMemberships } from '#server/providers/queries.ts';
import { createTestDatabase } from './database.ts';

export interface TestApp {
  app: App;
  fastify: FastifyInstance;
  /** Stands still until `advance` moves it. */
  clock: MovableClock;
  /** Everything the product logged, as JSON lines. */
  logged: string[];
  /** Runs what the queue holds, and what that enqueues; answers how many jobs ran. */
  drain(): Promise<number>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Where the clock stands; default noon in Nairobi of 2026-11-21. */
  at?: string;
  env?: Record<string, string>;
  jobs?: Job<App>[];
  routes?: ((http: Http, app: App) => void)[];
  extras?: ((fastify: FastifyInstance, app: App) => Promise<void>)[];
  /** Keeps public answers and sessions as the product does, so that a change that is not noted is not seen. */
  keeps?: boolean;
}

/** An app with a database, a folder and a clock of its own; no listener, no worker: `inject` and `drain`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'twende-app-'));
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, RATE_LIMITS: 'on', ...options.env });
  const clock = movableClock();
  clock.freeze(new Date(options.at ?? '2026-11-21T12:00:00+03:00'));
  const logged: string[] = [];
  const log = createLog('debug', { write: (line: string) => void logged.push(line) });
  const demo = config.demo ? demoIdentity : undefined;
  const { app, close } = makeApp({ config, connection: database.url, clock, log, demo });
  await app.queue.start(options.jobs ?? []);
  if (options.keeps) await app.kept.follow();
  const fastify = await createServer(app, {
    people: { findPersonByToken, findPersonById, findMembership, listMemberships },
    rows: { booking: findBookingRow, document: findDocumentRow, conversation: findConversationRow },
    routes: options.routes ?? [],
    extras: options.extras ?? [],
    ready: () => true,
  });
  await fastify.ready();
  return {
    app,
    fastify,
    clock,
    logged,
    drain: () => app.queue.drain(app),
    async close() {
      await fastify.close();
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
