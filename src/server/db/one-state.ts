import { drizzle } from 'drizzle-orm/node-postgres';
import { AppError } from '#shared/errors.ts';
import type { Db, PooledDb } from './client.ts';

/** Each keeps a connection of the pool for as long as its reader takes, so that most of the pool is left for the others. */
const atOnce = 4;
const readers = new WeakMap<PooledDb, number>();
/** Without this a reader that has stopped reading would keep its connection for ever. */
const idleMost = '30s';

/**
 * Reads that are handed on one after the other, such as the lines of a file, and yet show one state of the database: what
 * is written meanwhile is in none of them. It ends with its reader, also when that one stops early.
 * @throws AppError unavailable when too many are under way in this process
 */
export async function* inOneState<Row>(db: PooledDb, read: (db: Db) => AsyncIterable<Row>): AsyncGenerator<Row, void> {
  const running = readers.get(db) ?? 0;
  if (running >= atOnce) throw new AppError('unavailable', { retryAfter: 5 });
  readers.set(db, running + 1);
  try {
    yield* readOn(db, read);
  } finally {
    readers.set(db, (readers.get(db) ?? 1) - 1);
  }
}

async function* readOn<Row>(db: PooledDb, read: (db: Db) => AsyncIterable<Row>): AsyncGenerator<Row, void> {
  const client = await db.$client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local idle_in_transaction_session_timeout = '${idleMost}'`);
    yield* read(drizzle(client));
  } finally {
    const ended = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!ended);
  }
}
