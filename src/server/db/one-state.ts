import { drizzle } from 'drizzle-orm/node-postgres';
import { AppError } from '#shared/errors.ts';
import type { Db, PooledDb } from './client.ts';

/** Each reader keeps a connection of the pool, and most of the pool must remain for other calls. */
const readersMax = 4;
const readers = new WeakMap<PooledDb, number>();
/** After this time without reading, PostgreSQL ends the transaction of a reader. */
const idleMax = '30s';

/**
 * Reads rows one after another, such as the lines of a file, from one state of the database: rows written meanwhile are not
 * among them. The transaction ends with its reader, also when that stops early.
 * @throws AppError too_busy when too many readers are running in this process
 */
export async function* inOneState<Row>(db: PooledDb, read: (db: Db) => AsyncIterable<Row>): AsyncGenerator<Row, void> {
  const running = readers.get(db) ?? 0;
  if (running >= readersMax) throw new AppError('too_busy', { retryAfter: 5 });
  readers.set(db, running + 1);
  try {
    yield* readInTransaction(db, read);
  } finally {
    readers.set(db, (readers.get(db) ?? 1) - 1);
  }
}

async function* readInTransaction<Row>(db: PooledDb, read: (db: Db) => AsyncIterable<Row>): AsyncGenerator<Row, void> {
  const client = await db.$client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local idle_in_transaction_session_timeout = '${idleMax}'`);
    yield* read(drizzle(client));
  } finally {
    const ended = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!ended);
  }
}
