import { join } from 'node:path';
import type { Logger } from 'pino';
import type { App } from './app.ts';
import type { MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import { type Connection, connect } from './db/client.ts';
import { createJobRunner } from './jobs/queue.ts';
import { createDaraja, type Daraja } from './outside/daraja.ts';
import type { DarajaOptions } from './outside/daraja-client.ts';
import { createFiles } from './outside/files.ts';
import { createMail } from './outside/mail.ts';
import { createStripe, type Stripe } from './outside/stripe.ts';
import { makeSecrets, secretKeyIn } from './secrets.ts';

/** Where the simulators listen and the keys they take; see sandbox/host.ts. */
export interface SandboxAddresses {
  stripe: { apiBase: string; secretKey: string; publishableKey: string; webhookSecret: string };
  daraja: Omit<DarajaOptions, 'clock' | 'log'>;
}

export interface World {
  config: Config;
  connection: Connection;
  clock: MovableClock;
  log: Logger;
  /** Undefined where no method is in the sandbox. */
  sandbox?: SandboxAddresses | undefined;
}

/** Puts together everything a use case may need; the database must be migrated. `close` ends pool and queue. */
export function makeApp({ config, connection, clock, log, sandbox }: World): { app: App; close(): Promise<void> } {
  let closing = false;
  const complain = (error: Error, job?: string) => {
    // The pool calls itself ended before its connections are; that the database then ends them is no news.
    if (closing && !job) return;
    log.error({ err: error, ...(job && { job }) }, job ? 'a job failed and will be tried again' : 'database trouble');
  };
  const database = connect(connection, complain);
  const queue = createJobRunner(connection, clock, complain);
  const app: App = {
    config,
    db: database.db,
    readDb: database.db,
    clock,
    log,
    secrets: makeSecrets(config.secretKey ?? secretKeyIn(config.dataDir)),
    queue,
    mail: createMail(config, clock),
    files: createFiles(join(config.dataDir, 'files')),
    cache: createFiles(join(config.dataDir, 'pictures-cache')),
    stripe: stripeFor(config, clock, log, sandbox),
    daraja: darajaFor(config, clock, log, sandbox),
  };
  return {
    app,
    async close() {
      await queue.stop();
      closing = true;
      await database.close();
    },
  };
}

function stripeFor({ card }: Config, clock: MovableClock, log: Logger, sandbox?: SandboxAddresses): Stripe | undefined {
  if (card.mode === 'live') return createStripe({ ...card, clock, log });
  if (card.mode === 'sandbox' && sandbox) return createStripe({ ...sandbox.stripe, clock, log });
  return undefined;
}

function darajaFor(
  { mpesa }: Config,
  clock: MovableClock,
  log: Logger,
  sandbox?: SandboxAddresses,
): Daraja | undefined {
  if (mpesa.mode === 'live') return createDaraja({ ...mpesa, baseUrl: mpesa.apiBase, clock, log });
  if (mpesa.mode === 'sandbox' && sandbox) return createDaraja({ ...sandbox.daraja, clock, log });
  return undefined;
}
