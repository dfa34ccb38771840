import { eq, lte, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#shared/errors.ts';
import { tryLimits } from './tables.ts';

/** At most `most` tries at once, which come back one after the other, all of them within `periodMs`. */
export interface Limit {
  /** What is limited and for whom; without personal data, so digests. */
  subject: string;
  most: number;
  periodMs: number;
}

const later = (ms: number) => sql`${ms} * interval '1 millisecond'`;
const shareOf = ({ most, periodMs }: Limit) => periodMs / most;

/**
 * Takes one try of each limit. Check and count are one statement, so that the count is exact under concurrency. The rows
 * are locked in the order of their subjects, and stay so until the caller's transaction ends.
 * @param tx must be rolled back when this throws, so that a refused call takes no try
 * @throws AppError too_many_tries with the seconds until the next try
 */
export async function takeTries(tx: Tx, limits: readonly Limit[], now: Date): Promise<void> {
  const inOrder = limits.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  for (const limit of inOrder) {
    if (!(await takeOne(tx, limit, now))) {
      throw new AppError('too_many_tries', { retryAfter: await secondsUntilNext(tx, limit, now) });
    }
  }
}

const takeTry = statement<
  { subject: string; first: Date; at: Date; shareMs: number; periodMs: number },
  { subject: string }
>('take-try', () => {
  const at = sql`${sql.placeholder('at')}::timestamptz`;
  const ms = (name: string) => sql`${sql.placeholder(name)}::double precision * interval '1 millisecond'`;
  const after = sql`greatest(${tryLimits.freeAt}, ${at}) + ${ms('shareMs')}`;
  return sql`
    insert into ${tryLimits} (subject, free_at) values (${sql.placeholder('subject')}, ${sql.placeholder('first')})
    on conflict (subject) do update set free_at = ${after} where ${after} <= ${at} + ${ms('periodMs')}
    returning subject`;
});

/** Takes a try of one limit. @returns whether there was one left */
export async function takeOne(tx: Tx, limit: Limit, now: Date): Promise<boolean> {
  const { subject, periodMs } = limit;
  const shareMs = shareOf(limit);
  const first = new Date(now.getTime() + shareMs);
  const taken = await takeTry.rows(tx, { subject, first, at: now, shareMs, periodMs });
  return taken.length > 0;
}

async function secondsUntilNext(tx: Tx, limit: Limit, now: Date): Promise<number> {
  const [row] = await tx.select().from(tryLimits).where(eq(tryLimits.subject, limit.subject));
  const waitMs = (row?.freeAt ?? now).getTime() + shareOf(limit) - limit.periodMs - now.getTime();
  return Math.max(1, Math.ceil(waitMs / 1000));
}

/** Gives back a try of each limit, for what turned out to need no limit. */
export async function giveTriesBack(db: DbOrTx, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    await db
      .update(tryLimits)
      .set({ freeAt: sql`${tryLimits.freeAt} - ${later(shareOf(limit))}` })
      .where(eq(tryLimits.subject, limit.subject));
  }
}

/** Locks a subject until the transaction ends, where the tries themselves are counted in another table. */
export async function lockSubject(tx: Tx, { subject, until }: { subject: string; until: Date }): Promise<void> {
  await tx
    .insert(tryLimits)
    .values({ subject, freeAt: until })
    .onConflictDoUpdate({ target: tryLimits.subject, set: { freeAt: sql`excluded.free_at` } });
}

/** Deletes the rows that limit nothing any more. By the index `try_limits_free`. */
export async function forgetFreeLimits(app: App): Promise<void> {
  await app.db.delete(tryLimits).where(lte(tryLimits.freeAt, app.clock.now()));
}
