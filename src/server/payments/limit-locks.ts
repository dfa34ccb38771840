import { lt, sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import type { Tx } from '../db/client.ts';
import { paymentLimits } from './tables.ts';

/** The longest time over which anything is limited. */
const longestMs = 24 * 3_600_000;

/**
 * Keeps everybody else from counting for these phones and persons until the transaction ends. Locked after booking and
 * payment, and in the order of their names, so that nobody who waits here is waited for.
 */
export async function lockLimits(tx: Tx, subjects: readonly string[], now: Date): Promise<void> {
  await tx
    .insert(paymentLimits)
    .values(subjects.toSorted().map((subject) => ({ subject, lastAt: now })))
    .onConflictDoUpdate({ target: paymentLimits.subject, set: { lastAt: sql`excluded.last_at` } });
}

/** Removes the rows of who has not tried for so long that nothing of it counts. */
export async function forgetOldLimits(app: App): Promise<void> {
  await app.db.delete(paymentLimits).where(lt(paymentLimits.lastAt, new Date(app.clock.now().getTime() - longestMs)));
}
