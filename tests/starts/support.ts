import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { App } from '#server/app.ts';
import { movableClock } from '#server/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { readPostmasterPid } from '#server/db/embedded/previous-run.ts';
import { createLog } from '#server/log.ts';
import { makeApp } from '#server/make-app.ts';
import { jobs } from '#server/product.ts';
import { startArguments, startVariables } from '../../scripts/start-command.ts';
import { freePort } from '../support/free-port.ts';

const root = join(import.meta.dirname, '../..');
const node = join(root, 'node_modules/.bin/node');
const pollMs = 25;

interface Run {
  child: ChildProcess;
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  out(): string;
  err(): string;
  /** Resolves when it has said that it is ready, to the last line; rejects with what it said when it ends before. */
  ready(): Promise<void>;
  /** Resolves with its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** The product as a process of its own, ended with the test at the latest; embedded database, no demo, a free port. */
export async function run(env: Record<string, string>, command = [node, ...startArguments]): Promise<Run> {
  const port = env.PORT ?? String(await freePort());
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    detached: true, // a group of its own, to be ended as one
    env: { PATH: process.env.PATH ?? '', ...startVariables, DEMO: 'false', LOG_LEVEL: 'error', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 240_000, // nothing outlives a broken test
    killSignal: 'SIGKILL',
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => {
    said.out += part;
  });
  child.stderr.on('data', (part) => {
    said.err += part;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    endGroup(child.pid);
    await ended;
  });
  const ready = async () => {
    const early = ended.then((code) => {
      throw new Error(`ended (${code}) before it was ready: ${said.out}${said.err}`);
    });
    early.catch(() => {});
    await Promise.race([until('it is ready', () => said.out.includes('Ctrl-C stops it.')), early]);
  };
  return { child, origin: `http://127.0.0.1:${port}`, out: () => said.out, err: () => said.err, ready, ended };
}

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // all of it has ended
  }
}

/** Starts it and waits until it is ready. */
export async function start(env: Record<string, string>): Promise<Run> {
  const started = await run(env);
  await started.ready();
  return started;
}

/** A new folder that the database's account can enter; else the cluster would be created elsewhere. */
export async function openFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'twende-starts-'));
  await chmod(path, 0o755);
  return path;
}

/** A folder of the test's own. */
export async function folder(): Promise<string> {
  const path = await openFolder();
  // Registered first, so it runs last, when the processes that use the folder have ended.
  onTestFinished(() => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return path;
}

/** Whether anybody answers on this origin's port. */
export function isListening(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Waits for another process to have done something. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  for (let waited = 0; !(await holds()); waited += pollMs) {
    if (waited > withinMs) throw new Error(`${what}: not within ${withinMs} ms`);
    await pause(pollMs);
  }
}

/** The process id of the folder's own PostgreSQL, which must run. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const pid = await readPostmasterPid(join(dataDir, 'postgres/data/postmaster.pid'));
  if (pid === undefined) throw new Error(`no PostgreSQL runs in ${dataDir}`);
  return pid;
}

/** PostgreSQL processes that work in the folder. Linux only. */
export function databaseProcesses(dataDir: string): number[] {
  return pids().filter((pid) => link(`/proc/${pid}/cwd`).startsWith(join(dataDir, 'postgres')));
}

const pids = () => readdirSync('/proc').map(Number).filter(Number.isInteger);

function link(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // gone meanwhile
  }
}

/** The TCP ports on which this process listens. Linux only. */
export function portsOf(pid: number): number[] {
  const sockets = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => link(`/proc/${pid}/fd/${fd}`)));
  const rows = ['tcp', 'tcp6'].flatMap((kind) => readFileSync(`/proc/${pid}/net/${kind}`, 'utf8').split('\n').slice(1));
  const listening = rows.map((row) => row.trim().split(/\s+/)).filter((row) => row[3] === '0A');
  const own = listening.filter((row) => sockets.has(`socket:[${row[9]}]`));
  return own.map((row) => Number.parseInt(row[1]?.split(':')[1] ?? '', 16));
}

export async function call(origin: string, path: string, options: { token?: string; body?: object } = {}) {
  const { token, body } = options;
  const answer = await fetch(`${origin}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(120_000),
  });
  const text = await answer.text();
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

export const password = 'Savanna-2026-long';

/** Registers somebody and answers their token. */
export async function register(origin: string, email: string): Promise<string> {
  const { status, body } = await call(origin, '/api/auth/register', {
    body: { name: 'Wanjiku Kamau', email, password, role: 'user' },
  });
  if (status !== 201 && status !== 200) throw new Error(`register answered ${status}: ${JSON.stringify(body)}`);
  return body.token;
}

/** Uses a migrated database as the product would, from within the test: to put in what no call offers yet. */
export async function withApp<T>(databaseUrl: string, dataDir: string, work: (app: App) => Promise<T>): Promise<T> {
  const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: 'false' });
  const { app, close } = makeApp({
    config,
    connection: databaseUrl,
    clock: movableClock(),
    log: createLog('silent'),
  });
  try {
    await app.queue.start(jobs);
    return await work(app);
  } finally {
    await close();
  }
}
