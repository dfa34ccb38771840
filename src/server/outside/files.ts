import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Bytes by key. A file is written completely or not at all, so nobody reads one that is half written. */
export interface Files {
  /** Writes or replaces. A stream that fails leaves nothing behind. */
  put(key: string, bytes: Uint8Array | Readable): Promise<void>;
  /** The bytes, or undefined. */
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** The bytes as they are read, or undefined. */
  read(key: string): Promise<Readable | undefined>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /**
   * The files directly in a folder, also those whose writing was interrupted, and how long ago each was written by the
   * clock of the machine, which nobody moves.
   */
  list(folder: string): Promise<{ key: string; ageMs: number }[]>;
}

/** Lower-case names with slashes between them, so that a key fits a folder as well as an object store. */
const goodKey = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

/** Files in a folder, which is made when it is needed and may be shared by processes. */
export function createFiles(folder: string): Files {
  const pathOf = (key: string) => {
    if (key.length > 200 || !goodKey.test(key)) throw new RangeError(`Not a key of a file: ${key.slice(0, 200)}`);
    return join(folder, key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomBytes(6).toString('hex')}.tmp`;
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: (key) => unlessMissing(readFile(pathOf(key))),
    has: async (key) => (await unlessMissing(stat(pathOf(key)))) !== undefined,
    read: async (key) => (await unlessMissing(open(pathOf(key), 'r')))?.createReadStream(),
    remove: (key) => rm(pathOf(key), { force: true }),
    async list(inside) {
      const names = (await unlessMissing(readdir(pathOf(inside), { withFileTypes: true }))) ?? [];
      const found = names
        .filter((one) => one.isFile() && goodKey.test(one.name))
        .map(async ({ name }) => {
          const key = `${inside}/${name}`;
          // It may have been removed or renamed meanwhile.
          const facts = await unlessMissing(stat(pathOf(key)));
          return facts ? [{ key, ageMs: Date.now() - facts.mtimeMs }] : [];
        });
      return (await Promise.all(found)).flat();
    },
  };
}

/** Writes and flushes to the disk, so that no file is empty after a power cut. */
async function writeDurably(path: string, bytes: Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Flushes the folder, which makes a new name in it permanent. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
