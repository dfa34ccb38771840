import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const endWithinMs = 20_000;
/** Linux counts processor time for /proc in hundredths of a second. */
const ticksPerSecond = 100;
const here = import.meta.dirname;

/** A process that this bench started. */
export interface OwnProcess {
  child: ChildProcess;
  pid: number;
  stop(): Promise<void>;
}

const started = new Set<ChildProcess>();
// However the bench ends, the processes that it started end too, and no others.
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/** Starts a file of this folder, or of the path given, with Node. Its end is awaited by `stop`, at most 20 s. */
export function startNode(file: string, options: ForkOptions & { args?: string[] } = {}): OwnProcess {
  const { args = [], ...rest } = options;
  const child = fork(resolve(here, file), args, { serialization: 'advanced', ...rest });
  started.add(child);
  child.once('exit', () => started.delete(child));
  if (child.pid === undefined) throw new Error(`${file} could not be started`);
  return { child, pid: child.pid, stop: () => stop(child) };
}

/** Ends all that still run. */
export const endProcesses = (): Promise<unknown> => Promise.all([...started].map(stop));

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), endWithinMs);
  await gone;
  clearTimeout(late);
}

/** The next message of a process. @throws Error if it ends first or says nothing in this time */
export async function nextMessage<T>(child: ChildProcess, withinMs: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const late = setTimeout(() => reject(new Error(`no answer within ${withinMs / 1000} s`)), withinMs);
  const hear = (message: unknown) => resolve(message as T);
  const ended = (code: number | null) => reject(new Error(`a process of the bench ended (${code})`));
  child.once('message', hear).once('exit', ended);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    child.off('message', hear).off('exit', ended);
  }
}

/** Memory and processor time of a process; undefined where there is no /proc. */
interface Usage {
  residentMb: number | undefined;
  /** Since its start, in seconds. */
  cpuSeconds: number | undefined;
  /** Of those that it started and that have ended. */
  endedChildrenSeconds: number | undefined;
}

/** The processor time of a PostgreSQL of ours: of its first process, those that it started, and those that have ended. */
export async function cpuSecondsOfDatabase(folder: string): Promise<number> {
  const [first = ''] = (await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  );
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8').catch(() => '');
  const usages = await Promise.all([first, ...children.split(' ')].filter(Boolean).map((pid) => usageOf(Number(pid))));
  const running = usages.reduce((sum, { cpuSeconds }) => sum + (cpuSeconds ?? Number.NaN), 0);
  return running + (usages[0]?.endedChildrenSeconds ?? Number.NaN);
}

/** Of a process, from /proc. */
export async function usageOf(pid: number): Promise<Usage> {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1];
  // Its second field may have spaces, so the fields are counted behind its bracket.
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
  const seconds = (first: number) => {
    const ticks = Number(fields[first]) + Number(fields[first + 1]);
    return Number.isNaN(ticks) ? undefined : ticks / ticksPerSecond;
  };
  return {
    residentMb: kilobytes === undefined ? undefined : Number(kilobytes) / 1024,
    cpuSeconds: seconds(11),
    endedChildrenSeconds: seconds(13),
  };
}
