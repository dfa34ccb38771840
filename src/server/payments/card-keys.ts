import { sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { closeIssue, raiseDifference } from './reconciliation/raise-issue.ts';

/** How long cards are off once Stripe has refused our keys; the next traveller's try then tells whether it takes them. */
const OFF_FOR_MS = 5 * 60_000;

const subject = 'stripe';

/**
 * Stripe took our keys for no good (401), or for not allowed to do this (403): no card can be charged until a person has
 * mended that. One case, which tells when it was seen last.
 * @param code what Stripe called it
 */
export function noteKeysRefused(app: App, tx: Tx, code: string): Promise<void> {
  const at = app.clock.now();
  return raiseDifference(app, tx, { code: 'card_keys_refused', subject, found: { code, at: at.toISOString() }, at });
}

/** Stripe has made an intent for us: its keys are good again. */
export function noteKeysTaken(tx: Tx, at: Date): Promise<void> {
  return closeIssue(tx, 'card_keys_refused', subject, 'taken again', at);
}

/** Whether to offer no card, since Stripe refused our keys a moment ago. */
export async function areKeysRefused(db: DbOrTx, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - OFF_FOR_MS).toISOString();
  const { rows } = await db.execute(
    sql`select 1 from reconciliation_issues
        where code = 'card_keys_refused' and subject = ${subject} and status = 'open' and found ->> 'at' > ${since}`,
  );
  return rows.length > 0;
}
