import { lt, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { paymentLimits } from './tables.ts';

/** The longest period of any limit. */
const longestMs = 24 * 3_600_000;

/**
 * Locks these phones and persons until the transaction ends, so that attempts are counted one after the other. They are
 * locked after booking and payment, and in alphabetical order, so that two transactions never wait for each other.
 */
export async function lockLimits(tx: Tx, subjects: readonly string[], now: Date): Promise<void> {
  await tx
    .insert(paymentLimits)
    .values(subjects.toSorted().map((subject) => ({ subject, lastAt: now })))
    .onConflictDoUpdate({ target: paymentLimits.subject, set: { lastAt: sql`excluded.last_at` } });
}

/** Deletes the rows of phones and persons that have made no attempt within the longest period. */
export async function forgetOldLimits(app: App): Promise<void> {
  await app.db.delete(paymentLimits).where(lt(paymentLimits.lastAt, new Date(app.clock.now().getTime() - longestMs)));
}
