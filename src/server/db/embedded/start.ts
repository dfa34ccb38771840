import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Account, databaseAccount } from './account.ts';
import { DataDirUnusable, errorCode, firstLine } from './errors.ts';
import { type OwnerLock, takeOwnerLock } from './owner-lock.ts';
import { type Binaries, clusterFolder, exists, packagedBinaries, reachableBinaries } from './place.ts';
import { type EmbeddedLog, startPostmaster } from './postmaster.ts';
import { clearPreviousRun } from './previous-run.ts';
import { type Connection, forgetRunning, noteRunning, readRunning, socketPrefix, urlOf } from './running.ts';

const run = promisify(execFile);
const name = 'twende'; // of the superuser and of the database

export type EmbeddedOptions = {
  /** The DATA_DIR setting; created when missing. The cluster is in its folder `postgres`. */
  dataDir: string;
  log: EmbeddedLog;
  /** Receives one line before each step that may take longer than a second. */
  onProgress?: (line: string) => void;
  /** With false PostgreSQL is faster and not safe against crashes; only for databases of tests. Default true. */
  durable?: boolean;
  /** Aborts the start; whatever had started is ended. */
  signal?: AbortSignal;
};

export type EmbeddedPostgres = {
  connection: Connection;
  /** An address for pg, by the Unix socket. */
  url: string;
  /** Resolves with the last lines of PostgreSQL's log when it ends by itself; never after `stop()`. */
  died: Promise<string>;
  /** Ends what this call started; safe to call twice. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL of our npm packages on DATA_DIR, creating the cluster the first time. It runs until `stop()` or the
 * end of this process. It has no port and no password, since other users cannot reach the socket's folder.
 * @throws DataDirTaken when another process owns this DATA_DIR
 * @throws DataDirUnusable when the folder, the account or the platform does not allow it
 * @throws the signal's reason when it is aborted
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = await prepareDataDir(options.dataDir);
  const releases: (() => Promise<void>)[] = [];
  let undoing: Promise<void> | undefined;
  const undo = () => {
    undoing ??= inTurn(releases.toReversed());
    return undoing;
  };
  try {
    releases.push(releaseOf(await takeOwnerLock(dataDir)));
    const { connection, died } = await startOwned(dataDir, options, releases);
    return { connection, url: urlOf(connection), died, stop: undo };
  } catch (problem) {
    await undo();
    options.signal?.throwIfAborted();
    throw errorCode(problem) === undefined ? problem : unusable(dataDir, problem);
  }
}

async function inTurn(steps: (() => Promise<void>)[]): Promise<void> {
  for (const step of steps) await step();
}

/** The start itself, under the owner lock. Adds to `releases` how to undo each step, in the order of the steps. */
async function startOwned(
  dataDir: string,
  options: EmbeddedOptions,
  releases: (() => Promise<void>)[],
): Promise<{ connection: Connection; died: Promise<string> }> {
  const say = options.onProgress ?? (() => {});
  const account = await databaseAccount(join(dataDir, 'postgres/data'));
  const binaries = await reachableBinaries(await packagedBinaries(), account, say);
  const cluster = await clusterFolder(dataDir, account, say);
  // A copy of DATA_DIR refers to the same cluster outside, so that folder needs a lock of its own.
  if (dirname(cluster) !== dataDir) releases.push(releaseOf(await takeOwnerLock(cluster)));
  const durable = options.durable ?? true;
  const data = await prepareCluster({ cluster, dataDir, binaries, account, durable, signal: options.signal, say });
  await clearPreviousRun(data);
  await removeStaleSocket(dataDir);

  const socketDir = await makeSocketDir(account);
  releases.push(() => rm(socketDir, { recursive: true, force: true }));
  const postmaster = await startPostmaster({
    program: binaries.postgres,
    cluster: data,
    socketDir,
    account,
    durable,
    log: options.log,
    onProgress: say,
    signal: options.signal,
  });
  releases.push(() => postmaster.stop());

  const connection = { host: socketDir, database: name, user: name };
  await ensureDatabase(connection);
  await noteRunning(dataDir, connection);
  releases.push(() => forgetRunning(dataDir));
  return { connection, died: postmaster.died };
}

const releaseOf = (lock: OwnerLock) => () => lock.release();

async function prepareDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (problem) {
    throw unusable(resolve(dataDir), problem);
  }
}

function unusable(dataDir: string, problem: unknown): DataDirUnusable {
  return new DataDirUnusable(`DATA_DIR ${dataDir} cannot be used: ${firstLine(problem)}`);
}

interface NewCluster {
  cluster: string;
  dataDir: string;
  binaries: Binaries;
  account: Account | undefined;
  durable: boolean;
  signal: AbortSignal | undefined;
  say(line: string): void;
}

/** The cluster's data folder, initialised when new. It is made under another name and renamed, so it is never incomplete. */
async function prepareCluster({
  cluster,
  dataDir,
  binaries,
  account,
  durable,
  signal,
  say,
}: NewCluster): Promise<string> {
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  if (account) await chown(cluster, account.uid, account.gid);
  const data = join(cluster, 'data');
  if (await exists(data)) {
    await checkVersion({ data, dataDir });
    return data;
  }
  say('Creating the database …');
  const partial = join(cluster, 'data-new');
  await rm(partial, { recursive: true, force: true });
  try {
    await run(binaries.initdb, initdbArguments(partial, { durable }), {
      ...account,
      cwd: cluster,
      env: { LC_ALL: 'C' },
      ...(signal && { signal }),
    });
  } catch (problem) {
    throw new DataDirUnusable(`DATA_DIR ${dataDir}: creating the database failed: ${initdbReason(problem)}`);
  }
  await rename(partial, data);
  return data;
}

/** With PostgreSQL's own C.UTF-8, sorting and upper case are the same on every machine. */
function initdbArguments(folder: string, { durable }: { durable: boolean }): string[] {
  return [
    ...['-D', folder, `--username=${name}`, '--auth=trust', '--encoding=UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8', '--lc-messages=C.UTF-8'],
    ...(durable ? [] : ['--no-sync']),
  ];
}

function initdbReason(problem: unknown): string {
  const stderr = problem instanceof Error && 'stderr' in problem ? String(problem.stderr) : '';
  const lines = stderr.split('\n').filter((line) => line.startsWith('initdb: '));
  return lines.find((line) => line.includes('error:')) ?? lines[0] ?? firstLine(problem);
}

async function checkVersion({ data, dataDir }: { data: string; dataDir: string }): Promise<void> {
  const version = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (version === '18') return;
  throw new DataDirUnusable(
    `DATA_DIR ${dataDir} holds a database of PostgreSQL ${version}, this is 18. Use another DATA_DIR, or that server by DATABASE_URL.`,
  );
}

/** In /tmp, because the path of a Unix socket may have only about a hundred characters. */
async function makeSocketDir(account: Account | undefined): Promise<string> {
  const folder = await mkdtemp(socketPrefix);
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

/** A run that was killed could not remove its socket's folder. */
async function removeStaleSocket(dataDir: string): Promise<void> {
  const left = await readRunning(dataDir);
  if (left?.host.startsWith(socketPrefix)) await rm(left.host, { recursive: true, force: true });
  await forgetRunning(dataDir);
}

async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' });
  client.on('error', () => {}); // the query that fails reports it
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [connection.database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(connection.database)}`);
  } finally {
    await client.end();
  }
}
