import { sql } from 'drizzle-orm';
import pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { v5 } from 'uuid';
import type { z } from 'zod';
import type { App } from '../app.ts';
import type { MovableClock } from '../clock.ts';
import { type Connection, queueOf, type Tx } from '../db/client.ts';
import { describeError } from '../log.ts';
import { type DeadLetters, deadLetters, deadLettersKept, deadLettersOf } from './dead-letters.ts';

/** Something to be done outside a transaction: it finds out for itself whether it is still needed. */
export interface Job<Data extends object = object> {
  name: string;
  schema: z.ZodType<Data>;
  run(app: App, data: Data): Promise<unknown>;
  /** Runs by itself at these times; its data is then `{}`. */
  cron?: string;
}

export function job<Data extends object>(
  name: string,
  schema: z.ZodType<Data>,
  run: (app: App, data: Data) => Promise<unknown>,
  options: { cron?: string } = {},
): Job<Data> {
  return { name, schema, run, ...options };
}

export interface Queue {
  send(tx: Tx, name: string, data: object, options: EnqueueOptions): Promise<void>;
}

export interface EnqueueOptions {
  /** The product's time at which it is due; absent: at once. */
  at?: Date;
  /** The same key a second time does nothing: one effect for one cause. */
  key?: string;
}

/** Writes a job into the caller's transaction: it runs if, and only if, that commits. */
export function enqueue(tx: Tx, name: string, data: object, options: EnqueueOptions = {}): Promise<void> {
  return queueOf(tx).send(tx, name, data, options);
}

/** Namespace of the ids that keyed jobs get. */
const keySpace = '0199c3a2-5d7e-7000-8000-7477656e6465';
const stopWithinMs = 10_000;

/** A job sent now wakes its worker at once; one that falls due later is found by the next look. */
const pace = {
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 5, // pg-boss would look every 30 s only, since it relies on being woken
  batchSize: 4,
  burstWhenBatchFull: true, // else a queue that has grown long is worked off by four jobs a look
  perJobResults: true, // one job's failure must not run its neighbours again
} as const;

/** How pg-boss is told what became of one job of a batch. */
type Outcome = { id: string; status: 'completed' } | { id: string; status: 'failed'; output: object };

export interface JobRunner extends Queue {
  /** Jobs that failed for good, for a person to look at. */
  dead: DeadLetters;
  /** Creates the queues; jobs may be sent after it. */
  start(jobs: Job[]): Promise<void>;
  /** Begins to work, by itself, until `stop`. */
  work(app: App): Promise<void>;
  /** Runs everything that is due now, and what that enqueues, in this call: for the demo's clock and for tests. */
  drain(app: App): Promise<number>;
  /** Stops claiming, lets running jobs end, closes. */
  stop(): Promise<void>;
  /** True while the queue's tables answer. */
  healthy(): Promise<boolean>;
}

const { removeAllListeners } = pg.Client.prototype;
/**
 * pg-boss (12.38 still) takes all listeners off the connection it hears of new jobs on, and only then ends it: what the
 * server says in between, such as "terminating connection", is an 'error' that nobody hears, which ends the process.
 */
pg.Client.prototype.removeAllListeners = function (...events) {
  removeAllListeners.apply(this, events);
  return events.length === 0 ? this.on('error', () => {}) : this;
};

/**
 * Jobs in PostgreSQL by pg-boss. Its own time is the database's; ours may be ahead of it in the demo, so a due time
 * is handed over less the clock's offset, and handlers compare our own columns with our own clock.
 */
export function createJobRunner(
  connection: Connection,
  clock: MovableClock | { offsetMs?: number },
  onError: (error: Error, name?: string) => void,
): JobRunner {
  const boss = new PgBoss({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max: 4,
    schema: 'jobs',
    useListenNotify: true,
    application_name: 'twende-jobs',
  } as ConstructorParameters<typeof PgBoss>[0] & object);
  boss.on('error', (error) => onError(asError(error)));
  const known = new Map<string, Job>();

  const runOne = async (app: App, name: string, data: unknown) => {
    const found = known.get(name);
    if (!found) throw new Error(`No handler for the job ${name}`);
    await found.run(app, found.schema.parse(data ?? {}));
  };

  /** Tells of a failure and hands it on as an outcome. */
  const attempt = async (app: App, name: string, { id, data }: { id: string; data: unknown }): Promise<Outcome> => {
    try {
      await runOne(app, name, data);
      return { id, status: 'completed' };
    } catch (error) {
      onError(asError(error), name);
      return { id, status: 'failed', output: describeError(error) };
    }
  };

  return {
    dead: deadLettersOf(boss),
    async start(jobs) {
      await boss.start();
      await boss.createQueue(deadLetters);
      // Also where the queue was made before this was said.
      await boss.updateQueue(deadLetters, deadLettersKept);
      for (const each of jobs) {
        known.set(each.name, each);
        await boss.createQueue(each.name, {
          retryLimit: 8,
          retryDelay: 2,
          retryBackoff: true,
          retryDelayMax: 3600,
          expireInSeconds: 300,
          deadLetter: deadLetters,
          notify: true,
        });
      }
    },
    async send(tx, name, data, { at, key }) {
      const offset = clock.offsetMs ?? 0;
      await boss.send(name, data, {
        db: fromDrizzle(tx, sql),
        ...(at && { startAfter: new Date(at.getTime() - offset) }),
        ...(key && { id: v5(`${name}:${key}`, keySpace) }),
      });
    },
    async work(app) {
      for (const each of known.values()) {
        await boss.work(each.name, pace, (batch) => Promise.all(batch.map((one) => attempt(app, each.name, one))));
        if (each.cron) await boss.schedule(each.name, each.cron, {}, { tz: 'Africa/Nairobi' });
      }
    },
    async drain(app) {
      let ran = 0;
      for (let found = true; found; ) {
        found = false;
        for (const name of (await dueQueues(app)).filter((one) => known.has(one))) {
          const batch = await boss.fetch(name, { batchSize: 50 });
          for (const one of batch) {
            found = true;
            ran++;
            const outcome = await attempt(app, name, one);
            if (outcome.status === 'completed') await boss.complete(name, one.id);
            else await boss.fail(name, one.id, outcome.output);
          }
        }
      }
      return ran;
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
    healthy: () => boss.isInstalled(),
  };
}

/** Those of the queues that hold a due job: to ask each of them in turn takes far longer than to do what there is. */
async function dueQueues({ db }: App): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from jobs.job where state < 'active' and start_after <= now()`,
  );
  return rows.map(({ name }) => name);
}

/** pg-boss reports some errors as plain objects that look like one. */
function asError(problem: unknown): Error {
  if (problem instanceof Error) return problem;
  const { message } = (problem ?? {}) as { message?: unknown };
  return Object.assign(new Error(typeof message === 'string' ? message : String(problem)), problem);
}
