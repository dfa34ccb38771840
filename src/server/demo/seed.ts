import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { App } from '#server/app.ts';
import { type Connection, connect, type Database } from '#server/db/client.ts';
import type { JobRunner } from '#server/jobs/runner.ts';
import { getSettings } from '#server/settings/queries.ts';
import { clockOffsets } from '#server/settings/tables.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { catalogue } from './data/catalogue.ts';
import { emptyTables, noteFilling, readFilling } from './filled.ts';
import { batchesOf, openingsOf, planBookings } from './history.ts';
import { listingSteps } from './listings.ts';
import { payoutSteps } from './payouts.ts';
import { peopleSteps } from './people.ts';
import { tripSteps } from './trips.ts';
import type { DemoSandbox, Step, World } from './world.ts';

export interface SeedOptions {
  /** Does what every feature's due columns ask for by now. */
  runDue(app: App): Promise<void>;
  /** Hears a line now and then. */
  say(line: string): void;
  /** Undefined where no way of paying is in the sandbox: then nothing was ever paid. */
  sandbox?: DemoSandbox | undefined;
  /** Every table of the product. */
  tables: readonly PgTable[];
  /** The database that `app` uses. */
  connection: Connection;
  /** Asked between two steps: a stop waits for the step under way, so that nothing is pulled from under it. */
  signal: AbortSignal;
}

/**
 * Fills an empty database with the demo: people, providers, listings and a history of bookings, payments and reviews,
 * all by the product's own use cases with the clock standing in the past; payments go over the wire to the
 * simulators, so the product must be listening. Mails nothing. A filling that was cut short is begun again; a
 * database that holds anybody else's rows is left alone. One process at a time may call it.
 * @returns false when it was not done because the simulators run in another process, which then does it
 */
export async function seedDemo(app: App, options: SeedOptions): Promise<boolean> {
  const { say, sandbox } = options;
  const filling = await readFilling(app.db);
  if (filling === 'present' || filling === 'foreign') return true;
  if (sandbox && !sandbox.runsHere()) return false;
  try {
    await backToPresent(app);
    if (filling === 'interrupted') {
      say('Filling the demo: the last start was cut short, beginning again …');
      if (sandbox) await forgetPayments(sandbox);
      await emptyTables(app, options.tables);
    }
    const database = connectHastily(options.connection, app);
    try {
      await fill(app, { ...app, db: database.db, queue: withoutLetters(app.queue) }, options);
    } finally {
      await database.close();
    }
  } finally {
    await backToPresent(app);
  }
  return true;
}

/** @param quiet the app as the past uses it */
async function fill(app: App, quiet: App, { runDue, say, sandbox, signal }: SeedOptions): Promise<void> {
  const now = app.clock.now();
  await noteFilling(app, 'began', now);
  say(`Filling the demo: ${catalogue.people.length} people, ${catalogue.services.length} listings …`);
  const world: World = {
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
  const openings = openingsOf(catalogue, batches, now);
  const year = Number(dateInNairobi(now).slice(0, 4));
  const steps = [
    ...(await peopleSteps(world, catalogue.people, openings.people)),
    ...listingSteps(world, catalogue, openings, year),
    ...payoutSteps(world, openings, batches, now),
    ...tripSteps(world, batches, progress(say, batches.flatMap(({ bookings }) => bookings).length)),
  ];
  await inOrderOfTime(app, now, steps, signal);
  await backToPresent(app);
  await app.queue.drain(quiet);
  await noteFilling(app, 'ended', app.clock.now());
}

/** Runs each step with the clock standing at its instant, which never goes back. */
async function inOrderOfTime(app: App, now: Date, steps: readonly Step[], signal: AbortSignal): Promise<void> {
  let last = 0;
  for (const { at, run } of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    signal.throwIfAborted();
    app.clock.freeze(new Date(Math.max(last, Math.min(at.getTime(), now.getTime()))));
    await run();
    last = app.clock.now().getTime();
  }
}

/**
 * A queue for the seed. Letters about the past are not sent, now or ever; what is to wake somebody later is left to
 * the due columns, which every sweep reads.
 */
function withoutLetters(queue: JobRunner<App>): JobRunner<App> {
  return {
    ...queue,
    async send(tx, name, data, options) {
      if (!name.startsWith('mail-') && !options.at) await queue.send(tx, name, data, options);
    },
  };
}

/**
 * Commits do not wait for the disk, which on a slow one would take longer than all the rest. Nothing is risked: the
 * last note, that the filling ended, does wait, and until it is on the disk the next start begins again.
 */
function connectHastily(connection: Connection, { log }: App): Database {
  const config = typeof connection === 'string' ? { connectionString: connection } : connection;
  const complain = (err: Error) => log.error({ err }, 'database trouble');
  return connect({ ...config, options: '-c synchronous_commit=off' }, complain);
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

/** The clock runs again, as far ahead of real time as the demo's was moved. */
async function backToPresent({ clock, db }: App): Promise<void> {
  const [row] = await db.select().from(clockOffsets).where(eq(clockOffsets.id, 1));
  clock.setOffset(row?.offsetMs ?? 0);
}

/** What an interrupted filling paid is no longer in our books, so neither may it be in the simulators'. */
async function forgetPayments({ addresses }: DemoSandbox): Promise<void> {
  for (const base of [addresses.stripe.apiBase, addresses.daraja.baseUrl]) {
    const answer = await fetch(`${base}/__control/reset`, { method: 'POST' });
    if (!answer.ok) throw new Error(`A simulator answered ${answer.status} when it was to forget`);
  }
}
