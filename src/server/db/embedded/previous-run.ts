import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DataDirUnusable, errorCode } from './errors.ts';
import { isAlive } from './owner-lock.ts';

const run = promisify(execFile);
const pollMs = 20;
const endWithinMs = 60_000;

/**
 * Ends the PostgreSQL of an earlier run in `cluster`, so that a new one can start. Only the holder of the owner lock calls
 * it. A running postmaster is stopped, and its file removed only when no process uses the cluster any more. A file that
 * names a process which has ended is left to PostgreSQL.
 * @throws DataDirUnusable when a process of the earlier run does not end within a minute
 */
export async function clearPreviousRun(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const pid = await readPostmasterPid(file);
  if (pid !== undefined && isAlive(pid) && (await worksIn(pid, cluster))) stopPostmaster(pid, cluster);
  await waitForNobody(cluster);
  // The process is not our PostgreSQL but a zombie or another program with the same id. PostgreSQL would refuse to start.
  if (pid !== undefined && isAlive(pid)) await rm(file, { force: true });
}

/** The process id in a postmaster.pid file, or undefined without a (readable) one. */
export async function readPostmasterPid(file: string): Promise<number | undefined> {
  try {
    const pid = Number.parseInt(await readFile(file, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return undefined;
    throw problem;
  }
}

function stopPostmaster(pid: number, cluster: string): void {
  try {
    process.kill(pid, 'SIGINT'); // fast shutdown: clients are disconnected, everything is written
  } catch (problem) {
    if (errorCode(problem) === 'ESRCH') return;
    throw new DataDirUnusable(
      `DATA_DIR: process ${pid} of another user runs a database in ${cluster}. Stop it, or use another DATA_DIR.`,
    );
  }
}

/** Every PostgreSQL process has the cluster as its working directory: the postmaster and each of its children. */
async function waitForNobody(cluster: string): Promise<void> {
  for (let waited = 0; waited < endWithinMs; waited += pollMs) {
    if ((await processesIn(cluster)).length === 0) return;
    await pause(pollMs);
  }
  throw new DataDirUnusable(
    `DATA_DIR: processes ${(await processesIn(cluster)).join(', ')} of an earlier run still work in ${cluster}. End them and start again.`,
  );
}

async function processesIn(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') {
    const pid = await readPostmasterPid(join(cluster, 'postmaster.pid'));
    return pid !== undefined && (await worksIn(pid, cluster)) ? [pid] : [];
  }
  const found: number[] = [];
  for (const entry of await readdir('/proc')) {
    const pid = Number(entry);
    if (Number.isInteger(pid) && (await worksIn(pid, cluster))) found.push(pid);
  }
  return found;
}

/** Whether this process is a PostgreSQL of this cluster, and not a shell in that folder or another program with the id. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  try {
    if (process.platform !== 'linux') {
      const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]);
      return stdout.includes(cluster);
    }
    if ((await readlink(`/proc/${pid}/cwd`)) !== cluster) return false;
    return basename(await readlink(`/proc/${pid}/exe`)).startsWith('postgres');
  } catch {
    return false; // gone, a zombie (it has no working directory), or another user's
  }
}
