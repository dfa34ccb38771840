import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import type { Account } from './account.ts';
import { DataDirUnusable } from './errors.ts';

/** The part of a pino logger that is used here. */
export type EmbeddedLog = {
  debug(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

type Postmaster = {
  /** Resolves with the last lines of PostgreSQL's log when it ends by itself; never after `stop()`. */
  died: Promise<string>;
  /** Stops PostgreSQL (clients are disconnected, everything is written) and waits for its end. */
  stop(): Promise<void>;
};

/**
 * A shell that runs PostgreSQL, and stops it when this process ends for any reason: the kernel then closes the pipe that is
 * descriptor 3 here, `cat` ends, and a fast shutdown follows.
 */
const watchdog = `"$0" "$@" 3<&- & p=$!; trap "kill -INT $p" INT TERM
(trap "" INT TERM; cat <&3 >/dev/null; kill -INT $p) & exec 3<&-; wait $p; r=$?
while kill -0 $p 2>/dev/null; do wait $p; r=$?; done; exit $r`;

const readyLine = 'database system is ready to accept connections';

type PostmasterSettings = {
  program: string;
  cluster: string;
  /** Folder of the Unix socket. Its mode is 0700, since whoever can reach the socket may connect. */
  socketDir: string;
  account: Account | undefined;
  /** With false PostgreSQL is faster and not safe against crashes; only for databases of tests. */
  durable: boolean;
  log: EmbeddedLog;
  /** Called every ten seconds during a long crash recovery. */
  onProgress: (line: string) => void;
  /** Ends a start that still waits for PostgreSQL. */
  signal: AbortSignal | undefined;
};

/**
 * Starts PostgreSQL and waits until it takes connections.
 * @throws DataDirUnusable with the last lines of PostgreSQL's log when it ends before that; the signal's reason when aborted
 */
export async function startPostmaster(settings: PostmasterSettings): Promise<Postmaster> {
  const { cluster, log } = settings;
  const child = spawn('/bin/sh', ['-c', watchdog, settings.program, ...postmasterArguments(settings)], {
    ...settings.account,
    cwd: cluster,
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' },
    // In a session of its own, so that Ctrl-C reaches only this process, which stops the database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code));
  });
  const state = { stopping: false };
  const recent = await untilReady(child, ended, settings);
  const died = new Promise<string>((resolve) => {
    void ended.then((code) => {
      if (state.stopping) return;
      log.error({ code, lines: recent }, 'PostgreSQL ended unexpectedly');
      resolve(reasonIn(recent));
    });
  });
  return {
    died,
    stop: async () => {
      state.stopping = true;
      closeWatchdogPipe(child);
      await ended;
    },
  };
}

/** Nothing survives a crash, and little is written for it. */
const withoutSafety = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
};

function postmasterArguments({ cluster, socketDir, durable }: PostmasterSettings): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // PostgreSQL's messages about a failed statement may contain personal data; the product logs the error without it.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : withoutSafety),
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Resolves once PostgreSQL is ready, with a list that keeps its most recent log lines. */
async function untilReady(
  child: ChildProcess,
  ended: Promise<number | null>,
  { cluster, log, onProgress, signal }: PostmasterSettings,
): Promise<string[]> {
  const recent: string[] = [];
  const progress = setInterval(() => onProgress('PostgreSQL is still recovering its files …'), 10_000);
  const ready = new Promise<'ready'>((resolve) => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      recent.push(line);
      if (recent.length > 20) recent.shift();
      if (/\b(FATAL|PANIC):/.test(line)) log.warn({ line }, 'PostgreSQL');
      else log.debug({ line }, 'PostgreSQL');
      if (line.includes(readyLine)) resolve('ready');
    });
  });
  const abort = () => closeWatchdogPipe(child);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    if ((await Promise.race([ready, ended])) === 'ready' && !signal?.aborted) return recent;
    await ended;
  } finally {
    clearInterval(progress);
    signal?.removeEventListener('abort', abort);
  }
  closeWatchdogPipe(child);
  signal?.throwIfAborted();
  throw new DataDirUnusable(`DATA_DIR: PostgreSQL did not start in ${cluster}: ${reasonIn(recent)}`);
}

/** Makes the watchdog stop PostgreSQL. */
function closeWatchdogPipe(child: ChildProcess): void {
  (child.stdio[3] as Writable | null | undefined)?.destroy();
}

function reasonIn(lines: string[]): string {
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line));
  if (fatal) return fatal.replace(/^.*?\b(?:FATAL|PANIC):\s*/, '');
  return lines.slice(-3).join(' ') || 'it gave no reason';
}
