import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { sqlState } from './sql-error.ts';

export type Db = NodePgDatabase;
/** The product's own, whose connections may be taken one by one. */
export type PooledDb = Db & { $client: pg.Pool };
/** An open transaction. A function that takes one runs inside its caller's. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/**
 * What the caller of a use case adds to its transaction: it runs last in it, with what the use case is about to return.
 * An idempotent route hands its `inSameTx` on to the use case, so that the answer is stored for the call's key exactly if
 * the effect holds, and whoever asks again is answered the same. It may run again, so it touches the database only.
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
 * A pool on one server. `onError` is called when an idle connection breaks; a query on a broken one rejects by itself.
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
 * What a transaction needs of the job queue: `jobs/` implements it, and `enqueue` calls it with names and data it has
 * checked.
 */
export interface Queue {
  /** Writes a job that is there if, and only if, `tx` commits. */
  send(tx: Tx, name: string, data: object, options: EnqueueOptions): Promise<void>;
}

export interface EnqueueOptions {
  /** The product's time at which it is due; absent: at once. */
  at?: Date;
  /** The same key a second time does nothing: one effect for one cause. */
  key?: string;
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
 * Runs `work` in one transaction; when PostgreSQL asks for it (40001, 40P01), runs it again, at most five times.
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
      if (run === maxRuns || !retriedStates.has(sqlState(error) ?? '')) throw error;
    }
  }
}
