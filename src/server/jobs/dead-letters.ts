import { and, eq, type SQL, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Db, Tx } from '#server/db/client.ts';
import { listOf, noPosition } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';

/** The queue of jobs whose tries have all failed. */
export const deadLetters = 'dead-letters';
/** A year; by default pg-boss deletes a dead letter after two weeks. */
export const deadLettersKept = { retentionSeconds: 366 * 24 * 3600 };

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What is read of pg-boss's table, which pg-boss creates itself. The columns `source_…` have values in dead letters only. */
const jobs = pgSchema('jobs').table('job', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  state: text('state').notNull(),
  priority: integer('priority').notNull(),
  blocked: boolean('blocked').notNull(),
  data: jsonb('data').$type<unknown>(),
  createdOn: instant('created_on').notNull(),
  sourceName: text('source_name').notNull(),
  sourceOutput: jsonb('source_output').$type<unknown>(),
  sourceRetryCount: integer('source_retry_count').notNull(),
  sourceCreatedOn: instant('source_created_on').notNull(),
});

/** A job whose tries have all failed. Its times are the database's, not those of the product's clock. */
export interface DeadJob {
  id: string;
  name: string;
  data: unknown;
  /** The error of the last try, from `describeError`. */
  error: unknown;
  /** How often it was tried. */
  tries: number;
  createdAt: Date;
  diedAt: Date;
}

const selectDeadJobs = (db: Db, position: SQL<Position> = noPosition) =>
  db
    .select({
      id: jobs.id,
      name: jobs.sourceName,
      data: jobs.data,
      error: jobs.sourceOutput,
      tries: sql<number>`coalesce(${jobs.sourceRetryCount}, 0) + 1`,
      createdAt: jobs.sourceCreatedOn,
      diedAt: jobs.createdOn,
      position,
    })
    .from(jobs)
    .$dynamic();

/** Neither retried nor discarded. */
const waits = and(eq(jobs.name, deadLetters), sql`${jobs.state} < 'active'`);

/**
 * The dead letters of pg-boss, whose own list cannot be paged. Its index orders by priority first; every job of ours has
 * priority 0, and its dead letter keeps it. `not blocked` is true of every dead letter: it stands here because the index has
 * only rows of which it is, so `findDeadJob`, which finds by id, needs no such condition.
 */
export const deadJobsList = listOf({
  name: 'dead-jobs',
  select: selectDeadJobs,
  id: jobs.id,
  only: and(waits, sql`not ${jobs.blocked}`, eq(jobs.priority, 0)),
  filters: {},
  sorts: { diedAt: { column: jobs.createdOn, index: 'job_common_i11', sortsTies: true } },
});

/** A job that failed for good; undefined when it was retried or discarded. */
export async function findDeadJob(db: Db, id: string): Promise<DeadJob | undefined> {
  const [found] = await selectDeadJobs(db).where(and(waits, eq(jobs.id, id)));
  return found;
}

export interface DeadLetters {
  /** Puts it back into its own queue, due at once and with all its tries. @returns false when it is not there */
  retry(tx: Tx, id: string): Promise<boolean>;
  /** Deletes it. @returns false when it is not there */
  discard(tx: Tx, id: string): Promise<boolean>;
}

/** What can be done with a dead letter. */
export const deadLettersOf = (boss: PgBoss): DeadLetters => ({
  async retry(tx, id) {
    return (await boss.redrive(deadLetters, { ids: [id], db: fromDrizzle(tx, sql) })) > 0;
  },
  async discard(tx, id) {
    const gone = await tx
      .delete(jobs)
      .where(and(waits, eq(jobs.id, id)))
      .returning({ id: jobs.id });
    return gone.length > 0;
  },
});
