import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const endWithinMs = 20_000;
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

/** Memory and processor time of a process; both undefined where there is no /proc. */
interface Usage {
  residentMb: number | undefined;
  /** Since its start, in seconds. */
  cpuSeconds: number | undefined;
}

/** Of a process, from /proc. */
export async function usageOf(pid: number): Promise<Usage> {
  const [status, stat] = await Promise.all(
    ['status', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status ?? '')?.[1];
  // Its second field may have spaces, so the fields are counted behind its bracket.
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  return {
    residentMb: kilobytes === undefined ? undefined : Number(kilobytes) / 1024,
    cpuSeconds: Number.isNaN(ticks) ? undefined : ticks / 100,
  };
}
