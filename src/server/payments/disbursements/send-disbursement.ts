import { and, eq, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import { deliverDisbursement, newCallbackUrls, type PreparedSend } from './deliver-disbursement.ts';
import { CANNOT_SEND_MS, SEND_SILENT_MS } from './disbursement-times.ts';
import { lockDisbursement, moveDisbursement } from './move-disbursement.ts';
import { updateDisbursement } from './repository.ts';
import { disbursements } from './tables.ts';

/**
 * Sends a queued disbursement that is due, once: only the run that claims it sends it. A second run, in any process, does
 * nothing.
 *
 * What may be sent again, and why that is safe:
 * - One that was refused unprocessed (busy, unreachable, a firewall's page): M-Pesa has not taken it. It is queued again with
 *   backoff.
 * - A B2C of unknown outcome: only under the same id, which M-Pesa takes once for all time. It answers Duplicate when it has
 *   received the first one. Never under a new id.
 * - A reversal of unknown outcome: a receipt is reversed once, and M-Pesa answers a second reversal with R000001, which we
 *   count as done. But a failure of the second one proves nothing about the first.
 */
export async function sendDisbursement(app: App, id: string): Promise<void> {
  if (!app.daraja?.canSend) return transaction(app, (tx) => postpone(app, tx, id));
  const claimed = await transaction(app, (tx) => claim(app, tx, id));
  if (claimed) await deliverDisbursement(app, claimed);
}

/** Claims the disbursement before the call: a crash afterwards leaves it with an unknown outcome, so it is never sent under another id. */
async function claim(app: App, tx: Tx, id: string): Promise<PreparedSend | undefined> {
  const now = app.clock.now();
  const found = await lockDisbursement(tx, id);
  if (found?.status !== 'queued' || !found.nextCheckAt || found.nextCheckAt > now) return undefined;
  const disbursement = await moveDisbursement(app, tx, {
    id,
    to: 'sending',
    changes: {
      tries: found.tries + 1,
      sentAt: now,
      nextCheckAt: new Date(now.getTime() + SEND_SILENT_MS),
    },
  });
  if (!disbursement) return undefined;
  return { disbursement, addresses: await newCallbackUrls(app, tx, { id, purpose: 'result', at: now }), at: now };
}

/** M-Pesa or the initiator was switched off after the disbursement was queued: a case tells a person, and it stays queued. */
async function postpone(app: App, tx: Tx, id: string): Promise<void> {
  const now = app.clock.now();
  const [due] = await tx
    .select({ id: disbursements.id })
    .from(disbursements)
    .where(and(eq(disbursements.id, id), eq(disbursements.status, 'queued'), lte(disbursements.nextCheckAt, now)));
  if (!due) return;
  await raiseIssue(app, tx, { code: 'sending_off', subject: id, at: now });
  await updateDisbursement(tx, id, { nextCheckAt: new Date(now.getTime() + CANNOT_SEND_MS) });
}
