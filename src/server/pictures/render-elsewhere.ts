import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CardWords } from './card/words.ts';
import type { RenderRequest } from './render.ts';

/** A rendering of a picture, or a card with it. */
type Wish = Omit<RenderRequest, 'id'> | { card: CardWords };

export interface RenderTask {
  number: number;
  /** Empty for a card without a picture. */
  original: Uint8Array;
  request: Wish;
}

interface Waiting {
  /** The process that was asked. */
  by: ChildProcess;
  resolve(rendering: Buffer): void;
  reject(problem: Error): void;
}

export type RenderAnswer = { number: number; rendering: Uint8Array } | { number: number; problem: string };

/** Of its 50 MB and more, nothing is kept for longer than a page takes to be read. */
const idleMs = 30_000;

/**
 * Renders pictures in a process of their own, which is started when one is wanted and ended when none was for half a minute.
 * @returns a function that renders one; it @throws Error if the picture cannot be rendered or the process ends
 */
export function createRenderProcess(): (original: Buffer, request: Wish) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  return (original, request) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      last += 1;
      const number = last;
      child ??= start();
      waiting.set(number, { by: child, resolve, reject });
      const task: RenderTask = { number, original, request };
      child.send(task, (problem) => problem && settle({ number, problem: String(problem) }));
    });

  function start(): ChildProcess {
    // Its own arguments, since an inspector's port is taken. It ends with this process, which does not wait for it.
    const started = fork(join(import.meta.dirname, 'render-process.ts'), { serialization: 'advanced', execArgv: [] });
    started.on('message', settle);
    started.once('exit', (code, signal) => {
      if (child === started) child = undefined;
      fail(started, `the renderer ended (${code ?? signal})`);
    });
    started.once('error', (problem) => fail(started, String(problem)));
    started.unref();
    started.channel?.unref();
    return started;
  }

  /** Those that wait for another process, started since, are not concerned. */
  function fail(by: ChildProcess, problem: string): void {
    for (const [number, asked] of waiting) if (asked.by === by) settle({ number, problem });
  }

  function settle(answer: RenderAnswer): void {
    const asked = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('rendering' in answer) asked?.resolve(Buffer.from(answer.rendering));
    else asked?.reject(new Error(answer.problem));
    if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();
  }

  function end(): void {
    child?.disconnect();
    child = undefined;
  }
}
