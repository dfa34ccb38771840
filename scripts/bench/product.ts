import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readRunning, urlOf } from '#server/db/embedded/running.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startArguments, startVariables } from '../start-command.ts';
import { untilWritten } from '../until-written.ts';
import type { BenchOptions } from './options.ts';
import { type OwnProcess, startNode } from './processes.ts';

const root = join(import.meta.dirname, '../..');
const startWithinMs = 600_000;
const seedWithinMs = 1_800_000;

export interface Product extends OwnProcess {
  origin: string;
  /** Its DATA_DIR. */
  folder: string;
  /** The address of its database. */
  url: string;
  /** From the start of the process until it answered. */
  readyMs: number;
}

/** A folder for the product's data: the one that was named, which is kept, or a temporary one. */
export async function dataFolder({ data }: Pick<BenchOptions, 'data'>) {
  if (data !== undefined) {
    const folder = resolve(data);
    await mkdir(folder, { recursive: true });
    return { folder, remove: async () => {} };
  }
  const folder = await mkdtemp(join(tmpdir(), 'twende-bench-'));
  await chmod(folder, 0o755); // the database's account must be able to enter it, else its cluster is created elsewhere
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }) };
}

/** The environment of the start: nothing of ours, so that all is on as `npm start` has it. */
const environment = (folder: string) => ({ PATH: process.env.PATH ?? '', DATA_DIR: folder });

/**
 * Fills a new folder with a generated catalogue by `npm run seed`; one that was filled before stays as it is.
 * @throws Error if that fails
 */
export async function seed(folder: string, { services, bookings }: { services: number; bookings: number }) {
  if (existsSync(join(folder, 'postgres'))) return;
  const { child } = startNode(join(root, 'scripts/seed.ts'), {
    args: ['--services', String(services), '--bookings', String(bookings)],
    cwd: root,
    env: environment(folder),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    timeout: seedWithinMs,
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the seed ended with ${code}`);
}

/**
 * Starts the built product on loopback as `npm start` does: with its own durable PostgreSQL, limits, logging and jobs. Its
 * log goes to `bench.log` in its folder.
 * @param nodeArgs for Node itself, such as those of a profile
 */
export async function startProduct(folder: string, nodeArgs: readonly string[] = []): Promise<Product> {
  const port = await freePort();
  const begun = performance.now();
  const running = startNode(join(root, startArguments.at(-1) ?? ''), {
    cwd: root,
    env: { ...environment(folder), ...startVariables, PORT: String(port) },
    execArgv: [...startArguments.slice(0, -1), ...nodeArgs],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log = createWriteStream(join(folder, 'bench.log'));
  for (const stream of [running.child.stdout, running.child.stderr]) stream?.pipe(log, { end: false });
  running.child.once('close', () => log.end());
  try {
    await untilWritten(running.child, { text: 'Twende is ready', withinMs: startWithinMs });
    const readyMs = performance.now() - begun;
    const database = await readRunning(folder);
    if (!database) throw new Error('the product has no database of its own');
    return { ...running, folder, origin: `http://127.0.0.1:${port}`, url: urlOf(database), readyMs };
  } catch (problem) {
    await running.stop();
    throw problem;
  }
}
