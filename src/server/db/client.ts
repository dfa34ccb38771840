import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { sqlState } from './sql-error.ts';

export type Db = NodePgDatabase;
/** The product's database, whose pool can give single connections. */
export type PooledDb = Db & { $client: pg.Pool };
/** An open transaction. A function that takes one runs inside its caller's. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/**
 * A function that a use case runs at the end of its transaction, with the value that it is about to return. An idempotent
 * route passes its `inSameTx` to the use case, so that answer and effect are committed together, and a repeated call gets
 * the same answer. It may run several times, so it must only use the database.
 */
export type InSameTx<Answer = void> = (tx: Tx, answer: Answer) => Promise<void>;
/** The last argument of a use case that a caller may add to. */
export interface UseCaseOptions<Answer = void> {
  inSameTx?: InSameTx<Answer> | undefined;
}
/** For reads that may run inside or outside a transaction. */
export type DbOrTx = Db | Tx;

export interface Database {
  db: PooledDb;
  pool: pg.Pool;
  close(): Promise<void>;
}

export type Connection = string | pg.PoolConfig;

/**
 * A pool of connections. `onError` is called when an idle connection breaks; a query on a broken one rejects by itself.
 */
export function connect(connection: Connection, onError: (error: Error) => void, max = 20): Database {
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', (error) => onError(error)); // a second argument would be the whole connection
  // A connection may break between two queries of a transaction. Without a listener that would end the process; the
  // next query reports it.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

const maxRuns = 5;
/** Serialisation failure and deadlock: PostgreSQL asks for the transaction to be run again. */
const retriedStates = new Set(['40001', '40P01']);

/**
 * The part of the job queue that a transaction uses. `jobs/` implements it, and `enqueue` calls it with checked names and
 * data.
 */
export interface Queue {
  /** Writes a job in `tx`; it exists if, and only if, `tx` commits. */
  send(tx: Tx, name: string, data: object, options: EnqueueOptions): Promise<void>;
}

export interface EnqueueOptions {
  /** When it is due, by the product's clock; at once by default. */
  at?: Date;
  /** A second job with the same name and key is not written. */
  key?: string;
}

/** The queue of each open transaction; see `enqueue`. */
const queues = new WeakMap<Tx, Queue>();

/** @throws Error when the transaction was not opened by `transaction()` */
export function queueOf(tx: Tx): Queue {
  const queue = queues.get(tx);
  if (!queue) throw new Error('This transaction has no queue: open it with transaction(app, …)');
  return queue;
}

/**
 * Runs `work` in one transaction, and again after a serialisation failure or deadlock (40001, 40P01), at most five times.
 * So `work` must not use the network or do anything else outside the database, which a second run would repeat.
 */
export async function transaction<T>(app: { db: Db; queue: Queue }, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let run = 1; ; run++) {
    try {
      return await app.db.transaction((tx) => {
        queues.set(tx, app.queue);
        return work(tx);
      });
    } catch (error) {
      if (run === maxRuns || !retriedStates.has(sqlState(error) ?? '')) throw error;
    }
  }
}
