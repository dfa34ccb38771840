import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface Running {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** A line for its standard input, where it listens to one. */
  tell(line: string): void;
  stop(): Promise<void>;
}

interface Program {
  command: string;
  /** @param port a free one of the loopback */
  args: (port: number) => string[];
  cwd: string;
  env?: Record<string, string>;
  /** Any answer to this path means that the program is ready. */
  readyPath: string;
}

const READY_WITHIN_MS = 20_000;
const END_WITHIN_MS = 3_000;
const TAIL = 400;

const started = new Set<ChildProcess>();
// When this program ends, for whatever reason, the processes that it started end too, and no others.
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/**
 * Starts a program that serves HTTP on the loopback and waits until it does.
 * @throws Error when it ends early or does not answer within 20 s; it is then ended
 */
export async function startProgram({ command, args, cwd, env, readyPath }: Program): Promise<Running> {
  const port = await freePort();
  const child = spawn(command, args(port), { cwd, env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
  started.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-TAIL);
    });
  }
  let ended: string | undefined;
  child.once('error', (problem) => {
    ended = problem.message;
  });
  child.once('exit', (code, signal) => {
    ended ??= `it ended with ${code ?? signal}: ${said.trim()}`;
    started.delete(child);
  });
  // The program may exit while we write to it; the exit handler reports that.
  child.stdin.on('error', () => undefined);

  async function stop(): Promise<void> {
    if (ended !== undefined) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
    await gone;
    clearTimeout(timer);
  }

  const origin = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + READY_WITHIN_MS; !(await answers(`${origin}${readyPath}`)); await delay(100)) {
    if (ended !== undefined) throw new Error(ended);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`no answer within ${READY_WITHIN_MS / 1000} s: ${said.trim()}`);
    }
  }
  return { origin, tell: (line) => child.stdin.write(`${line}\n`), stop };
}

/** Runs a program to its end and returns its output. @throws Error when it fails or takes longer than 20 s */
export async function runToEnd(command: string, args: string[], cwd: string, input = ''): Promise<string> {
  const running = promisify(execFile)(command, args, { cwd, timeout: READY_WITHIN_MS });
  // The program may exit before it has read its input; its exit code tells the result.
  running.child.stdin?.on('error', () => undefined);
  running.child.stdin?.end(input);
  return (await running).stdout;
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url, { signal: AbortSignal.timeout(2_000) })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
