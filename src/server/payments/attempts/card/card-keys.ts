import { sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { DbOrTx, Tx } from '#server/db/client.ts';
import { closeIssue, raiseOrUpdateIssue } from '../../cases/raise-issue.ts';

/**
 * How long no card is offered after Stripe has refused our keys. The next card payment after that tries the keys again.
 */
const OFF_FOR_MS = 5 * 60_000;

const subject = 'stripe';

/**
 * Opens a case because Stripe refused our keys as wrong (401) or as not permitted (403). No card can be charged until
 * an admin corrects them. While the case is open, a further refusal only updates its instant.
 * @param code Stripe's code of the error
 */
export function noteKeysRefused(app: App, tx: Tx, code: string): Promise<void> {
  const at = app.clock.now();
  return raiseOrUpdateIssue(app, tx, { code: 'card_keys_refused', subject, found: { code, at: at.toISOString() }, at });
}

/** Closes that case, after Stripe has created an intent with our keys. */
export function noteKeysAccepted(tx: Tx, at: Date): Promise<void> {
  return closeIssue(tx, { code: 'card_keys_refused', subject, note: 'taken again', at });
}

/** Whether Stripe has refused our keys within the last five minutes, so that no card can be offered. */
export async function areKeysRefused(db: DbOrTx, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - OFF_FOR_MS).toISOString();
  const { rows } = await db.execute(
    sql`select 1 from reconciliation_issues
        where code = 'card_keys_refused' and subject = ${subject} and status = 'open' and found ->> 'at' > ${since}`,
  );
  return rows.length > 0;
}
