import { flushCompileCache } from 'node:module';
import { startProductOn } from '../../support/product-on.ts';

/** Runs the product in a process of its own, which the tests kill. Prints its address when it listens. */
const [databaseUrl = '', dataDir = '', at, port] = process.argv.slice(2);
const { origin } = await startProductOn({
  databaseUrl,
  dataDir,
  at,
  env: { RATE_LIMITS: 'off' },
  ...(port && { port: Number(port) }),
});
process.stdout.write(`${origin}\n`);
flushCompileCache(); // at its end it could not: it is killed
