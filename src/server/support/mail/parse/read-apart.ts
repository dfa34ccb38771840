import { runInThread } from '#server/in-thread.ts';
import { createLimiter } from '#server/limiter.ts';
import type { ReadMail } from './read-mail.ts';

/** The largest email takes less than two seconds. */
const withinMs = 10_000;
/** It may take 200 MB. */
const limited = createLimiter({ concurrency: 1, maxWaiting: 30 });
const memoryMb = 256;

/**
 * `readMail` in a thread of its own: one of a few megabytes can have so many parts that it takes minutes.
 * @returns undefined where it cannot be read
 * @throws AppError too_busy when too many wait
 */
export const readMailApart = (raw: Buffer, mailMs = withinMs): Promise<ReadMail | undefined> =>
  limited(() => {
    const data = new Uint8Array(raw);
    const module = [import.meta.dirname, 'read-worker.ts'] as const;
    return runInThread<ReadMail>({ module, data, moved: [data.buffer], withinMs: mailMs, memoryMb });
  });
