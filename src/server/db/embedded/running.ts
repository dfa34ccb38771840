import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './errors.ts';

/** Where the embedded database listens: `host` is the folder of its Unix socket. */
export type Connection = { host: string; database: string; user: string };

export const socketPrefix = '/tmp/tw-';

const fileIn = (dataDir: string) => join(dataDir, 'postgres-running.json');

/** The address in the form that pg reads; the host in the query replaces `localhost`. */
export function urlOf({ host, database, user }: Connection): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

/** Writes a file that tells scripts where the database of this DATA_DIR listens. */
export async function noteRunning(dataDir: string, connection: Connection): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, JSON.stringify(connection), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** Removes that file. */
export function forgetRunning(dataDir: string): Promise<void> {
  return rm(fileIn(dataDir), { force: true });
}

/** The address in that file, or undefined. After a kill -9 it is stale, so the caller must try to connect. */
export async function readRunning(dataDir: string): Promise<Connection | undefined> {
  try {
    const note: unknown = JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
    return isConnection(note) ? note : undefined;
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT' || problem instanceof SyntaxError) return undefined;
    throw problem;
  }
}

function isConnection(note: unknown): note is Connection {
  const fields = (note ?? {}) as Partial<Record<keyof Connection, unknown>>;
  return [fields.host, fields.database, fields.user].every((field) => typeof field === 'string');
}
