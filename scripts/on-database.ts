import { readConfig } from '#server/config/config.ts';
import { connect, type Tx } from '#server/db/client.ts';
import { joinEmbeddedPostgres } from '#server/db/embedded/join.ts';
import { migrate } from '#server/db/migrate.ts';

/**
 * Does something in one transaction, beside a running product and without one, on the database that the same environment
 * would start.
 */
async function onDatabase<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const log = {
    debug: () => {},
    warn: () => {},
    error: (details: object, text: string) => console.error(text, details),
  };
  const embedded = config.databaseUrl ? undefined : await joinEmbeddedPostgres({ dataDir: config.dataDir, log });
  try {
    const url = config.databaseUrl ?? embedded?.url ?? '';
    await migrate(url);
    const database = connect(url, (error) => log.error({ error }, 'The database connection broke'), 1);
    try {
      return await database.db.transaction(work);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

interface AccountCommand<Outcome extends string> {
  /** How it is called. */
  usage: string;
  act: (tx: Tx, email: string) => Promise<Outcome>;
  /** What is printed, by what came of it. */
  answers: Record<Outcome | 'unknown', (email: string) => string>;
}

/** Runs a command about the account whose address is the first argument; it ends with 1 where nobody has the address. */
export async function runAccountCommand<Outcome extends string>(command: AccountCommand<Outcome>): Promise<void> {
  const email = process.argv[2];
  if (!email) {
    console.error(`Usage: ${command.usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    const outcome = await onDatabase((tx) => command.act(tx, email));
    console.log(command.answers[outcome](email));
    process.exitCode = outcome === 'unknown' ? 1 : 0;
  } catch (problem) {
    // Some of the driver's errors have a code only.
    const { message, code } = problem as { message?: string; code?: string };
    console.error(message || code || problem);
    process.exitCode = 1;
  }
}
