import type { FastifyInstance } from 'fastify';
import type { App } from '#server/app.ts';
import { type MovableClock, movableClock } from '#server/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { demoIdentity } from '#server/demo/identity.ts';
import { createServer } from '#server/http/server.ts';
import { createLog } from '#server/log.ts';
import { makeApp } from '#server/make-app.ts';
import { jobs, people, routes, rows, runDaily, runDue } from '#server/product.ts';
import type { SandboxAddresses } from '#server/sandbox/addresses.ts';
import { createCatchUp } from '#server/sandbox/catch-up.ts';
import { devRoutes } from '#server/sandbox/dev-routes.ts';
import { type Sandbox, startSandbox } from '#server/sandbox/host.ts';
import { secretsOf } from '#server/secrets.ts';
import { reportsPath } from '#server/sms/reports-path.ts';
import { today } from '#shared/dates.ts';
import { freePort } from './free-port.ts';

export interface TestProduct {
  app: App;
  fastify: FastifyInstance;
  /** Stands still until `advance` moves it, as the demo's page does. */
  clock: MovableClock;
  origin: string;
  sandbox: SandboxAddresses;
  /** Everything the product logged, as JSON lines. */
  logged: string[];
  /** POST /dev/clock: simulators first, then every due work and job. */
  advance(ms: number): Promise<void>;
  /** A control call of a simulator: `control('daraja', 'faults', [...])`; without a body it reads. */
  control<T>(simulator: 'daraja' | 'stripe', name: string, body?: object): Promise<T>;
  /** Runs what the queue holds now. */
  drain(): Promise<number>;
  close(): Promise<void>;
}

interface ProductPlace {
  databaseUrl: string;
  dataDir: string;
  /** Where the clock stands; default noon in Nairobi of 2026-11-21. */
  at?: string | undefined;
  env?: Record<string, string> | undefined;
  /** Where it listens; a free port by default. */
  port?: number | undefined;
}

/** The whole product over real HTTP, with all simulators, on a database and folder that are there already. */
export async function startProductOn({ databaseUrl, dataDir, at, env, ...wish }: ProductPlace): Promise<TestProduct> {
  const port = wish.port ?? (await freePort());
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: String(port), ...env });
  const clock = movableClock();
  clock.freeze(new Date(at ?? '2026-11-21T12:00:00+03:00'));
  const logged: string[] = [];
  const log = createLog('debug', { write: (line: string) => void logged.push(line) });
  const smsReportsPath = reportsPath(secretsOf(config));
  const sandbox: Sandbox = await startSandbox({
    ...{ production: false, dataDir, productPort: port, smsReportsPath, clock, log },
  });
  const { app, close } = makeApp({
    ...{ config, connection: databaseUrl, clock, log, sandbox: sandbox.addresses },
    demo: config.demo ? demoIdentity : undefined,
  });
  await app.queue.start(jobs);
  // So that an advance within the first day costs no more than what is due.
  const catchUp = createCatchUp({ runDue, runDaily, doneOn: today(clock) });
  await app.kept.follow();
  const fastify = await createServer(app, {
    people,
    rows,
    routes,
    ready: () => true,
    extras: [async (server) => devRoutes(server, { app, sandbox, catchUp })],
  });
  await fastify.listen({ host: '127.0.0.1', port });
  const origin = `http://127.0.0.1:${port}`;
  const { daraja, stripe, sms } = sandbox.addresses;
  const bases = { daraja: daraja.baseUrl, stripe: stripe.apiBase, sms: new URL(sms.url).origin };

  return {
    app,
    fastify,
    clock,
    origin,
    sandbox: sandbox.addresses,
    logged,
    async advance(ms) {
      await post(`${origin}/dev/clock`, { advanceMs: ms });
    },
    async control(simulator, name, body) {
      const url = `${bases[simulator]}/__control/${name}`;
      return (await (body ? post(url, body) : fetch(url))).json();
    },
    drain: () => app.queue.drain(app),
    async close() {
      await fastify.close();
      await sandbox.close();
      await close();
    },
  };
}

async function post(url: string, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
