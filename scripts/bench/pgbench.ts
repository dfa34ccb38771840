import { execFile } from 'node:child_process';
import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Figures, percentile } from './figures.ts';
import { connectionOptions } from './statements.ts';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';
/** Of one transaction in so many the time is logged, since logging all of them would slow it down. */
const loggedShare = 0.2;

/** pgbench of Debian's `postgresql`, the newest version, or of PATH; undefined where there is none. */
export async function findPgbench(): Promise<string | undefined> {
  const versions = await readdir(debianFolder).catch(() => []);
  const newest = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  for (const folder of [...newest, ...onPath]) {
    const program = join(folder, 'pgbench');
    const found = await access(program).then(
      () => true,
      () => false,
    );
    if (found) return program;
  }
  return undefined;
}

interface PgbenchRun {
  program: string;
  url: string;
  /** One is chosen at random for each transaction. */
  scripts: readonly string[];
  /** Values of the scripts' variables. */
  variables: Record<string, number>;
  connections: number;
  seconds: number;
}

/** Runs statements as fast as they are answered, prepared. @throws Error with pgbench's words if a statement fails */
export async function runPgbench({ program, url, scripts, variables, connections, seconds }: PgbenchRun) {
  const folder = await mkdtemp(join(tmpdir(), 'twende-pgbench-'));
  try {
    const files = scripts.map((_, index) => join(folder, `${index}.sql`));
    await Promise.all(scripts.map((script, index) => writeFile(files[index] ?? '', script)));
    const { stdout } = await run(
      program,
      [
        ...['-n', '-M', 'prepared', '-c', String(connections), '-T', String(seconds)],
        ...['-j', String(Math.min(connections, availableParallelism()))],
        ...['-l', '--log-prefix', join(folder, 'times'), '--sampling-rate', String(loggedShare)],
        ...Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
        ...files.flatMap((file) => ['-f', file]),
        url,
      ],
      { timeout: (seconds + 60) * 1000, env: { ...process.env, PGOPTIONS: connectionOptions } },
    );
    const logs = (await readdir(folder)).filter((name) => name.startsWith('times'));
    const times = await Promise.all(logs.map(async (name) => timesIn(await readFile(join(folder, name), 'utf8'))));
    return readPgbench(stdout, times.flat());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The times in a log of pgbench, in milliseconds: the third of its columns has microseconds. */
export function timesIn(log: string): number[] {
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => Number(line.split(' ')[2]) / 1000);
}

/** @param times milliseconds of some transactions  @throws Error if the output is not that of a finished run */
export function readPgbench(output: string, times: readonly number[]): { figures: Figures; transactions: number } {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const transactions = number(/^number of transactions actually processed: (\d+)/m);
  // On a machine that is too busy none may end in time; pgbench then prints no rate.
  const perSecond = transactions === 0 ? 0 : number(/^tps = ([\d.]+)/m);
  if (Number.isNaN(transactions) || Number.isNaN(perSecond)) throw new Error(`pgbench said: ${output.slice(0, 300)}`);
  const failed = number(/^number of failed transactions: (\d+)/m);
  const of = (share: number) => percentile(times, share);
  return {
    figures: { perSecond, p50: of(0.5), p95: of(0.95), p99: of(0.99), failed: Number.isNaN(failed) ? 0 : failed },
    transactions,
  };
}
