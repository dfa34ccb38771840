import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { v5 } from 'uuid';
import type { MovableClock } from '#server/clock.ts';
import type { Connection, Db, Queue } from '#server/db/client.ts';
import { describeError } from '#server/log.ts';
import { type DeadLetters, deadLetters, deadLettersKept, deadLettersOf } from './dead-letters.ts';
import './late-connection-errors.ts';
import { writeJob } from './write-job.ts';

/** A job that a runner can run. `Context` is what handlers are given: in the product the App. */
export interface Job<Context> {
  name: string;
  run(context: Context, data: unknown): Promise<unknown>;
  /** Also runs at these times of Nairobi, with `{}` as its data. */
  cron?: string;
}

/** Namespace of the ids that keyed jobs get. */
const keySpace = '0199c3a2-5d7e-7000-8000-7477656e6465';
const stopWithinMs = 10_000;

/** A worker is notified of a job that is due when it is sent; one that becomes due later is found by polling. */
const workOptions = {
  pollingIntervalSeconds: 5,
  notifyPollingIntervalSeconds: 5, // pg-boss itself polls only every 30 s where it is notified
  batchSize: 4,
  burstWhenBatchFull: true, // else only one batch of a long queue would run per poll
  perJobResults: true, // else one job that fails would make the whole batch run again
} as const;

/** The result of one job of a batch, in the form that pg-boss reads. */
type Outcome = { id: string; status: 'completed' } | { id: string; status: 'failed'; output: object };

export interface JobRunner<Context> extends Queue {
  /** Jobs that failed for good, for a person to look at. */
  dead: DeadLetters;
  /** Creates the queues. Jobs can be sent only after it. */
  start(jobs: readonly Job<Context>[]): Promise<void>;
  /** Starts to run jobs when they are due, until `stop`. */
  work(context: Context): Promise<void>;
  /**
   * Runs all jobs that are due, and those that they enqueue, before it resolves; for the demo's clock and for tests.
   */
  drain(context: Context): Promise<number>;
  /** Takes no further job, waits for those that are running, and closes. */
  stop(): Promise<void>;
  /** Whether the queue's tables can be read. */
  healthy(): Promise<boolean>;
}

/**
 * Jobs in PostgreSQL by pg-boss, which uses the database's time. In the demo the product's clock may be ahead of that, so
 * the clock's offset is subtracted from due times; handlers compare due columns with the product's clock.
 */
export function createJobRunner<Context extends { db: Db }>(
  connection: Connection,
  clock: MovableClock | { offsetMs?: number },
  onError: (error: Error, name?: string) => void,
): JobRunner<Context> {
  const boss = createBoss(connection);
  boss.on('error', (error) => onError(asError(error)));
  const known = new Map<string, Job<Context>>();

  /** Runs one job. A failure is reported to `onError` and returned as the outcome. */
  const attempt: Attempt<Context> = async (context, name, { id, data }) => {
    try {
      const found = known.get(name);
      if (!found) throw new Error(`No handler for the job ${name}`);
      await found.run(context, data ?? {});
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
      // For databases whose queue was created with other options.
      await boss.updateQueue(deadLetters, deadLettersKept);
      for (const each of jobs) {
        known.set(each.name, each);
        await boss.createQueue(each.name, queueOptions);
      }
    },
    async send(tx, name, data, { at, key }) {
      const offset = clock.offsetMs ?? 0;
      const due = at && new Date(at.getTime() - offset);
      await writeJob(tx, { id: key && v5(`${name}:${key}`, keySpace), name, data, at: due });
    },
    async work(context) {
      for (const each of known.values()) {
        await boss.work(each.name, workOptions, (batch) =>
          Promise.all(batch.map((one) => attempt(context, each.name, one))),
        );
        if (each.cron) await boss.schedule(each.name, each.cron, {}, { tz: 'Africa/Nairobi' });
      }
    },
    async drain(context) {
      let ran = 0;
      for (;;) {
        const due = (await dueQueues(context)).filter((name) => known.has(name));
        const before = ran;
        for (const name of due) ran += await drainQueue(boss, name, (one) => attempt(context, name, one));
        if (ran === before) return ran;
      }
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: stopWithinMs });
    },
    healthy: () => boss.isInstalled(),
  };
}

interface FetchedJob {
  id: string;
  data: unknown;
}

type Attempt<Context> = (context: Context, name: string, one: FetchedJob) => Promise<Outcome>;

const queueOptions = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  deadLetter: deadLetters,
  notify: true,
};

const createBoss = (connection: Connection) =>
  new PgBoss({
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    max: 4,
    schema: 'jobs',
    useListenNotify: true,
    application_name: 'twende-jobs',
  } as ConstructorParameters<typeof PgBoss>[0] & object);

/** Runs up to 50 due jobs of a queue, one after another. @returns how many it ran */
async function drainQueue(boss: PgBoss, name: string, run: (one: FetchedJob) => Promise<Outcome>): Promise<number> {
  const batch = await boss.fetch(name, { batchSize: 50 });
  for (const one of batch) {
    const outcome = await run(one);
    if (outcome.status === 'completed') await boss.complete(name, one.id);
    else await boss.fail(name, one.id, outcome.output);
  }
  return batch.length;
}

/** The queues that hold a due job, in one query; asking each queue would take longer than running the jobs. */
async function dueQueues({ db }: { db: Db }): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select distinct name from jobs.job where state < 'active' and start_after <= now()`,
  );
  return rows.map(({ name }) => name);
}

/** pg-boss reports some errors as plain objects with the fields of one. */
function asError(problem: unknown): Error {
  if (problem instanceof Error) return problem;
  const { message } = (problem ?? {}) as { message?: unknown };
  return Object.assign(new Error(typeof message === 'string' ? message : String(problem)), problem);
}
