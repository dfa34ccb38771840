import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirTaken, DataDirUnusable } from './errors.ts';
import { joinEmbeddedPostgres } from './join.ts';
import { isAlive, takeOwnerLock } from './owner-lock.ts';
import { readPostmasterPid } from './previous-run.ts';
import { readRunning } from './running.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const silent = { debug: () => {}, warn: () => {}, error: () => {} };
let dataDir: string;
let started: EmbeddedPostgres[];
let children: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'twende-embedded-'));
  started = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) await kill(child);
  for (const postgres of started) await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('starts, answers, keeps rows over a clean stop and leaves nothing running', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE trips (place text)');
  await query(first.url, "INSERT INTO trips VALUES ('Lamu')");
  const pid = await postmasterPid();
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  await expect(stat(first.connection.host)).rejects.toThrow('ENOENT');
  expect(await readdir(dataDir)).toEqual(['postgres']);

  const second = await start();
  expect(await query(second.url, 'SELECT place FROM trips')).toEqual([{ place: 'Lamu' }]);
});

test('the shipped extensions and the collation are there', async () => {
  const { url } = await start();
  for (const extension of ['pg_trgm', 'unaccent', 'citext']) await query(url, `CREATE EXTENSION ${extension}`);
  const shown = "SELECT datlocprovider AS provider, datlocale AS locale FROM pg_database WHERE datname = 'twende'";
  expect(await query(url, shown)).toEqual([{ provider: 'b', locale: 'C.UTF-8' }]);
  expect(await query(url, "SELECT current_setting('fsync') AS fsync, lower('ÄÇ') AS lower")).toEqual([
    { fsync: 'on', lower: 'äç' },
  ]);
});

test('a second owner is refused while the first lives, in this process and in another', async () => {
  await start();
  await expect(start()).rejects.toThrow(DataDirTaken);
  const { line, child } = await runOwner();
  expect(line).toMatch(/^DataDirTaken: DATA_DIR .* is in use by another Twende/);
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
});

test('an owner that is known by the folder only, as in another container, is an owner too', async () => {
  const elsewhere = createServer().listen(join(dataDir, 'owner.sock'));
  await once(elsewhere, 'listening');
  await expect(start()).rejects.toThrow(/^DATA_DIR .* is in use by another Twende \(in another container, perhaps\)/);
  elsewhere.close();
});

test('after kill -9 of the owner the database stops by itself and the next start has every row', async () => {
  const { line: url, child } = await runOwner();
  await query(url, 'CREATE TABLE trips (place text)');
  await query(url, "INSERT INTO trips VALUES ('Diani')");
  const left = await readRunning(dataDir);
  await kill(child);
  const next = await start();
  expect(await query(next.url, 'SELECT place FROM trips')).toEqual([{ place: 'Diani' }]);
  await expect(stat(left?.host ?? '')).rejects.toThrow('ENOENT');
});

test('after kill -9 of owner and database the next start recovers every row', async () => {
  const { line: url, child } = await runOwner();
  await query(url, 'CREATE TABLE trips (place text)');
  await query(url, "INSERT INTO trips VALUES ('Watamu')");
  process.kill(await postmasterPid(), 'SIGKILL');
  await kill(child);
  const next = await start();
  expect(await query(next.url, 'SELECT place FROM trips')).toEqual([{ place: 'Watamu' }]);
});

test('a postmaster.pid with the id of another running process does not prevent the next start', async () => {
  await (await start()).stop();
  await writeFile(join(dataDir, 'postgres/data/postmaster.pid'), `${process.pid}\n/nowhere\n`);
  const next = await start();
  expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test.runIf(process.getuid?.() === 0)('root serves a database that an ordinary user made', async () => {
  await (await start()).stop();
  const everything = await readdir(join(dataDir, 'postgres'), { recursive: true });
  for (const path of ['', ...everything]) await chown(join(dataDir, 'postgres', path), 4321, 4321);
  await chmod(dataDir, 0o711);
  const { url } = await start();
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a database whose creation was interrupted is created again', async () => {
  await mkdir(join(dataDir, 'postgres/data-new/base'), { recursive: true });
  const { url } = await start();
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('the owner stops its database when it is asked to end', async () => {
  const { child } = await runOwner();
  const pid = await postmasterPid();
  child.stdin?.end();
  expect((await once(child, 'exit'))[0]).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test('a script uses the running database without stopping it, or starts its own', async () => {
  const alone = await joinEmbeddedPostgres({ dataDir, log: silent });
  started.push(alone);
  const joined = await joinEmbeddedPostgres({ dataDir, log: silent });
  expect(joined.connection).toEqual(alone.connection);
  await joined.stop();
  expect(await query(joined.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('only the account of the database reaches its socket and its files', async () => {
  const { connection } = await start();
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
});

test('a database of another major version, and a file in its place, are named in one line', async () => {
  await (await start()).stop();
  await writeFile(join(dataDir, 'postgres/data/PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(/^DATA_DIR .* holds a database of PostgreSQL 17, this is 18\..*$/);
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const refused = startEmbeddedPostgres({ dataDir: join(file, 'below'), log: silent });
  await expect(refused).rejects.toThrow(DataDirUnusable);
  await expect(refused).rejects.toThrow(/^DATA_DIR .*file\/below cannot be used: ENOTDIR.*$/);
});

test('a broken cluster is refused with the message of PostgreSQL, and the lock is released', async () => {
  await (await start()).stop();
  await rm(join(dataDir, 'postgres/data/global/pg_control'));
  await expect(start()).rejects.toThrow(/did not start in .*data: .*could not find the database system/);
  await expect(start()).rejects.toThrow(DataDirUnusable);
});

test.runIf(process.getuid?.() === 0)(
  'as root below a closed folder the database is kept outside, and found again',
  async () => {
    const closed = join(dataDir, 'home');
    await mkdir(closed, { mode: 0o700 });
    await chmod(dataDir, 0o755);
    const inside = join(closed, 'data');
    const lines: string[] = [];
    const options = { dataDir: inside, log: silent, onProgress: (line: string) => lines.push(line) };
    const first = await startEmbeddedPostgres(options);
    started.push(first);
    const location = (await readFile(join(inside, 'postgres-location'), 'utf8')).trim();
    try {
      expect(lines[0]).toContain(`the database is kept in ${location}`);
      await query(first.url, 'CREATE TABLE trips (place text)');
      await first.stop();
      const second = await startEmbeddedPostgres(options);
      started.push(second);
      expect(await query(second.url, 'SELECT count(*)::int AS trips FROM trips')).toEqual([{ trips: 0 }]);
      await second.stop();
    } finally {
      await rm(location, { recursive: true, force: true });
    }
  },
);

test('where there are no abstract sockets, a lock file is taken over only from a dead process', async () => {
  const lock = await takeOwnerLock(dataDir, 'darwin');
  await expect(takeOwnerLock(dataDir, 'darwin')).rejects.toThrow(DataDirTaken);
  await lock.release();
  const ended = spawn('true');
  await once(ended, 'exit');
  await writeFile(join(dataDir, 'owner.pid'), `${ended.pid}\n`);
  await (await takeOwnerLock(dataDir, 'darwin')).release();
  expect(await readdir(dataDir)).toEqual([]);
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  started.push(postgres);
  return postgres;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url);
  client.on('error', () => {}); // a test may kill the server while this is open
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a process that owns the database; resolves with its first line: the url, or why not. */
async function runOwner(): Promise<{ child: ChildProcess; line: string }> {
  const script = join(import.meta.dirname, 'owner.fixture.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'], timeout: 240_000 });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) return { child, line };
  throw new Error('the owner said nothing');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function postmasterPid(): Promise<number> {
  return (await readPostmasterPid(join(dataDir, 'postgres/data/postmaster.pid'))) ?? -1;
}
