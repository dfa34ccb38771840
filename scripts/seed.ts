// Fills an empty database with many listings and bookings, for measuring: npm run seed -- --services 10000 --bookings 100000
// It takes the same environment as the start. The same numbers, seed and day give the same rows. Everybody's password is
// that of the demo's people.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '#server/config/config.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start.ts';
import { migrate } from '#server/db/migrate.ts';
import { categories } from '#shared/categories.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { checkFilled } from './seed/checks.ts';
import { fillDatabase, Refused } from './seed/fill.ts';

const usage = 'Usage: npm run seed -- --services <number> --bookings <number> [--seed <number>]';

/** Of each option. */
const largest = 999_999_999;

/** @returns undefined where only help is asked for   @throws Refused unless every option is a whole number */
function readOptions(args: string[]) {
  const values = parsed(args);
  if (values.help) return undefined;
  const number = (name: 'services' | 'bookings' | 'seed', least: number) => {
    const text = values[name] ?? '';
    const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    if (value >= least) return value;
    throw new Refused(`--${name}: a whole number from ${least} to ${largest}\n${usage}`);
  };
  // One listing in each category at least.
  return { services: number('services', categories.length), bookings: number('bookings', 0), seed: number('seed', 0) };
}

/** @throws Refused for an option that there is not, or that lacks its value */
function parsed(args: string[]) {
  const option = { type: 'string' } as const;
  const seed = { ...option, default: '1' } as const;
  try {
    return parseArgs({ args, options: { services: option, bookings: option, seed, help: { type: 'boolean' } } }).values;
  } catch (problem) {
    throw new Refused(`${(problem as Error).message.split('\n')[0]}\n${usage}`);
  }
}

/** @returns the exit code */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.log(usage);
    return 0;
  }
  const wish = { ...options, today: dateInNairobi(new Date()) };
  const config = readConfig(process.env);
  if (config.production) throw new Refused('NODE_ENV=production: generated people and bookings do not belong there.');
  const log = {
    debug: () => {},
    warn: () => {},
    error: (details: object, text: string) => console.error(text, details),
  };
  // It fails while Twende runs on this DATA_DIR.
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log, onProgress: console.log });
  try {
    const url = config.databaseUrl ?? embedded?.url ?? '';
    await migrate(url);
    const began = performance.now();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await fillDatabase(client, wish, console.log);
    } finally {
      await client.end();
    }
    console.log(`Filled in ${Math.round((performance.now() - began) / 1000)} s. Checking …`);
    const wrong = await checkFilled(config, url, console.log);
    console.log(wrong === 0 ? 'Everything agrees.' : `${wrong} checks failed.`);
    return wrong === 0 ? 0 : 1;
  } finally {
    await embedded?.stop();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (problem) {
  // Some of the driver's errors have a code only.
  const { message, code } = problem as { message?: string; code?: string };
  console.error(message || code || problem);
  process.exitCode = 1;
}
