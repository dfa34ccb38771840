import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DataDirTaken, errorCode } from './errors.ts';

export type OwnerLock = { release(): Promise<void> };

/**
 * Makes this process the only one that may run a database in `folder`.
 * @param folder real path (no symlinks), so that every path of one folder gives the same lock
 * @throws DataDirTaken when another living process holds it
 */
export async function takeOwnerLock(folder: string, platform: NodeJS.Platform = process.platform): Promise<OwnerLock> {
  if (platform !== 'linux') return takeLockFile(folder);
  const name = await takeAbstractSocket(folder);
  try {
    const file = await takeSocketFile(folder);
    return {
      release: async () => {
        await file.release();
        await name.release();
      },
    };
  } catch (problem) {
    await name.release();
    throw problem;
  }
}

/** Linux: an abstract socket. The kernel frees its name however this process ends, so no stale lock remains. */
function takeAbstractSocket(folder: string): Promise<OwnerLock> {
  const name = `\0twende-${createHash('sha256').update(folder).digest('hex').slice(0, 40)}`;
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (problem) => reject(errorCode(problem) === 'EADDRINUSE' ? taken(folder) : problem));
    server.listen(name, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

/**
 * Containers that share DATA_DIR share neither abstract sockets nor process ids, but all of them can connect to a socket
 * file in the folder while its owner runs. A socket file whose owner has ended refuses connections and is removed.
 */
async function takeSocketFile(folder: string): Promise<OwnerLock> {
  const directory = openSync(folder, 'r');
  const path = `/proc/self/fd/${directory}/owner.sock`; // the folder's own path may be too long for a socket
  try {
    if (await acceptsConnections(path)) throw taken(folder, ' (in another container, perhaps)');
    rmSync(path, { force: true });
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, resolve);
    });
    server.unref();
    return {
      release: async () => {
        await new Promise((done) => server.close(done)); // removes the socket
        closeSync(directory);
      },
    };
  } catch (problem) {
    closeSync(directory);
    throw problem;
  }
}

function acceptsConnections(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (problem) => {
      const free = ['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(errorCode(problem) ?? '');
      if (free) resolve(false);
      else reject(problem);
    });
  });
}

/** Other systems: a file with our process id, which another process may replace once that process has ended. */
function takeLockFile(folder: string): OwnerLock {
  const file = join(folder, 'owner.pid');
  if (!createWithOwnId(file)) {
    const owner = readOwner(file);
    if (owner !== undefined && isAlive(owner)) throw taken(folder, ` (process ${owner}, noted in owner.pid)`);
    rmSync(file, { force: true });
    if (!createWithOwnId(file)) throw taken(folder);
  }
  return { release: async () => rmSync(file, { force: true }) };
}

function createWithOwnId(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (problem) {
    if (errorCode(problem) === 'EEXIST') return false;
    throw problem;
  }
}

function readOwner(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return undefined;
    throw problem;
  }
}

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return errorCode(problem) === 'EPERM';
  }
}

function taken(folder: string, detail = ''): DataDirTaken {
  return new DataDirTaken(
    `DATA_DIR ${folder} is in use by another Twende${detail}. Stop that one, or give this one its own DATA_DIR or a DATABASE_URL.`,
  );
}
