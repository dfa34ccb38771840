import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DataDirTaken, errorCode } from './errors.ts';

export type OwnerLock = { release(): Promise<void> };

/**
 * Makes this process the only one that runs a database in `folder`.
 * @param folder real path (no symlinks), so that two spellings meet in one lock
 * @throws DataDirTaken when another living process holds it
 */
export async function takeOwnerLock(folder: string, platform: NodeJS.Platform = process.platform): Promise<OwnerLock> {
  return platform === 'linux' ? takeAbstractSocket(folder) : takeLockFile(folder);
}

/** Linux: a name in the kernel, which frees it however this process ends. There is no file to go stale. */
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

/** Elsewhere: a file with our process id, which a later process may take over once that process is gone. */
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

/** Whether a process with this id exists, ours or anybody's. */
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
