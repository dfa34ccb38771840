// Empties a database that holds the demo, and removes the demo's letters, files and key from DATA_DIR. It takes the same
// environment as the start. `npm run demo:remove` says what would be removed, `npm run demo:remove -- --yes` removes it; where
// other people have registered, only with `--with-other-people`.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { count, notLike } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { people } from '#server/accounts/tables.ts';
import { bookings } from '#server/bookings/tables.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrate, withSetUpLock } from '#server/db/migrate.ts';
import { holdsDemoData } from '#server/demo-data.ts';

/** Everything in DATA_DIR that a demo writes, but for the database. */
const written = ['mail.jsonl', 'mail', 'files', 'pictures-cache', 'sandbox', 'secret.key'];

interface Wish {
  yes: boolean;
  /** Also where people have registered who are not the demo's. */
  withOtherPeople: boolean;
}

/** @returns the exit code */
async function main(config: Config, wish: Wish): Promise<number> {
  const log = {
    debug: () => {},
    warn: () => {},
    error: (details: object, text: string) => console.error(text, details),
  };
  // It fails while Twende runs on this DATA_DIR.
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    const url = config.databaseUrl ?? embedded?.url ?? '';
    await migrate(url); // so that an older demo can be read, too
    const removeFiles = () =>
      Promise.all(written.map((name) => rm(join(config.dataDir, name), { recursive: true, force: true })));
    const done = await withSetUpLock(url, (client) => emptyDatabase(client, { ...wish, removeFiles }));
    return done === 'refused' ? 1 : 0;
  } finally {
    await embedded?.stop();
  }
}

async function emptyDatabase(
  client: pg.Client,
  { yes, withOtherPeople, removeFiles }: Wish & { removeFiles: () => Promise<unknown> },
): Promise<'emptied' | 'shown' | 'refused'> {
  const db = drizzle(client);
  if (!(await holdsDemoData(db))) {
    console.error('This database does not hold the demo. Nothing was removed.');
    return 'refused';
  }
  const { rows: others } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type is distinct from 'autovacuum worker'`,
  );
  if (others.length > 0) {
    console.error('Somebody else is connected to this database. Stop Twende first. Nothing was removed.');
    return 'refused';
  }
  const [all] = await db.select({ people: count() }).from(people);
  const [strangers] = await db.select({ people: count() }).from(people).where(notLike(people.email, '%@twende.test'));
  const [made] = await db.select({ bookings: count() }).from(bookings);
  console.log(
    `${yes ? 'Removing' : 'This would remove'} everything in this database: ${all?.people} people, of whom ${strangers?.people} ` +
      `are not the demo's, and ${made?.bookings} bookings; and letters, files and key of the demo in DATA_DIR.`,
  );
  if (!yes) {
    console.log('To remove it: npm run demo:remove -- --yes');
    return 'shown';
  }
  if (strangers?.people && !withOtherPeople) {
    console.error(
      'Other people have registered here, so nothing was removed. To remove them and their bookings, too, add --with-other-people.',
    );
    return 'refused';
  }
  await removeFiles(); // first, because what is stopped here can be run again while the database holds the demo
  await client.query('drop schema if exists public, jobs, drizzle cascade; create schema public');
  console.log('Removed. The next start begins with an empty database.');
  return 'emptied';
}

try {
  process.exitCode = await main(readConfig(process.env), {
    yes: process.argv.includes('--yes'),
    withOtherPeople: process.argv.includes('--with-other-people'),
  });
} catch (problem) {
  // Some of the driver's errors have a code only.
  const { message, code } = problem as { message?: string; code?: string };
  console.error(message || code || problem);
  process.exitCode = 1;
}
