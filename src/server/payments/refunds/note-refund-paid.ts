import type { App } from '#server/app.ts';
import type { MoveOptions } from '#server/consents/permit-move.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import type { Person } from '#server/http/person.ts';
import type { AdminRefund, RefundPaid } from '#shared/contracts/refunds.ts';
import { AppError } from '#shared/errors.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { isUsedReceipt } from '../ledger/is-used-receipt.ts';
import { actOnRefund } from './act-on-refund.ts';
import { checkVerified } from './hold-back.ts';
import { completeRefund } from './settle-refund.ts';

/**
 * Notes a manual refund as paid, with its reference. Shillings are sent from our bank or, in M-Pesa's portal, from the
 * disbursement account; dollars from our bank. This is allowed while a bank disputes the payment: the money may have been sent
 * before anybody knew of the dispute, and must be posted.
 * @throws AppError not_found; not_ready unless it waits for a person; payment_unverified; invalid_input (`from` is missing,
 * or cannot be); receipt_used: our books have the reference for something else
 */
export async function noteRefundPaid(
  app: App,
  admin: Person,
  { id, reference, from }: RefundPaid & { id: string },
  { inSameTx, consent }: MoveOptions<AdminRefund> = {},
): Promise<AdminRefund> {
  const action = 'refund.paid_by_hand';
  const about = { id, action, act: 'refund.paid', receipt: reference, detail: { reference, from } } as const;
  try {
    return await actOnRefund(app, admin, { ...about, inSameTx, consent }, async (tx, locked) => {
      const { status, currency } = locked.refund;
      // In any other status a machine sends it, or it was sent: the money would be refunded twice.
      if (status !== 'manual') return false;
      checkVerified(locked);
      if (currency === 'KES' && !from) throw invalidFrom('required_fields_missing');
      if (currency === 'USD' && from === 'mpesa') throw invalidFrom('from_bank_only');
      if (await isUsedReceipt(tx, reference, id)) throw new AppError('receipt_used');
      return completeRefund(app, tx, locked, {
        providerRef: reference,
        method: from === 'mpesa' ? 'portal' : 'manual',
      });
    });
  } catch (error) {
    throw violatedConstraint(error) === 'refunds_provider_ref_unique' ? new AppError('receipt_used') : error;
  }
}

const invalidFrom = (why: KeyOf<'fields'>) => new AppError('invalid_input', { fields: { from: why } });
