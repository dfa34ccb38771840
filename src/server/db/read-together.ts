import { PgTransaction } from 'drizzle-orm/pg-core';
import type { DbOrTx } from './client.ts';

type Reads = readonly (() => PromiseLike<unknown>)[];
type Answers<R extends Reads> = { -readonly [At in keyof R]: Awaited<ReturnType<R[At]>> };

/**
 * Runs independent reads in parallel, each on a connection of its own; one after another inside a transaction, which has
 * only one connection.
 */
export async function readTogether<const R extends Reads>(db: DbOrTx, reads: R): Promise<Answers<R>> {
  if (!(db instanceof PgTransaction)) return (await Promise.all(reads.map((read) => read()))) as Answers<R>;
  const answers: unknown[] = [];
  for (const read of reads) answers.push(await read());
  return answers as Answers<R>;
}
