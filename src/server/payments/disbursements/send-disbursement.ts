import { and, eq, lte } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { type Tx, transaction } from '../../db/client.ts';
import { raiseIssue } from '../reconciliation/raise-issue.ts';
import { deliver, newAddresses, type Try } from './deliver-disbursement.ts';
import { CANNOT_SEND_MS, SEND_SILENT_MS } from './disbursement-times.ts';
import { lockDisbursement, moveDisbursement } from './move-disbursement.ts';
import { type DisbursementOwners, disbursementOwners } from './owners.ts';
import { updateDisbursement } from './repository.ts';
import { disbursements } from './tables.ts';

/**
 * Sends a queued disbursement that is due, once: whoever claims it sends it. A second run, in any process, does nothing.
 *
 * What may be sent again, and why:
 * - refused unprocessed (busy, unreachable, a firewall's page): M-Pesa has seen no order. Queued again with backoff.
 * - B2C of unknown outcome: only under the same id, which M-Pesa takes once for all time; it answers Duplicate where
 *   the first arrived. Never under a new id.
 * - a reversal of unknown outcome: a receipt is reversed once, a second try is told R000001, which is what we want. But
 *   a failure of such a try proves nothing of the one before.
 */
export async function sendDisbursement(
  app: App,
  id: string,
  owners: DisbursementOwners = disbursementOwners,
): Promise<void> {
  if (!app.daraja?.canSend) return transaction(app, (tx) => putOff(app, tx, id));
  const claimed = await transaction(app, (tx) => claim(app, tx, owners, id));
  if (claimed) await deliver(app, owners, claimed);
}

/** T1: from here on a crash leaves an order whose outcome is unknown, never one that is sent under another id. */
async function claim(app: App, tx: Tx, owners: DisbursementOwners, id: string): Promise<Try | undefined> {
  const now = app.clock.now();
  const found = await lockDisbursement(tx, id, owners);
  if (found?.status !== 'queued' || !found.nextCheckAt || found.nextCheckAt > now) return undefined;
  const disbursement = await moveDisbursement(app, tx, owners, id, 'sending', {
    tries: found.tries + 1,
    sentAt: now,
    nextCheckAt: new Date(now.getTime() + SEND_SILENT_MS),
  });
  if (!disbursement) return undefined;
  return { disbursement, addresses: await newAddresses(app, tx, id, 'result', now), at: now };
}

/** M-Pesa, or the right to send, was switched off after it was queued: a person must know, and nothing is lost. */
async function putOff(app: App, tx: Tx, id: string): Promise<void> {
  const now = app.clock.now();
  const [due] = await tx
    .select({ id: disbursements.id })
    .from(disbursements)
    .where(and(eq(disbursements.id, id), eq(disbursements.status, 'queued'), lte(disbursements.nextCheckAt, now)));
  if (!due) return;
  await raiseIssue(app, tx, { code: 'sending_off', subject: id, at: now });
  await updateDisbursement(tx, id, { nextCheckAt: new Date(now.getTime() + CANNOT_SEND_MS) });
}
