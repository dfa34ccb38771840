import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import { type Connection, connect } from '#server/db/client.ts';
import { createJobRunner } from '#server/jobs/runner.ts';
import { createFollower } from '#server/kept/follow.ts';
import type { KeptAnswer } from '#server/kept/kept-answer.ts';
import { keptApart } from '#server/kept/kept-apart.ts';
import type { KeptPage } from '#server/kept/kept-page.ts';
import { createKeptSessions } from '#server/kept/kept-sessions.ts';
import { isOurPage } from '#server/kept/page-key.ts';
import { createLiveEvents, LIVE_CHANNEL } from '#server/live/live-events.ts';
import { createCalendars } from '#server/outside/calendars.ts';
import { createDaraja, type Daraja } from '#server/outside/daraja.ts';
import type { DarajaOptions } from '#server/outside/daraja-client.ts';
import { createFiles } from '#server/outside/files.ts';
import { createIdentity } from '#server/outside/identity/identity.ts';
import { createLanguageModel } from '#server/outside/llm/language-model.ts';
import { createMail } from '#server/outside/mail.ts';
import { createPush } from '#server/outside/push/push-service.ts';
import { deriveVapidKeys } from '#server/outside/push/vapid-keys.ts';
import { createSms, type Sms } from '#server/outside/sms-gateway.ts';
import { createStripe, type Stripe } from '#server/outside/stripe.ts';
import { tokensInDatabase } from '#server/outside/token-store.ts';
import type { SandboxAddresses } from '#server/sandbox/addresses.ts';
import type { App, DemoIdentity } from './app.ts';
import type { MovableClock } from './clock.ts';
import { secretsOf } from './secrets.ts';

interface AppParts {
  config: Config;
  connection: Connection;
  clock: MovableClock;
  log: Logger;
  /** Undefined where no method is in the sandbox. */
  sandbox?: SandboxAddresses | undefined;
  /** Undefined outside the demo. */
  demo?: DemoIdentity | undefined;
}

/** How much memory kept answers and pages may take in a process. */
const keptBytes = { answers: 32 * 1024 * 1024, pages: 16 * 1024 * 1024, inventedPages: 8 * 1024 * 1024 };

/** Makes the App; the database must be migrated. `close` ends pool and queue, and no longer follows what changes. */
export function makeApp(parts: AppParts): { app: App; close(): Promise<void> } {
  const { config, connection, clock, log, sandbox, demo } = parts;
  let closing = false;
  const logError = (error: Error, job?: string) => {
    // While the pool ends, the database closes its connections, which is expected.
    if (closing && !job) return;
    log.error(
      { err: error, ...(job && { job }) },
      job ? 'a job failed and will be tried again' : 'a database connection failed',
    );
  };
  const database = connect(connection, logError);
  const queue = createJobRunner<App>(connection, clock, logError);
  const live = createLiveEvents();
  const { keep, ...follower } = createFollower(connection, logError, { name: LIVE_CHANNEL, ...live });
  const kept = {
    ...follower,
    answers: keep<KeptAnswer>(keptBytes.answers),
    pages: keptApart({
      ours: keep<KeptPage>(keptBytes.pages),
      invented: keep<KeptPage>(keptBytes.inventedPages),
      isOurs: isOurPage,
    }),
    sessions: createKeptSessions(follower),
  };
  const secrets = secretsOf(config);
  const app: App = {
    config,
    demo,
    db: database.db,
    readDb: database.db,
    clock,
    log,
    secrets,
    queue,
    kept,
    live,
    mail: createMail(config, clock),
    calendars: createCalendars(config),
    identity: createIdentity(config),
    files: createFiles(join(config.dataDir, 'files')),
    cache: createFiles(join(config.dataDir, 'pictures-cache')),
    stripe: stripeFor(config, clock, log, sandbox),
    daraja: darajaFor(config, { db: database.db, secrets, clock, log, sandbox }),
    sms: smsFor(config, clock, log, sandbox),
    llm: config.llm && createLanguageModel({ ...config.llm, clock, log }),
    push: createPush({
      ...{ keys: config.push.keys ?? deriveVapidKeys(secrets), subject: config.push.subject },
      ...{ simulator: sandbox?.push.origin, clock, log },
    }),
  };
  return {
    app,
    async close() {
      await queue.stop();
      closing = true;
      await kept.stop();
      await database.close();
    },
  };
}

function stripeFor({ card }: Config, clock: MovableClock, log: Logger, sandbox?: SandboxAddresses): Stripe | undefined {
  if (card.mode === 'live') return createStripe({ ...card, clock, log });
  if (card.mode === 'sandbox' && sandbox) return createStripe({ ...sandbox.stripe, clock, log });
  return undefined;
}

function smsFor({ sms }: Config, clock: MovableClock, log: Logger, sandbox?: SandboxAddresses): Sms | undefined {
  if (sms.mode === 'live') return createSms({ ...sms, clock, log });
  if (sms.mode === 'sandbox' && sandbox) return createSms({ ...sandbox.sms, clock, log });
  return undefined;
}

interface DarajaParts extends Pick<App, 'db' | 'secrets' | 'clock' | 'log'> {
  sandbox: SandboxAddresses | undefined;
}

function darajaFor({ mpesa }: Config, { db, secrets, clock, log, sandbox }: DarajaParts): Daraja | undefined {
  const create = (account: Omit<DarajaOptions, 'clock' | 'log' | 'tokens'>) => {
    const tokens = tokensInDatabase({ db, secrets, clock }, `${account.baseUrl} ${account.consumerKey}`);
    return createDaraja({ ...account, tokens, clock, log });
  };
  if (mpesa.mode === 'live') return create({ ...mpesa, baseUrl: mpesa.apiBase });
  if (mpesa.mode === 'sandbox' && sandbox) return create(sandbox.daraja);
  return undefined;
}
