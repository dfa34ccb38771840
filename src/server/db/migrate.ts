import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Connection } from './client.ts';

const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

/** The key of the advisory lock: any number that only this product uses. */
const setUpLock = 7_348_291_001;

/**
 * Runs `work` while no other process of this product sets up the same database. Only set-up uses an advisory lock: it
 * happens once at each start, and a database without such locks can be migrated by hand.
 * @param signal ends the waiting for the lock; once begun, `work` must watch it itself
 */
export async function withSetUpLock<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = new pg.Client(typeof connection === 'string' ? { connectionString: connection } : connection);
  // PostgreSQL releases the lock when its session ends. Another process may then begin, so the work must stop.
  const lost = new Promise<never>((_, reject) => client.on('error', reject));
  lost.catch(() => {});
  await client.connect();
  try {
    const turn = client.query('select pg_advisory_lock($1)', [setUpLock]);
    await Promise.race(signal ? [turn, abortOf(signal), lost] : [turn, lost]);
    return await Promise.race([work(client), lost]);
  } finally {
    await client.end(); // ends the session, and with it the lock
  }
}

/** Rejects with the signal's reason as soon as it is aborted. */
function abortOf(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  aborted.catch(() => {});
  return aborted;
}

/** Brings the schema up to date. Safe to call from several processes at once. */
export async function migrate(connection: Connection): Promise<void> {
  await withSetUpLock(connection, (client) => runMigrations(drizzle(client), { migrationsFolder }));
}
