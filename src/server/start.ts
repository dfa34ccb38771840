import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { identityPageRoutes } from '#server/accounts/identities/page-routes.ts';
import { calendarFeedFile } from '#server/bookings/calendar-feed/routes.ts';
import { tripFeedFile } from '#server/bookings/trip-feed/routes.ts';
import { voucherAddressRoute } from '#server/bookings/vouchers/routes.ts';
import { renewPlaces } from '#server/catalogue/places/renew-places.ts';
import { renewAllPrices } from '#server/catalogue/renew-prices.ts';
import { sitemapRoutes } from '#server/catalogue/sitemap.ts';
import type { Config } from '#server/config/config.ts';
import { ConfigError } from '#server/config/environment.ts';
import { movesRealMoney } from '#server/config/payments.ts';
import { type Connection, connect } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrate, withSetUpLock } from '#server/db/migrate.ts';
import type { SeedOptions } from '#server/demo/seed.ts';
import { addStarterArticles } from '#server/help/add-starter-articles.ts';
import { helpInSitemap } from '#server/help/sitemap-kind.ts';
import { registerPages } from '#server/http/pages.ts';
import { createServer } from '#server/http/server.ts';
import { preparePictures } from '#server/pictures/prepare-pictures.ts';
import { storeSitePictures } from '#server/pictures/site-pictures.ts';
import { clockOffsets } from '#server/settings/tables.ts';
import { reportsPath } from '#server/sms/reports-path.ts';
import type { App, DemoIdentity } from './app.ts';
import { type MovableClock, movableClock } from './clock.ts';
import { holdsDemoData, isDemoFilled } from './demo-data.ts';
import { createLog } from './log.ts';
import { makeApp } from './make-app.ts';
import { addMissingDigests, jobs, people, routes, rows, runDaily, runDue, tables } from './product.ts';
import { secretsOf } from './secrets.ts';

export interface Running {
  port: number;
  /** Undefined outside the demo. */
  demo: DemoIdentity | undefined;
  /** Resolves with the reason when the embedded database ends by itself; never after `stop`. */
  broken: Promise<string>;
  /** Renders from now on in the background what the front pages show. Most tests start products that do not. */
  preparePictures(): void;
  /** Ends everything in order: no new requests, running ones and jobs end, then simulators and database. */
  stop(): Promise<void>;
}

type Say = (line: string) => void;

type Ends = (() => Promise<unknown>)[];

const offsetPollMs = 1_000;
/** How long running requests may take to end before their connections are closed. */
const requestsEndWithinMs = 5_000;

/**
 * Starts the product: database, schema, simulators, server, demo data, workers.
 * @throws ConfigError when the environment is wrong; the reason of `signal` when that is aborted. Whatever had started is
 * ended before.
 */
export async function startProduct(given: Config, say: Say, signal: AbortSignal): Promise<Running> {
  const log = createLog(given.logLevel);
  const ends: Ends = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) {
      await end().catch((error: unknown) => log.error({ err: error }, 'a part did not end in order'));
    }
  };
  const broken = Promise.withResolvers<string>();
  const unlessHalted = haltedBy(signal, broken.promise);
  try {
    makeDataDir(given);
    const port = await usablePort(given);
    const config = withPort(given, port);
    const connection = await database(config, { log, say, ends, signal, broken: broken.resolve });
    say('Bringing the database up to date …');
    await unlessHalted(migrate(connection));

    if (config.production || movesRealMoney(config)) await refuseDemoData(connection);

    const clock = movableClock();
    const sandbox = await startSimulators(config, { port, clock, log });
    if (sandbox) ends.push(() => sandbox.close());
    signal.throwIfAborted();

    const demo = config.demo ? (await import('#server/demo/identity.ts')).demoIdentity : undefined;
    const { app, close } = makeApp({ config, connection, clock, log, sandbox: sandbox?.addresses, demo });
    ends.push(close);
    await unlessHalted(app.queue.start(jobs));
    await unlessHalted(app.kept.follow());

    let ready = false;
    const server = await createServer(app, {
      people,
      rows,
      routes,
      ready: () => ready,
      extras: [
        async (fastify) => {
          if (!config.demo) return;
          const { devRoutes } = await import('#server/sandbox/dev-routes.ts');
          const { createCatchUp } = await import('#server/sandbox/catch-up.ts');
          devRoutes(fastify, { app, sandbox, catchUp: createCatchUp({ runDue, runDaily }) });
        },
        async (fastify) => sitemapRoutes(fastify, app, { help: helpInSitemap }),
        async (fastify) => identityPageRoutes(fastify, app),
        async (fastify) => calendarFeedFile(fastify, app),
        async (fastify) => tripFeedFile(fastify, app),
        async (fastify) => voucherAddressRoute(fastify),
        async (fastify) => registerPages(fastify, app, config),
      ],
    });
    ends.push(() => endServer(server));
    await listen(server, config, port);
    await unlessHalted(storeSitePictures(app));
    await unlessHalted(addStarterArticles(app));

    if (config.demo) {
      await fillDemo(app, { say, sandbox, connection, signal });
      ends.push(followOffset(app.db, clock, log));
      await sandbox?.runDue();
    }
    // It may not have run at midnight.
    await unlessHalted(renewAllPrices(app));
    ready = true;
    await app.queue.work(app);
    // Requests are answered meanwhile: there may be thousands.
    await unlessHalted(addMissingDigests(app));
    await unlessHalted(renewPlaces(app));
    signal.throwIfAborted();
    const prepare = () => void ends.push(preparePictures(app, server));
    return { port, demo, broken: broken.promise, preparePictures: prepare, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Everybody knows the passwords of the demo's accounts, one of which is an admin. @throws ConfigError */
async function refuseDemoData(connection: Connection): Promise<void> {
  const { db, close } = connect(connection, () => {}, 1);
  try {
    if (!(await holdsDemoData(db))) return;
    throw new ConfigError(
      'This database holds the demo, whose passwords everybody knows, so it is refused in production and with live keys. ' +
        'Use another database, or empty this one with: npm run demo:remove',
    );
  } finally {
    await close();
  }
}

/** The simulators of the outside systems that need one; undefined where none does. */
async function startSimulators(
  config: Config,
  { port, clock, log }: { port: number; clock: MovableClock; log: Logger },
) {
  const { demo, card, mpesa, sms, production, dataDir } = config;
  if (!demo || ![card, mpesa, sms].some(({ mode }) => mode === 'sandbox')) return undefined;
  // Imported here, so that it is never loaded with NODE_ENV=production.
  const { startSandbox } = await import('#server/sandbox/host.ts');
  const smsReportsPath = reportsPath(secretsOf(config));
  return startSandbox({ production, dataDir, productPort: port, smsReportsPath, clock, log });
}

/** Fills the demo. Where another process of this DATA_DIR runs the simulators, it does so, and this one waits for that. */
async function fillDemo(app: App, options: Omit<SeedOptions, 'runDue' | 'tables'>): Promise<void> {
  if (await isDemoFilled(app.db)) return; // then nothing of what fills it is loaded
  const { seedDemo } = await import('#server/demo/seed.ts');
  const { connection, signal } = options;
  const seed = () => withSetUpLock(connection, () => seedDemo(app, { ...options, runDue, tables }), signal);
  while (!(await seed())) await pause(offsetPollMs, undefined, { signal });
}

/** @returns a function that waits for a step of the start, and rejects when the start is aborted or the database ends */
function haltedBy(signal: AbortSignal, broken: Promise<string>): <T>(step: Promise<T>) => Promise<T> {
  const halted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    void broken.then((reason) => reject(new Error(`the database ended: ${reason}`)));
  });
  halted.catch(() => {}); // it may reject while no step waits for it
  return (step) => {
    signal.throwIfAborted();
    return Promise.race([step, halted]);
  };
}

function makeDataDir({ dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be used (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** With PORT=0 our own address, to which letters link, is known only now. */
function withPort(config: Config, port: number): Config {
  const publicUrl = config.publicUrl === 'http://localhost:0' ? `http://localhost:${port}` : config.publicUrl;
  return { ...config, port, publicUrl };
}

async function endServer(server: FastifyInstance): Promise<void> {
  const timeout = setTimeout(() => server.server.closeAllConnections(), requestsEndWithinMs);
  try {
    await server.close();
  } finally {
    clearTimeout(timeout);
  }
}

/** Checks that the port is free before anything slow starts; port 0 becomes a free one, which callback addresses contain. */
async function usablePort({ host, port }: Config): Promise<number> {
  const probe = createProbe();
  return new Promise((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, host, port)));
    probe.listen(port, host, () => {
      const address = probe.address();
      const free = typeof address === 'object' && address ? address.port : port;
      probe.close(() => resolve(free));
    });
  });
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return new ConfigError(`PORT: ${port} is already in use on ${host}`);
  if (error.code === 'EACCES') return new ConfigError(`PORT: ${port} may not be used by this user`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? '')) {
    return new ConfigError(`HOST: ${host} is no address of this machine`);
  }
  return error;
}

async function listen(server: { listen(options: object): Promise<string> }, { host }: Config, port: number) {
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw listenProblem(error as NodeJS.ErrnoException, host, port);
  }
}

interface DatabaseCare {
  log: Logger;
  say: Say;
  ends: Ends;
  signal: AbortSignal;
  broken(reason: string): void;
}

async function database(config: Config, { log, say, ends, signal, broken }: DatabaseCare): Promise<Connection> {
  if (!config.databaseUrl) {
    say('Starting PostgreSQL …');
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log, onProgress: say, signal });
    ends.push(() => embedded.stop());
    void embedded.died.then(broken);
    return embedded.url;
  }
  const probe = connect(config.databaseUrl, () => {}, 1);
  try {
    await probe.pool.query('select 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new ConfigError(`DATABASE_URL: the database cannot be reached (${reason})`);
  } finally {
    await probe.close();
  }
  return config.databaseUrl;
}

/** Reads the demo clock's offset each second, since another process may change it. */
function followOffset(
  db: ReturnType<typeof connect>['db'],
  clock: ReturnType<typeof movableClock>,
  log: Logger,
): () => Promise<void> {
  const read = async () => {
    const [row] = await db.select().from(clockOffsets).where(eq(clockOffsets.id, 1));
    if (row) clock.setOffset(row.offsetMs);
  };
  const timer = setInterval(() => {
    read().catch((error: unknown) => log.warn({ err: error }, 'the clock could not be read'));
  }, offsetPollMs);
  void read().catch((error: unknown) => log.warn({ err: error }, 'the clock could not be read'));
  return async () => clearInterval(timer);
}
