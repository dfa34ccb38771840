import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { sqlState } from './sql-error.ts';
import { statement, together } from './statement.ts';

export type Db = NodePgDatabase;
/** The product's database, whose pool can give single connections. */
export type PooledDb = Db & { $client: pg.Pool };
/** An open transaction. A function that takes one runs inside its caller's. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/**
 * A function that a use case runs at the end of its transaction, or together with its last statements, with the value that
 * it is about to return. An idempotent route passes its `inSameTx` to the use case, so that answer and effect are committed together, and a repeated call gets
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
 * So many connections stay open however long nobody needs them: opening one, and preparing its statements anew, takes
 * longer than a booking.
 */
const keptOpen = 10;

/**
 * A pool of connections. `onError` is called when an idle connection breaks; a query on a broken one rejects by itself.
 */
export function connect(connection: Connection, onError: (error: Error) => void, max = 20): Database {
  const pool = new pg.Pool({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max,
    min: Math.min(max, keptOpen),
    // Otherwise one that nobody uses for long may be dropped on the way without either end being told.
    keepAlive: true,
    maxLifetimeSeconds: 1_800,
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

/** Answers that are kept in memory, of which a commit drops those that it makes old. `kept/` implements it. */
interface Kept {
  /** Called right after the commit that moved these versions. */
  moved(moves: readonly { subject: string; version: number; listingIds: readonly string[] }[]): void;
  /** Sessions for calls that only read; `drop` is called right after a commit that ended or changed one. */
  sessions: { drop(): void };
}

/** What opens transactions. */
interface Opener {
  db: PooledDb;
  queue: Queue;
  kept: Kept;
  clock: { now(): Date };
}

/** The last statements of a transaction; what they answer runs right after its commit. */
type AtCommit = (tx: Tx) => Promise<() => void>;

interface Open extends Pick<Opener, 'queue' | 'kept' | 'clock'> {
  atCommit: AtCommit[];
}

/** By session, which a transaction shares with its savepoints. */
const openTransactions = new WeakMap<object, Open>();

/** @throws Error when the transaction was not opened by `transaction()` */
function openOf(tx: Tx): Open {
  const open = openTransactions.get(tx._.session);
  if (!open) throw new Error('This transaction knows no app: open it with transaction(app, …)');
  return open;
}

/** The queue of an open transaction; see `enqueue`. */
export const queueOf = (tx: Tx): Queue => openOf(tx).queue;

/** The kept answers of the app that opened the transaction. */
export const keptOf = (tx: Tx): Kept => openOf(tx).kept;

/** The present instant, by the clock of the app that opened the transaction. */
export const nowOf = (tx: Tx): Date => openOf(tx).clock.now();

/** Adds work to the end of an open transaction, for statements that lock what others soon want. */
export const atCommit = (tx: Tx, work: AtCommit): void => void openOf(tx).atCommit.push(work);

/** What a transaction does. */
type Work<T, First> = (tx: Tx, first: First) => Promise<T>;

/**
 * Runs `work` in one transaction, and again after a serialisation failure or deadlock (40001, 40P01), at most five times.
 * So `work` must not use the network or do anything else outside the database, which a second run would repeat.
 * @param first sends statements that only read or lock, in one write with `begin`; `work` is given what it answers
 */
export async function transaction<T>(app: Opener, work: Work<T, undefined>): Promise<T>;
export async function transaction<T, First>(
  app: Opener,
  work: Work<T, First>,
  first: (tx: Tx) => Promise<First>,
): Promise<T>;
export async function transaction<T, First>(
  app: Opener,
  work: Work<T, First | undefined>,
  first?: (tx: Tx) => Promise<First>,
): Promise<T> {
  for (let run = 1; ; run++) {
    try {
      const { made, afterCommit } = await runOnce(app, work, first);
      for (const next of afterCommit) next();
      return made;
    } catch (error) {
      if (run === maxRuns || !retriedStates.has(sqlState(error) ?? '')) throw error;
    }
  }
}

const dialect = new PgDialect();
const begin = statement<Record<never, never>, never>('begin', () => sql`begin`);

async function runOnce<T, First>(
  app: Opener,
  work: Work<T, First | undefined>,
  first?: (tx: Tx) => Promise<First>,
): Promise<{ made: T; afterCommit: (() => void)[] }> {
  const client = await app.db.$client.connect();
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
  const tx: Tx = new NodePgTransaction(dialect, session, undefined);
  const open: Open = { queue: app.queue, kept: app.kept, clock: app.clock, atCommit: [] };
  openTransactions.set(session, open);
  let isBroken = false;
  try {
    const [, found] = await together(tx, () => [begin.rows(tx, {}), first?.(tx)]);
    const made = await work(tx, found);
    const afterCommit: (() => void)[] = [];
    for (const last of open.atCommit) afterCommit.push(await last(tx));
    const { command } = await client.query('commit');
    // So PostgreSQL answers where a statement failed and its error was caught.
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back, because one of its statements failed');
    return { made, afterCommit };
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}
