import { flushCompileCache } from 'node:module';
import { lookUpModulesOnce } from '#server/module-lookups.ts';

/** Runs the product in a process of its own, which the tests kill. Prints its address when it listens. */
const [databaseUrl = '', dataDir = '', at, port] = process.argv.slice(2);
lookUpModulesOnce();
const { startProductOn } = await import('../../support/product-on.ts');
const { origin } = await startProductOn({
  databaseUrl,
  dataDir,
  at,
  env: { RATE_LIMITS: 'off' },
  ...(port && { port: Number(port) }),
});
process.stdout.write(`${origin}\n`);
flushCompileCache(); // at its end it could not: it is killed
