import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { type Config, readConfig, sendsLetters } from '#server/config/config.ts';
import { ConfigError } from '#server/config/environment.ts';
import { DataDirTaken, DataDirUnusable } from '#server/db/embedded/errors.ts';
import { lookUpModulesOnce } from './module-lookups.ts';
import type { Running } from './start.ts';

const stopWithinMs = 30_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

const asked = new AbortController();
// A terminal sends Ctrl-C to npm and to this process, and npm forwards it, so several signals may arrive.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopOnce);

try {
  const config = readConfig(process.env);
  // Node keeps there what it has compiled, which makes the next start a quarter shorter. It does without if it cannot write.
  enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
  lookUpModulesOnce();
  // Imported when the environment is known to be right: loading the product takes most of a second.
  const { startProduct } = await import('./start.ts');
  const running = await startProduct(config, say, asked.signal);
  announce(config, running);
  // During development the pages are made anew each time, and the process starts again with each change.
  if (!config.development) running.preparePictures();
  const reason = await Promise.race([untilAsked(), running.broken]);
  if (reason !== undefined) {
    complain(`PostgreSQL ended by itself (${reason}), so Twende stops. Nothing is lost: start it again.`);
    limitStop();
  }
  await running.stop();
  if (reason === undefined) say('Stopped.');
  process.exit(reason === undefined ? 0 : 1);
} catch (error) {
  if (asked.signal.aborted) {
    say('Stopped.');
    process.exit(0);
  }
  const ours = error instanceof ConfigError || error instanceof DataDirTaken || error instanceof DataDirUnusable;
  complain(ours ? error.message : `Twende could not start: ${String((error as Error).stack)}`);
  process.exit(1);
}

function announce(config: Config, { port, demo }: Running): void {
  const address = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  say(`\nTwende is ready: ${address}`);
  if (demo) {
    if (config.publicDemo)
      say('Others can reach this demo, and everybody knows its passwords: keep nothing private in it.');
    if (config.unusedKeys.length > 0) {
      say(`Not used, because a demo that others can reach has simulators only: ${config.unusedKeys.join(', ')}`);
    }
    say('Demo accounts, with their passwords:');
    for (const { role, email, password } of demo.accounts) {
      say(`  ${(role === 'user' ? 'traveller' : role).padEnd(9)}  ${email}  ${password}`);
    }
    if (config.card.mode === 'sandbox' || config.mpesa.mode === 'sandbox') {
      say('No money moves: payments run against simulators on this machine.');
      say(`Letters: ${address}/dev/mail · Phones: ${address}/dev/phone · Cards: ${address}/dev/stripe`);
    }
  }
  if (!sendsLetters(config)) say('SMTP_URL is not set: no letter leaves, all are kept in DATA_DIR.');
  say('Ctrl-C stops it.');
}

function stopOnce(): void {
  if (asked.signal.aborted) return;
  say('\nStopping …');
  limitStop();
  asked.abort(new Error('asked to stop'));
}

function untilAsked(): Promise<undefined> {
  return new Promise((resolve) => {
    if (asked.signal.aborted) resolve(undefined);
    asked.signal.addEventListener('abort', () => resolve(undefined));
  });
}

/** Ends the process if a part does not stop in time. The database stops in any case when this process ends. */
function limitStop(): void {
  setTimeout(() => {
    complain(`Stopping took longer than ${stopWithinMs / 1000} s; ending now.`);
    process.exit(1);
  }, stopWithinMs).unref();
}
