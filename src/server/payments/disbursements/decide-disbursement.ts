import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { transaction } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import type { AdminDisbursement, DisbursementDecision } from '#shared/contracts/disbursements.ts';
import { AppError } from '#shared/errors.ts';
import { noteResolver } from '../cases/close-by-admin.ts';
import { isUsedReceipt } from '../ledger/is-used-receipt.ts';
import { lockDisbursement, moveDisbursement } from './move-disbursement.ts';
import { ownerOf } from './owners.ts';
import { adminDisbursement } from './queries.ts';

/** A receipt of M-Pesa's stands for one movement of money, so each may be stored once, in whichever table. */
const receiptConstraints = new Set([
  'disbursements_receipt_unique',
  'refunds_provider_ref_unique',
  'payout_items_receipt_unique',
]);

/**
 * Settles a disbursement whose outcome M-Pesa did not tell us, as an admin has found it in M-Pesa's portal. One that did not
 * arrive has failed, and its refund or payout item may be sent again by another disbursement.
 * @throws AppError not_found; not_ready while M-Pesa is still asked, or when it is settled; receipt_used when our
 * books have the receipt for something else; and as `permitMove`
 */
export async function decideDisbursement(
  app: App,
  admin: { id: string },
  { id, outcome, receipt, reason }: DisbursementDecision & { id: string },
  { inSameTx, consent }: MoveOptions<AdminDisbursement> = {},
): Promise<AdminDisbursement> {
  try {
    return await transaction(app, async (tx) => {
      const found = await lockDisbursement(tx, id);
      if (!found) throw new AppError('not_found');
      if (found.nextCheckAt) throw new AppError('not_ready');
      if (receipt && (await isUsedReceipt(tx, receipt, found.ownerId))) throw new AppError('receipt_used');
      const arrived = outcome === 'arrived';
      const changes = arrived
        ? { receipt: found.receipt ?? receipt ?? null, errorCode: null }
        : { errorCode: 'decided_not_arrived' as const };
      const to = arrived ? 'succeeded' : 'failed';
      const decided = await moveDisbursement(app, tx, { id, to, changes });
      if (!decided) throw new AppError('not_ready');
      const at = app.clock.now();
      const { ownerId, purpose, status, amountMinor } = found;
      const { name, bookingId, ...facts } = await ownerOf(found).nameOf(tx, ownerId);
      await permitMove(tx, admin, {
        move: {
          ...{ act: 'disbursement.decide', payee: `disbursement:${ownerId}` },
          ...{ usdCents: 0, kesMinor: amountMinor, ...(bookingId && { bookingId }) },
          subject: { type: 'disbursement', id, name },
          facts: { status, purpose, kesMinor: amountMinor, ...facts },
          ...(receipt && { receipt }),
        },
        ...{ consent, at },
      });
      await noteResolver(tx, { subject: id, by: admin });
      await recordAudit(tx, {
        actorId: admin.id,
        action: `disbursement.${outcome}`,
        subjectType: 'disbursement',
        subjectId: id,
        detail: { reason, ...(receipt && { receipt }) },
        at,
      });
      const answer = adminDisbursement(decided);
      await inSameTx?.(tx, answer);
      return answer;
    });
  } catch (error) {
    throw receiptConstraints.has(violatedConstraint(error) ?? '') ? new AppError('receipt_used') : error;
  }
}
