import type { Logger } from 'pino';
import type { MovableClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { JobRunner } from './jobs/queue.ts';
import type { Daraja } from './outside/daraja.ts';
import type { Files } from './outside/files.ts';
import type { Mail } from './outside/mail.ts';
import type { Stripe } from './outside/stripe.ts';
import type { Secrets } from './secrets.ts';

/** Everything a use case may need of the world. Made once in main.ts, or by a test; handed in, never imported. */
export interface App {
  config: Config;
  db: Db;
  /** Read-only queries of public pages; the same database until a replica is configured. */
  readDb: Db;
  /** Only the demo and tests move it. */
  clock: MovableClock;
  log: Logger;
  secrets: Secrets;
  queue: JobRunner;
  mail: Mail;
  /** What must not be lost: originals of pictures. */
  files: Files;
  /** What can be made anew at any time: renderings of pictures. */
  cache: Files;
  /** Undefined where card payments are switched off. */
  stripe: Stripe | undefined;
  /** Undefined where M-Pesa is switched off. */
  daraja: Daraja | undefined;
}
