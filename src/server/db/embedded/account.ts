import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { DataDirUnusable, firstLine } from './errors.ts';

const run = promisify(execFile);

export type Account = { uid: number; gid: number };

/**
 * The account for PostgreSQL, which refuses to run as root: the owner of the existing files in `data` (an ordinary user may
 * have made them), else `postgres` (created when missing).
 * @returns undefined when this process is not root and runs PostgreSQL itself
 * @throws DataDirUnusable when the account cannot be created
 */
export async function databaseAccount(data: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = (await stat(data).catch(() => undefined)) ?? { uid: 0, gid: 0 };
  if (uid !== 0) return { uid, gid };
  const existing = await findAccount();
  if (existing) return existing;
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']);
  } catch (problem) {
    throw new DataDirUnusable(
      `PostgreSQL does not run as root and the account "postgres" could not be created (${firstLine(problem)}). Start Twende as an ordinary user or set DATABASE_URL.`,
    );
  }
  const created = await findAccount();
  if (!created) throw new DataDirUnusable('The account "postgres" is not in /etc/passwd. Set DATABASE_URL.');
  return created;
}

async function findAccount(): Promise<Account | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith('postgres:'))?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Whether `account` may run this program; tested as that account, so that modes, ACLs and mounts are all considered. */
export function mayRun(account: Account, program: string): Promise<boolean> {
  return shellTest(account, '-x', program);
}

/** Whether `account` may reach and change this folder. */
export function mayWrite(account: Account, folder: string): Promise<boolean> {
  return shellTest(account, '-w', folder);
}

async function shellTest(account: Account, flag: '-x' | '-w', path: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', `test ${flag} "$0" && test -x "$0"`, path], { ...account, cwd: '/', timeout: 10_000 });
    return true;
  } catch {
    return false; // `test` answers by its exit code
  }
}
