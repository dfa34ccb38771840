import { execFile as execFileWithCallback } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { isAlive } from '#server/db/embedded/owner-lock.ts';
import { readRunning, urlOf } from '#server/db/embedded/running.ts';
import {
  call,
  databaseProcesses,
  folder,
  isListening,
  openFolder,
  password,
  postmasterOf,
  register,
  run,
  start,
  until,
} from './support.ts';

const execFile = promisify(execFileWithCallback);
const seconds = 180_000;
let dataDir: string;
beforeEach(async () => {
  dataDir = join(await folder(), 'data');
});

const opened: string[] = [];
afterAll(() => Promise.all(opened.map((path) => rm(path, { recursive: true, force: true }))));
let stopped: string | undefined;

/** Puts into `dataDir` what a first start made that was stopped in order: it is made once and copied. */
async function usedBefore(): Promise<void> {
  stopped ??= await startAndStop();
  await execFile('cp', ['-a', stopped, dataDir]); // with the owner of each file
}

async function startAndStop(): Promise<string> {
  const path = await openFolder();
  opened.push(path);
  const made = join(path, 'data');
  const first = await start({ DATA_DIR: made });
  await expectStops(first, { signals: ['SIGTERM'], madeIn: made });
  return made;
}

/** Sends signals to a product that is ready, and expects it to end in order. */
async function expectStops(
  running: Awaited<ReturnType<typeof start>>,
  { signals, madeIn = dataDir }: { signals: ('SIGINT' | 'SIGTERM')[]; madeIn?: string },
): Promise<void> {
  for (const signal of signals) running.child.kill(signal);
  expect(await running.ended).toBe(0);
  expect(running.err()).toBe('');
  expect(running.out()).toMatch(/\nStopping …\nStopped\.\n$/);
  await expectNothingLeft(running.origin, madeIn);
}

const signIn = (origin: string, email: string) => call(origin, '/api/auth/login', { body: { email, password } });

async function expectNothingLeft(origin: string, madeIn = dataDir): Promise<void> {
  // The processes that `initdb` started end a moment after it.
  await until('no process of the database is left', () => databaseProcesses(madeIn).length === 0, 30_000);
  expect(await isListening(origin)).toBe(false);
}

test('the first start creates everything; a start after kill -9 works without help and has lost nothing', {
  timeout: 2 * seconds,
}, async () => {
  const first = await start({ DATA_DIR: dataDir });
  expect((await call(first.origin, '/readyz')).status).toBe(200);
  await register(first.origin, 'wanjiku@example.com');
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');

  const next = await start({ DATA_DIR: dataDir });
  expect((await signIn(next.origin, 'wanjiku@example.com')).status).toBe(200);
  // Process and database at once, as when the machine's memory runs out.
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  next.child.kill('SIGKILL');
  await next.ended;

  const last = await start({ DATA_DIR: dataDir });
  expect((await signIn(last.origin, 'wanjiku@example.com')).status).toBe(200);
});

test('a second product on the same DATA_DIR is refused in one line; several signals at once stop the first in order, also while a request is half sent', {
  timeout: seconds,
}, async () => {
  await usedBefore();
  const first = await start({ DATA_DIR: dataDir });
  const second = await run({ DATA_DIR: dataDir });
  expect(await second.ended).toBe(1);
  expect(second.err()).toMatch(/^DATA_DIR .* is in use by another Twende\. [^\n]*\n$/);
  expect((await call(first.origin, '/readyz')).status).toBe(200);

  const socket = connect(Number(new URL(first.origin).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await new Promise<void>((sent) => {
    socket.write('POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{', () => sent());
  });
  expect((await call(first.origin, '/healthz')).status).toBe(200); // so the half request has been read too
  await expectStops(first, { signals: ['SIGINT', 'SIGTERM', 'SIGINT'] });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s sent to npm start alone stops the product too',
  {
    timeout: seconds,
  },
  async (signal) => {
    await usedBefore();
    // A container or a supervisor signals one process; a terminal's Ctrl-C signals all of them.
    const env = { DATA_DIR: dataDir, HOME: process.env.HOME ?? dataDir };
    const running = await run(env, ['npm', 'start', '--ignore-scripts']);
    await running.ready();
    running.child.kill(signal);
    await running.ended;
    expect(running.out()).toMatch(/\nStopping …\nStopped\.\n$/);
    await expectNothingLeft(running.origin);
  },
);

test.each(['Starting PostgreSQL', 'Creating the database', 'Bringing the database up to date'])(
  'SIGINT while it says "%s" ends it cleanly, and the next start works',
  { timeout: seconds },
  async (line) => {
    const starting = await run({ DATA_DIR: dataDir });
    await until(line, () => starting.out().includes(line));
    starting.child.kill('SIGINT');
    expect(await starting.ended).toBe(0);
    expect(starting.err()).toBe('');
    expect(starting.out()).not.toContain('ready');
    await expectNothingLeft(starting.origin);
    const next = await start({ DATA_DIR: dataDir });
    expect((await call(next.origin, '/readyz')).status).toBe(200);
  },
);

test('SIGINT while the demo is being filled ends it cleanly, and the next start begins the filling again', {
  timeout: 2 * seconds,
}, async () => {
  const starting = await run({ DATA_DIR: dataDir, DEMO: 'true' });
  await until('it is being filled', () => starting.out().includes('Filling the demo'));
  starting.child.kill('SIGINT');
  expect(await starting.ended).toBe(0);
  expect(starting.err()).toBe('');
  expect(starting.out()).toMatch(/\nStopping …\n(.*\n)?Stopped\.\n$/);
  await expectNothingLeft(starting.origin);
  const next = await run({ DATA_DIR: dataDir, DEMO: 'true' });
  await until('it is being filled again', () => next.out().includes('interrupted, beginning again'));
  expect((await call(next.origin, '/readyz')).status).toBe(503);
  expect((await call(next.origin, '/healthz')).status).toBe(200);
});

test('when PostgreSQL ends by itself, the process says so and ends with 1 for its supervisor to see', {
  timeout: seconds,
}, async () => {
  await usedBefore();
  const running = await start({ DATA_DIR: dataDir });
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  expect(await running.ended).toBe(1);
  expect(running.err()).toMatch(/^PostgreSQL ended by itself \(.*\), so Twende stops\. [^\n]*\n$/);
  await until('its processes are gone', () => databaseProcesses(dataDir).length === 0);
  expect(await isListening(running.origin)).toBe(false);
  const next = await start({ DATA_DIR: dataDir });
  expect((await call(next.origin, '/readyz')).status).toBe(200);
});

test('when one process of PostgreSQL crashes, all connections break, and the product recovers', {
  timeout: seconds,
}, async () => {
  await usedBefore();
  const running = await start({ DATA_DIR: dataDir });
  const note = await readRunning(dataDir);
  const { Client } = await import('pg');
  const client = new Client(urlOf(note ?? { host: '', database: '', user: '' }));
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  process.kill(rows[0].pid, 'SIGKILL');
  await until('it recovers', async () => (await call(running.origin, '/readyz')).status === 200);
  await register(running.origin, 'after@example.com');
  expect(isAlive(running.child.pid ?? 0)).toBe(true);
});
