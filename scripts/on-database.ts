import { readConfig } from '#server/config/config.ts';
import { connect, type Tx, transaction } from '#server/db/client.ts';
import { joinEmbeddedPostgres } from '#server/db/embedded/join.ts';
import { migrate } from '#server/db/migrate.ts';
import { createJobRunner } from '#server/jobs/runner.ts';

/** Answers that a process keeps in memory; a command has none. */
const keepsNothing = { moved: () => {}, sessions: { drop: () => {} } };

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
    const onError = (error: Error) => log.error({ error }, 'The database connection broke');
    const database = connect(url, onError, 1);
    // It is not started: it only writes jobs, which the product runs.
    const queue = createJobRunner(url, {}, onError);
    try {
      return await transaction({ db: database.db, queue, kept: keepsNothing, clock: { now: () => new Date() } }, work);
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
