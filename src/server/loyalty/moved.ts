import { type SQL, sql } from 'drizzle-orm';
import { pointsExpiry, pointsWarnDays } from '#shared/points.ts';
import { pointsAccounts } from './tables.ts';

const hourMs = 3_600_000;

/** From the letter, at nine in the morning, to the midnight after which points count no more; at least 30 days. */
const warnHours = (pointsWarnDays + 1) * 24 - 9;

/** When points that move at `at` expire, and when their owner is told; for the row that is changed. */
export function movedAt(at: Date): { expiresAt: SQL; warnsAt: SQL } {
  // Clocks of several processes differ a little, and the demo writes its past in no order.
  const expiresAt = sql`greatest(${pointsAccounts.expiresAt}, ${pointsExpiry(at).toISOString()}::timestamptz)`;
  return { expiresAt, warnsAt: sql`${expiresAt} - make_interval(hours => ${warnHours}::integer)` };
}

/** The same for a person's first points. */
export function firstMovedAt(at: Date): { expiresAt: Date; warnsAt: Date } {
  const expiresAt = pointsExpiry(at);
  return { expiresAt, warnsAt: new Date(expiresAt.getTime() - warnHours * hourMs) };
}
