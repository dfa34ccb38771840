import { join } from 'node:path';
import { type TransferListItem, Worker } from 'node:worker_threads';

interface Work {
  /** The folder and name of a module that posts one message: what it has made of its `workerData`. */
  module: readonly [folder: string, name: string];
  data: unknown;
  /** What of the data moves there without being copied; nothing may use it here any more. */
  moved?: readonly TransferListItem[];
  withinMs: number;
  /** Of objects; buffers do not count. */
  memoryMb: number;
}

/**
 * Runs a module in a thread of its own, which is ended when it takes too long or too much memory: what a stranger has sent may take
 * minutes to follow, and our calls are answered meanwhile. It knows nothing of our environment.
 * @returns what it has posted; undefined where it failed or was ended
 */
export function runInThread<Result>({
  module,
  data,
  moved = [],
  withinMs,
  memoryMb,
}: Work): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(join(...module), {
      ...{ workerData: data, transferList: [...moved], execArgv: [], env: {} },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    });
    const settle = (result?: Result) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(settle, withinMs);
    worker.once('message', settle);
    worker.once('error', () => settle());
    worker.once('exit', () => settle());
  });
}
