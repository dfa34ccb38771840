import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';

interface NewJob {
  /** Undefined for a random one. A job whose id exists in its queue is not written. */
  id: string | undefined;
  name: string;
  data: object;
  /** By the database's clock; undefined: at once. */
  at: Date | undefined;
}

const { id, name, at, data } = {
  id: sql`${sql.placeholder('id')}::uuid`,
  name: sql`${sql.placeholder('name')}::text`,
  at: sql`${sql.placeholder('at')}::timestamptz`,
  data: sql`${sql.placeholder('data')}::jsonb`,
};

/** The channel on which the workers of pg-boss listen, by `notifyChannelSql` in its `src/plans.ts`. */
const channel = sql`'pgboss_' || left(encode(sha224('jobs'), 'hex'), 24)`;

const writeJobStatement = statement<Omit<NewJob, 'data'> & { data: string }, { known: boolean }>(
  'write-job',
  () => sql`
    with queue as (select * from jobs.queue where name = ${name}),
    job as (
      insert into jobs.job (id, name, data, start_after, created_on, expire_seconds, deletion_seconds, keep_until,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
      select coalesce(${id}, gen_random_uuid()), queue.name, ${data}, due.at, jobs.job_now(), expire_seconds,
        deletion_seconds, due.at + retention_seconds * interval '1s', retry_limit, retry_delay, retry_backoff,
        retry_delay_max, policy, dead_letter, heartbeat_seconds
      from queue, (select coalesce(${at}, jobs.job_now()) as at) due
      on conflict do nothing
      returning start_after
    )
    select true as known,
      (select pg_notify(${channel}, queue.name) from job where queue.notify and start_after <= jobs.job_now()) as told
    from queue`,
);

/**
 * Writes the row that `send` of pg-boss writes for these options, by one prepared statement instead of a wide one that is
 * built anew. A job that is due at once tells the workers when the transaction commits.
 * @throws Error without a queue of that name
 */
export async function writeJob(tx: Tx, job: NewJob): Promise<void> {
  const [written] = await writeJobStatement.rows(tx, { ...job, data: JSON.stringify(job.data) });
  if (!written) throw new Error(`There is no queue ${job.name}`);
}
