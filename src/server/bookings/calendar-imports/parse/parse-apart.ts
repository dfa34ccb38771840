import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createLimiter } from '#server/limiter.ts';
import type { FeedFile, ParsedFeed } from './parse-feed.ts';

/** A file of the largest size takes less than a second. */
const withinMs = 8_000;
/** Threads at once: each may take a core and its memory. */
const limited = createLimiter({ concurrency: 2, maxWaiting: 16 });
/** MB. */
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/**
 * `parseFeed` in a thread of its own, which is ended when it takes too long or too much memory: a stranger's file may hold
 * rules that take minutes to follow, and our calls are answered meanwhile. It knows nothing of our environment.
 * @throws AppError too_busy when too many wait
 */
export function parseFeedApart(file: FeedFile, parseMs = withinMs): Promise<ParsedFeed> {
  return limited(() => parseInThread(file, parseMs));
}

function parseInThread(file: FeedFile, parseMs: number): Promise<ParsedFeed> {
  return new Promise((resolve) => {
    const worker = new Worker(join(import.meta.dirname, 'parse-worker.ts'), {
      ...{ workerData: file, resourceLimits: memory, execArgv: [], env: {} },
    });
    const settle = (parsed: ParsedFeed) => {
      clearTimeout(timer);
      resolve(parsed);
      void worker.terminate();
    };
    const timer = setTimeout(() => settle({ problem: 'broken' }), parseMs);
    worker.once('message', settle);
    worker.once('error', () => settle({ problem: 'broken' }));
    worker.once('exit', () => settle({ problem: 'broken' }));
  });
}
