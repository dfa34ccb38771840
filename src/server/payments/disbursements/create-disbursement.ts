import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { KES_MAX } from '#shared/money.ts';
import { normalisePhone } from '#shared/phone.ts';
import { type Disbursement, insertDisbursement } from './repository.ts';

/** A disbursement to be created: shillings for a refund or a payout item. */
export interface NewDisbursement {
  purpose: Disbursement['purpose'];
  /** The refund or the payout item. */
  ownerId: string;
  kind: Disbursement['kind'];
  /** Shillings × 100; whole shillings, at most 250,000. */
  amountMinor: number;
  /** b2c: the receiver's phone, not encrypted. */
  phone?: string;
  /** reversal: M-Pesa's receipt of the payment that is reversed as a whole. */
  originalReceipt?: string;
  now: Date;
}

/**
 * Queues a disbursement in its owner's transaction; it is sent after that has committed. Its id is used for no other. An
 * owner has at most one disbursement that has not failed (`disbursements_one_unfailed`), so money is sent once however often
 * this is called.
 * @returns undefined when the owner has one that has not failed; then nothing is written
 * @throws RangeError for an amount that M-Pesa cannot move, no Kenyan mobile number (b2c) or no receipt (reversal)
 */
export async function createDisbursement(app: App, tx: Tx, order: NewDisbursement): Promise<Disbursement | undefined> {
  const { purpose, ownerId, kind, amountMinor, now } = order;
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor % 100 !== 0) {
    throw new RangeError('M-Pesa moves whole shillings');
  }
  if (amountMinor > KES_MAX * 100) throw new RangeError('M-Pesa moves at most 250,000 shillings at once');
  return insertDisbursement(tx, {
    purpose,
    ownerId,
    kind,
    status: 'queued',
    amountMinor,
    ...(kind === 'b2c' ? sealedPhone(app, order.phone) : { originalReceipt: receiptOf(order) }),
    createdAt: now,
    nextCheckAt: now,
  });
}

function sealedPhone(app: App, text = '') {
  const phone = normalisePhone(text);
  if (!phone) throw new RangeError('The phone is not a Kenyan mobile number');
  return { phoneSealed: app.secrets.seal(phone), phoneTail: phone.slice(-3) };
}

function receiptOf({ originalReceipt }: NewDisbursement): string {
  if (!originalReceipt) throw new RangeError('A reversal needs the receipt of its payment');
  return originalReceipt;
}
