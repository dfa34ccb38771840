import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';
import { compiled } from '../../support/compiled.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startProductOn, type TestProduct } from '../../support/product-on.ts';
import { listService, type Scenario, type Stay, scenarioOn } from '../../support/scenario.ts';

/** Killing and starting real processes needs more than the usual time. */
export const crashTestTimeout = 240_000;
const noon = Date.parse('2026-11-21T12:00:00+03:00');
const env = { RATE_LIMITS: 'off' };
const instant = (secondsLater: number) => new Date(noon + secondsLater * 1000).toISOString();

let database: TestDatabase;
let dataDir: string;
let stay: Stay;
let connection: Client;
let child: ChildProcess | undefined;
let restarted: TestProduct | undefined;

/** A database and a folder with a booking, made by a product that then ended in order. */
export async function openCrashTest(): Promise<Stay> {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'twende-crash-'));
  connection = new Client(database.url);
  await connection.connect();
  const product = await startProductOn({ databaseUrl: database.url, dataDir, env });
  stay = await scenarioOn(product, await listService(product)).book();
  await product.close();
  return stay;
}

export async function closeCrashTest(): Promise<void> {
  child?.kill('SIGKILL');
  await restarted?.close();
  await connection.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  child = restarted = undefined;
}

interface ProcessPlace {
  database: TestDatabase;
  dataDir: string;
  /** Where its clock stands, as an ISO instant. */
  at: string;
  /** Where it listens; a free port by default. */
  port?: number;
}

/** Starts the product in a process of its own. @returns the process, and the address it listens on */
export async function spawnProduct({ database: { url }, dataDir: folder, at, port }: ProcessPlace) {
  const script = join(import.meta.dirname, 'product.fixture.ts');
  const args = [script, url, folder, at, ...(port ? [String(port)] : [])];
  const spawned = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...compiled },
  });
  const ended = once(spawned, 'exit').then(() => {
    throw new Error('the product ended before it was listening');
  });
  ended.catch(() => {}); // it is killed later, when this is no longer awaited
  const [line] = (await Promise.race([once(spawned.stdout, 'data'), ended])) as [Buffer];
  return { process: spawned, origin: line.toString().trim() };
}

/** Kills a product's process, and ends its database sessions, as the loss of a machine does. */
export async function killProduct(spawned: ChildProcess, connection: Client): Promise<void> {
  const gone = once(spawned, 'exit');
  spawned.kill('SIGKILL');
  await gone;
  await connection.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

/** The product in a process of its own. @param secondsLater than noon @returns its address */
export async function startChild(secondsLater = 0): Promise<string> {
  const started = await spawnProduct({ database, dataDir, at: instant(secondsLater) });
  child = started.process;
  return started.origin;
}

export async function killChild(): Promise<void> {
  if (child) await killProduct(child, connection);
}

/** The product again, in this process. @param secondsLater than noon */
export async function restartHere(secondsLater = 0): Promise<Scenario> {
  restarted = await startProductOn({ databaseUrl: database.url, dataDir, at: instant(secondsLater), env });
  return scenarioOn(restarted, stay.serviceId);
}

/** From now on this statement waits, so that the process can be killed right before it. */
export async function blockBefore(statement: string): Promise<void> {
  await connection.query('select pg_advisory_lock(1)');
  await connection.query(`create function wait_for_lock() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
  await connection.query(`create trigger wait_for_lock before ${statement} execute function wait_for_lock()`);
}

export async function unblock(): Promise<void> {
  await connection.query('drop function wait_for_lock cascade');
  await connection.query('select pg_advisory_unlock(1)');
}

/** Waits, in real time, until the other process has done something. */
export const until = (holds: () => Promise<boolean>) => vi.waitUntil(holds, { timeout: 90_000, interval: 20 });

export const untilBlocked = () => until(async () => (await rowsOf(waitingHere)).length > 0);

/** In this database only, because the other worker's tests wait for locks in theirs. */
const waitingHere = `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and not granted and datname = current_database()`;

export const rowsOf = async (text: string) => (await connection.query(text)).rows as Record<string, unknown>[];

export const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stay.traveller.token}` },
    body: JSON.stringify(body),
  });

/** Begins a call to the child, which will be killed before it answers. */
export function callUnanswered(url: string, body: object): void {
  post(url, body).catch(() => undefined);
}

/** The simulator inside the child processes calls under this path, but does not answer them. */
export async function withholdAnswers(simulator: 'stripePort' | 'darajaPort', path: string): Promise<void> {
  const note = JSON.parse(await readFile(join(dataDir, 'sandbox', 'sandbox.json'), 'utf8')) as Record<string, number>;
  await post(`http://127.0.0.1:${note[simulator]}/__control/faults`, { match: { path }, do: 'delay:3600000' });
}

/** The journal of a simulator. */
export const journalOf = (simulator: 'stripe' | 'daraja') =>
  readFile(join(dataDir, 'sandbox', simulator, 'journal.jsonl'), 'utf8');
