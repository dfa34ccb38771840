import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import type { Db, PooledDb } from '#server/db/client.ts';
import type { JobRunner } from '#server/jobs/runner.ts';
import type { Follower } from '#server/kept/follow.ts';
import type { KeptAnswer } from '#server/kept/kept-answer.ts';
import type { KeptAnswers } from '#server/kept/kept-answers.ts';
import type { KeptPage } from '#server/kept/kept-page.ts';
import type { KeptSessions } from '#server/kept/kept-sessions.ts';
import type { LiveEvents } from '#server/live/live-events.ts';
import type { Calendars } from '#server/outside/calendars.ts';
import type { Daraja } from '#server/outside/daraja.ts';
import type { Files } from '#server/outside/files.ts';
import type { Identity } from '#server/outside/identity/identity.ts';
import type { LanguageModel } from '#server/outside/llm/language-model.ts';
import type { Mail } from '#server/outside/mail.ts';
import type { Push } from '#server/outside/push/push-service.ts';
import type { Sms } from '#server/outside/sms-gateway.ts';
import type { Stripe } from '#server/outside/stripe.ts';
import type { PublicSettings } from '#shared/contracts/settings.ts';
import type { MovableClock } from './clock.ts';
import type { Secrets } from './secrets.ts';

/** Accounts that anybody may use, and the business that issues receipts, of the demo. */
export interface DemoIdentity {
  /** Made by the demo's seed, offered on its login page. */
  accounts: readonly PublicSettings['demoAccounts'][number][];
  /** Shown on papers where an admin has set nothing; `pin` is the tax number. */
  business: { address: string; pin: string };
}

/** What use cases need from outside. `makeApp` makes it once, or a test does; it is passed as an argument, never imported. */
export interface App {
  config: Config;
  /** Undefined outside the demo. */
  demo: DemoIdentity | undefined;
  db: PooledDb;
  /**
   * For reads of public calls: always the primary, never a replica. An answer that a replica made before it heard of a change
   * would be kept as if it were new, although the version of what it shows has moved; and availability and quotes must not
   * be old.
   */
  readDb: Db;
  /** Only the demo and tests move it. */
  clock: MovableClock;
  log: Logger;
  secrets: Secrets;
  queue: JobRunner<App>;
  /** Public answers and pages in memory, and for a second the sessions of calls that only read. */
  kept: Omit<Follower, 'keep'> & {
    answers: KeptAnswers<KeptAnswer>;
    pages: KeptAnswers<KeptPage>;
    sessions: KeptSessions;
  };
  /** What people's open pages are told at once. */
  live: LiveEvents;
  mail: Mail;
  /** Calendars of other sites. */
  calendars: Calendars;
  /** Google and Facebook, as far as people can sign in there. */
  identity: Identity;
  /** Files that must not be lost: originals of pictures. */
  files: Files;
  /** Files that can be made again: renderings of pictures. */
  cache: Files;
  /** Undefined where card payments are switched off. */
  stripe: Stripe | undefined;
  /** Undefined where M-Pesa is switched off. */
  daraja: Daraja | undefined;
  /** Undefined where no gateway for text messages is set. */
  sms: Sms | undefined;
  /** Undefined where none is set: the assistant answers without it. */
  llm: LanguageModel | undefined;
  /** Push services of people’s browsers. */
  push: Push;
}
