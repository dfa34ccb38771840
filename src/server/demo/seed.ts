import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { App } from '#server/app.ts';
import { remindTravellers } from '#server/bookings/reminders/remind-travellers.ts';
import { type Connection, connect, type Database } from '#server/db/client.ts';
import type { JobRunner } from '#server/jobs/runner.ts';
import { forgetNotices } from '#server/notices/forget-notices.ts';
import { getSettings } from '#server/settings/queries.ts';
import { clockOffsets } from '#server/settings/tables.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { applicationSteps } from './applications.ts';
import { conversationSteps } from './conversations.ts';
import { catalogue } from './data/catalogue.ts';
import { emptyTables, noteFilling, readFilling } from './filled.ts';
import { batchesOf, planBookings, startDatesOf } from './history.ts';
import { listingSteps } from './listings.ts';
import { payoutSteps } from './payouts.ts';
import { peopleSteps } from './people.ts';
import { readNotices } from './read-notices.ts';
import { requestSteps } from './requests.ts';
import type { DemoSandbox, SeedContext, Step } from './seed-context.ts';
import { tripSteps } from './trips.ts';

export interface SeedOptions {
  /** Runs what is due in every feature. */
  runDue(app: App): Promise<void>;
  /** Prints a line about the progress. */
  say(line: string): void;
  /** Undefined where no payment method has a simulator; the history then has no payments. */
  sandbox?: DemoSandbox | undefined;
  /** Every table of the product. */
  tables: readonly PgTable[];
  /** The database that `app` uses. */
  connection: Connection;
  /** Checked between two steps, so that stopping waits for the running step. */
  signal: AbortSignal;
}

/**
 * Fills an empty database with the demo: people, providers, listings and a history of bookings, payments and reviews. It
 * calls the product's use cases with the clock set to the past, and pays by HTTP at the simulators, so the product must be
 * listening. It sends no letters and no text messages. An interrupted filling is begun again; a database with other people's rows is not
 * changed. Only one process at a time may call it.
 * @returns false when the simulators run in another process, which then fills the demo
 */
export async function seedDemo(app: App, options: SeedOptions): Promise<boolean> {
  const { say, sandbox } = options;
  const filling = await readFilling(app.db);
  if (filling === 'present' || filling === 'foreign') return true;
  if (sandbox && !sandbox.runsHere()) return false;
  try {
    await resetClock(app);
    if (filling === 'interrupted') {
      say('Filling the demo: the last start was interrupted, beginning again …');
      if (sandbox) await forgetPayments(sandbox);
      await emptyTables(app, options.tables);
    }
    const database = connectWithoutFlush(options.connection, app);
    try {
      await fill({ app, quiet: { ...app, db: database.db, queue: withoutLetters(app.queue) } }, options);
    } finally {
      await database.close();
    }
  } finally {
    await resetClock(app);
  }
  return true;
}

/** @param apps.quiet the App for the history, which sends no letters */
async function fill(
  { app, quiet }: { app: App; quiet: App },
  { runDue, say, sandbox, signal }: SeedOptions,
): Promise<void> {
  const now = app.clock.now();
  await noteFilling(app, 'began', now);
  say(`Filling the demo: ${catalogue.people.length} people, ${catalogue.services.length} listings …`);
  const context: SeedContext = {
    app: quiet,
    sandbox,
    runDue,
    people: new Map(),
    providerIds: new Map(),
    serviceIds: new Map(),
  };
  const { usdToKesRate: rate } = await getSettings(app.db);
  const { card, mpesa } = app.config;
  const paid = { card: card.mode === 'sandbox', mpesa: mpesa.mode === 'sandbox', rate };
  const batches = batchesOf(planBookings(catalogue, now, paid));
  const startDates = startDatesOf(catalogue, batches, now);
  const year = Number(dateInNairobi(now).slice(0, 4));
  const steps = [
    ...(await peopleSteps(context, catalogue.people, startDates.people)),
    ...listingSteps(context, catalogue, startDates, year),
    ...payoutSteps(context, startDates, batches, now),
    ...applicationSteps(context, now),
    ...tripSteps(context, batches, progress(say, batches.flatMap(({ bookings }) => bookings).length)),
    ...requestSteps(context, now),
    ...conversationSteps(context, now),
  ];
  await runInOrder(app, now, steps, signal);
  // What would be due at once, so that the first sweep reminds nobody.
  await remindTravellers(quiet);
  await readNotices(quiet, now);
  await forgetNotices(quiet);
  await resetClock(app);
  await app.queue.drain(quiet);
  await noteFilling(app, 'ended', app.clock.now());
}

/** Runs each step with the clock frozen at its instant; the clock never goes back. */
async function runInOrder(app: App, now: Date, steps: readonly Step[], signal: AbortSignal): Promise<void> {
  let last = 0;
  for (const { at, run } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    signal.throwIfAborted();
    app.clock.freeze(new Date(Math.max(last, Math.min(at.getTime(), now.getTime()))));
    await run();
    last = app.clock.now().getTime();
  }
}

/**
 * A queue for the seed. It drops letters and text messages, and jobs that are due later, since every sweep reads the due columns.
 */
function withoutLetters(queue: JobRunner<App>): JobRunner<App> {
  return {
    ...queue,
    async send(tx, name, data, options) {
      const isMessage = name.startsWith('mail-') || name.startsWith('sms-');
      if (!isMessage && !options.at) await queue.send(tx, name, data, options);
    },
  };
}

/**
 * A connection whose commits do not wait for the disk, since on a slow disk that would take most of the time. Only the
 * entry that the filling ended waits; until it is on the disk, the next start begins again.
 */
function connectWithoutFlush(connection: Connection, { log }: App): Database {
  const config = typeof connection === 'string' ? { connectionString: connection } : connection;
  const logError = (err: Error) => log.error({ err }, 'a database connection failed');
  return connect({ ...config, options: '-c synchronous_commit=off' }, logError);
}

const reportEvery = 20;

function progress(say: (line: string) => void, all: number): (count: number) => void {
  let made = 0;
  return (count) => {
    const before = Math.floor(made / reportEvery);
    made += count;
    if (Math.floor(made / reportEvery) > before) say(`Filling the demo: bookings and payments ${made} of ${all} …`);
  };
}

/** Lets the clock run again, with the offset by which the demo's clock was moved. */
async function resetClock({ clock, db }: App): Promise<void> {
  const [row] = await db.select().from(clockOffsets).where(eq(clockOffsets.id, 1));
  clock.setOffset(row?.offsetMs ?? 0);
}

/** Empties the simulators after an interrupted filling, since our own payments are removed too. */
async function forgetPayments({ addresses }: DemoSandbox): Promise<void> {
  for (const base of [addresses.stripe.apiBase, addresses.daraja.baseUrl]) {
    const answer = await fetch(`${base}/__control/reset`, { method: 'POST' });
    if (!answer.ok) throw new Error(`A simulator answered ${answer.status} to the reset`);
  }
}
