import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Queue } from '../jobs/queue.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;
/** An open transaction: whoever takes one joins its caller's. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a caller has done in the same transaction as the deed. It may run again, so it touches the database only. */
export type Also = (tx: Tx) => Promise<void>;
/** For reads that may run inside or outside a transaction. */
export type DbOrTx = Db | Tx;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export type Connection = string | pg.PoolConfig;

/** A pool on one server. `onError` hears of idle connections that break; queries report their own. */
export function connect(connection: Connection, onError: (error: Error) => void, max = 20): Database {
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', (error) => onError(error)); // a second argument would be the whole connection
  // One that breaks between two queries of a transaction: unheard it would end the process. The next query reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

const tries = 5;
/** Serialisation failure and deadlock: the engine asks us to run the transaction again. */
const again = new Set(['40001', '40P01']);

/** The SQLSTATE of a database error, however deep the driver wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? cause.code : undefined;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** The name of the violated constraint, if the error is such a violation. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof pg.DatabaseError && cause.constraint) return cause.constraint;
  }
  return undefined;
}

/** Which queue the jobs of an open transaction go to; see `enqueue`. */
const queues = new WeakMap<Tx, Queue>();

/** @throws Error when the transaction was not opened by `transaction()` */
export function queueOf(tx: Tx): Queue {
  const queue = queues.get(tx);
  if (!queue) throw new Error('This transaction has no queue: open it with transaction(app, …)');
  return queue;
}

/**
 * Runs `work` in one transaction; when the engine asks for it (40001, 40P01), runs it again, at most five times.
 * So nothing inside may touch the network or anything else that a second run would repeat.
 */
export async function transaction<T>(app: { db: Db; queue: Queue }, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let run = 1; ; run++) {
    try {
      return await app.db.transaction((tx) => {
        queues.set(tx, app.queue);
        return work(tx);
      });
    } catch (error) {
      if (run === tries || !again.has(sqlState(error) ?? '')) throw error;
    }
  }
}
