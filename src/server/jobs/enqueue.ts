import { type EnqueueOptions, queueOf, type Tx } from '#server/db/client.ts';
import type { JobInput, JobName } from './registry.ts';

/** Writes a job in the caller's transaction; it runs if, and only if, that commits. */
export function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  data: JobInput<Name>,
  options: EnqueueOptions = {},
): Promise<void> {
  return queueOf(tx).send(tx, name, data, options);
}
