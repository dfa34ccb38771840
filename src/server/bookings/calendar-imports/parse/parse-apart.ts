import { runInThread } from '#server/in-thread.ts';
import { createLimiter } from '#server/limiter.ts';
import type { FeedFile, ParsedFeed } from './parse-feed.ts';

/** A file of the largest size takes less than a second. */
const withinMs = 8_000;
/** Threads at once: each may take a core and its memory. */
const limited = createLimiter({ concurrency: 2, maxWaiting: 16 });
const memoryMb = 192;

/**
 * `parseFeed` in a thread of its own, since a stranger's file may hold rules that take minutes to follow.
 * @throws AppError too_busy when too many wait
 */
export const parseFeedApart = (file: FeedFile, parseMs = withinMs): Promise<ParsedFeed> =>
  limited(async () => {
    const module = [import.meta.dirname, 'parse-worker.ts'] as const;
    const parsed = await runInThread<ParsedFeed>({ module, data: file, withinMs: parseMs, memoryMb });
    return parsed ?? { problem: 'broken' };
  });
