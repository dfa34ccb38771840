import { atCommit, type EnqueueOptions, queueOf, type Tx } from '#server/db/client.ts';
import type { JobInput, JobName } from './registry.ts';

/** What is written together with a job, at the end of its transaction. */
type WithJobs = { [Name in JobName]?: (tx: Tx, data: JobInput<Name>) => Promise<void> };

let withJobs: readonly WithJobs[] = [];

/** Registers what later features write wherever these jobs are written; product.ts does it once, for the whole process. */
export function registerWithJobs(...wanted: WithJobs[]): void {
  withJobs = wanted;
}

/** Writes a job in the caller's transaction; it runs if, and only if, that commits. With it goes what was registered. */
export function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  data: JobInput<Name>,
  options: EnqueueOptions = {},
): Promise<void> {
  for (const each of withJobs) {
    const write: ((tx: Tx, data: JobInput<Name>) => Promise<void>) | undefined = each[name];
    if (!write) continue;
    atCommit(tx, async (last) => {
      await write(last, data);
      return () => {};
    });
  }
  return queueOf(tx).send(tx, name, data, options);
}
