import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { startProductOn, type TestProduct } from '../support/product-on.ts';
import { listService, type Stage, type Stay, stageOn } from './stage.ts';

/** Real processes that are killed and started again need more than the usual time. */
export const patience = 60_000;
const noon = Date.parse('2026-11-21T12:00:00+03:00');
const env = { RATE_LIMITS: 'off' };
const instant = (secondsLater: number) => new Date(noon + secondsLater * 1000).toISOString();

let database: TestDatabase;
let dataDir: string;
let stay: Stay;
let held: Client;
let victim: ChildProcess | undefined;
let survivor: TestProduct | undefined;

/** A database and a folder with a booking, made by a product that then ended in order. */
export async function openScene(): Promise<Stay> {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'twende-crash-'));
  held = new Client(database.url);
  await held.connect();
  const product = await startProductOn({ databaseUrl: database.url, dataDir, env });
  stay = await stageOn(product, await listService(product)).book();
  await product.close();
  return stay;
}

export async function clearScene(): Promise<void> {
  victim?.kill('SIGKILL');
  await survivor?.close();
  await held.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
  victim = survivor = undefined;
}

/** The product in a process of its own. @param secondsLater than noon @returns its address */
export async function startVictim(secondsLater = 0): Promise<string> {
  const script = join(import.meta.dirname, 'victim.fixture.ts');
  victim = spawn(process.execPath, [script, database.url, dataDir, instant(secondsLater)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(victim.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return line.toString().trim();
}

export async function kill(): Promise<void> {
  const gone = once(victim as ChildProcess, 'exit');
  victim?.kill('SIGKILL');
  await gone;
  // What its connections were about to do ends with them, as when they find nobody on the other side.
  await held.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

/** The product again, in this process. @param secondsLater than noon */
export async function restart(secondsLater = 0): Promise<Stage> {
  survivor = await startProductOn({ databaseUrl: database.url, dataDir, at: instant(secondsLater), env });
  return stageOn(survivor, stay.serviceId);
}

/** From now on this statement waits, as if the process stood still right before it. */
export async function stopBefore(statement: string): Promise<void> {
  await held.query('select pg_advisory_lock(1)');
  await held.query(`create function stand_still() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(1); return new; end $$`);
  await held.query(`create trigger stand_still before ${statement} execute function stand_still()`);
}

export async function letGo(): Promise<void> {
  await held.query('drop function stand_still cascade');
  await held.query('select pg_advisory_unlock(1)');
}

/** Until it is so: another process makes it so, in real time. */
export const until = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { timeout: 20_000, interval: 20 });

export const standsStill = () =>
  until(async () => (await rowsOf(`select 1 from pg_locks where locktype = 'advisory' and not granted`)).length > 0);

export const rowsOf = async (text: string) => (await held.query(text)).rows as Record<string, unknown>[];

export const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stay.traveller.token}` },
    body: JSON.stringify(body),
  });

/** Begins a call to the victim that will never be answered. */
export function begin(url: string, body: object): void {
  post(url, body).catch(() => undefined); // its process is killed
}

/** The simulator, inside the victim, does what is asked under this path, and its answer never comes. */
export async function fault(simulator: 'stripePort' | 'darajaPort', path: string): Promise<void> {
  const note = JSON.parse(await readFile(join(dataDir, 'sandbox', 'sandbox.json'), 'utf8')) as Record<string, number>;
  await post(`http://127.0.0.1:${note[simulator]}/__control/faults`, { match: { path }, do: 'delay:3600000' });
}

/** What a simulator remembers, as text. */
export const journalOf = (simulator: 'stripe' | 'daraja') =>
  readFile(join(dataDir, 'sandbox', simulator, 'journal.jsonl'), 'utf8');
