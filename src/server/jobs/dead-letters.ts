import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Tx } from '#server/db/client.ts';
import { COUNTED_MAX, cappedTotal, type Total } from '#server/db/count.ts';

/** The queue of jobs whose tries have all failed. */
export const deadLetters = 'dead-letters';
/** A year; by default pg-boss deletes a dead letter after two weeks. */
export const deadLettersKept = { retentionSeconds: 366 * 24 * 3600 };

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

export interface DeadLetters {
  /** Newest first. */
  list(page: { limit: number; offset: number }): Promise<Total & { jobs: DeadJob[] }>;
  find(id: string): Promise<DeadJob | undefined>;
  /** Puts it back into its own queue, due at once and with all its tries. @returns false when it is not there */
  retry(tx: Tx, id: string): Promise<boolean>;
  /** Deletes it. @returns false when it is not there */
  discard(tx: Tx, id: string): Promise<boolean>;
}

const columns = `id, source_name as name, data, source_output as error, source_retry_count as retries,
  source_created_on as "createdAt", created_on as "diedAt"`;
const waiting = `from jobs.job where name = $1 and state < 'active'`;

interface Row extends Omit<DeadJob, 'tries'> {
  retries: number | null;
}

const jobOf = ({ retries, ...row }: Row): DeadJob => ({ ...row, tries: (retries ?? 0) + 1 });

/** The dead letters of pg-boss. Its own list cannot be paged, so this reads the rows. */
export function deadLettersOf(boss: PgBoss): DeadLetters {
  const rows = async <T>(text: string, values: unknown[]): Promise<T[]> =>
    (await boss.getDb().executeSql(text, values)).rows as T[];

  return {
    async list({ limit, offset }) {
      const [found, [count]] = await Promise.all([
        rows<Row>(`select ${columns} ${waiting} order by created_on desc, id desc limit $2 offset $3`, [
          deadLetters,
          limit,
          offset,
        ]),
        rows<{ total: number }>(`select count(*)::int as total from (select 1 ${waiting} limit $2) counted`, [
          deadLetters,
          COUNTED_MAX + 1,
        ]),
      ]);
      return { jobs: found.map(jobOf), ...cappedTotal(count?.total ?? 0) };
    },
    async find(id) {
      const [found] = await rows<Row>(`select ${columns} ${waiting} and id = $2`, [deadLetters, id]);
      return found && jobOf(found);
    },
    async retry(tx, id) {
      return (await boss.redrive(deadLetters, { ids: [id], db: fromDrizzle(tx, sql) })) > 0;
    },
    async discard(tx, id) {
      const gone = await tx.execute(
        sql`delete from jobs.job where name = ${deadLetters} and id = ${id} and state < 'active' returning id`,
      );
      return gone.rows.length > 0;
    },
  };
}
