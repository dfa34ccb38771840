// Gives an account the role admin: node scripts/make-admin.ts <email>
// Works beside a running product and without one, on the database that the same environment would start.
import { makeAdmin } from '#server/accounts/make-admin.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { connect } from '#server/db/client.ts';
import { joinEmbeddedPostgres } from '#server/db/embedded/join.ts';
import { migrate } from '#server/db/migrate.ts';

const answers = {
  done: (email: string) => `${email} is an admin now.`,
  already: (email: string) => `${email} is an admin already.`,
  unknown: (email: string) => `No account has the address ${email}. It must be registered first.`,
};

async function main(email: string | undefined): Promise<number> {
  if (!email) {
    console.error('Usage: node scripts/make-admin.ts <email>');
    return 2;
  }
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
      const outcome = await database.db.transaction((tx) => makeAdmin(tx, email, systemClock.now()));
      console.log(answers[outcome](email));
      return outcome === 'unknown' ? 1 : 0;
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

try {
  process.exitCode = await main(process.argv[2]);
} catch (problem) {
  // Some of the driver's errors have a code only.
  const { message, code } = problem as { message?: string; code?: string };
  console.error(message || code || problem);
  process.exitCode = 1;
}
