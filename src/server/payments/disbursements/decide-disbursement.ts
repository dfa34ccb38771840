import type { AdminDisbursement, DisbursementDecision } from '#shared/contracts/disbursements.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Tx, transaction, violatedConstraint } from '../../db/client.ts';
import { lockDisbursement, moveDisbursement } from './move-disbursement.ts';
import { disbursementOwners } from './owners.ts';
import { adminDisbursement } from './queries.ts';

/** Receipts of M-Pesa's are one movement each, wherever they are noted. */
const receiptTaken = new Set([
  'disbursements_receipt_unique',
  'refunds_provider_ref_unique',
  'payout_items_receipt_unique',
]);

/**
 * A person has looked into M-Pesa's own books, since nothing there told us the outcome. What did not arrive has failed:
 * its refund or payout may send it again, as another order.
 * @param also more to be written in the same transaction, with what will be answered
 * @throws AppError not_found; not_ready while M-Pesa is still asked, or when it is settled; receipt_used
 */
export async function decideDisbursement(
  app: App,
  admin: { id: string },
  id: string,
  { outcome, receipt, reason }: DisbursementDecision,
  also?: (tx: Tx, answer: AdminDisbursement) => Promise<void>,
): Promise<AdminDisbursement> {
  try {
    return await transaction(app, async (tx) => {
      const found = await lockDisbursement(tx, id, disbursementOwners);
      if (!found) throw new AppError('not_found');
      if (found.nextCheckAt) throw new AppError('not_ready');
      const arrived = outcome === 'arrived';
      const changes = arrived
        ? { receipt: found.receipt ?? receipt ?? null, errorCode: null }
        : { errorCode: 'decided_not_arrived' };
      const to = arrived ? 'succeeded' : 'failed';
      const decided = await moveDisbursement(app, tx, disbursementOwners, id, to, changes);
      if (!decided) throw new AppError('not_ready');
      await recordAudit(tx, {
        actorId: admin.id,
        action: `disbursement.${outcome}`,
        subjectType: 'disbursement',
        subjectId: id,
        detail: { reason, ...(receipt && { receipt }) },
        at: app.clock.now(),
      });
      const answer = adminDisbursement(decided);
      await also?.(tx, answer);
      return answer;
    });
  } catch (error) {
    throw receiptTaken.has(violatedConstraint(error) ?? '') ? new AppError('receipt_used') : error;
  }
}
