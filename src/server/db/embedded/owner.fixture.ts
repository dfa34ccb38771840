// A process that owns an embedded database until its standard input ends: the tests stop it, or kill it.
import { startEmbeddedPostgres } from './start.ts';

const logError = (details: object, message: string) => process.stderr.write(`${message} ${JSON.stringify(details)}\n`);
const postgres = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: { debug: () => {}, warn: logError, error: logError },
}).catch((problem: Error) => {
  process.stdout.write(`${problem.name}: ${problem.message}\n`);
  process.exit(1);
});
process.stdout.write(`${postgres.url}\n`);
process.stdin.resume().once('end', async () => {
  await postgres.stop();
  process.exit(0);
});
