import { KES_MAX } from '#shared/money.ts';
import { normalisePhone } from '#shared/phone.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { type Disbursement, insertDisbursement } from './repository.ts';

/** Shillings that are to leave for a refund or an item of a payout. */
export interface DisbursementOrder {
  purpose: Disbursement['purpose'];
  /** The refund or the payout item. */
  ownerId: string;
  kind: Disbursement['kind'];
  /** Shillings × 100; whole shillings, at most 250,000. */
  amountMinor: number;
  /** b2c: whom to, as plain text. */
  phone?: string;
  /** reversal: M-Pesa's receipt of the payment that is undone as a whole. */
  originalReceipt?: string;
  now: Date;
}

/**
 * Queues an order to M-Pesa in its owner's own transaction; it is sent when that has committed. Its id is the order's
 * for all time. An owner has at most one that has not failed: money goes out once, whoever asks how often.
 * @returns undefined when the owner has one that is under way or done; then nothing is written
 * @throws RangeError for an amount that M-Pesa cannot move, no Kenyan mobile number (b2c) or no receipt (reversal)
 */
export async function createDisbursement(
  app: App,
  tx: Tx,
  order: DisbursementOrder,
): Promise<Disbursement | undefined> {
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
  if (!phone) throw new RangeError('not a Kenyan mobile number');
  return { phoneSealed: app.secrets.seal(phone), phoneTail: phone.slice(-3) };
}

function receiptOf({ originalReceipt }: DisbursementOrder): string {
  if (!originalReceipt) throw new RangeError('a reversal needs the receipt of its payment');
  return originalReceipt;
}
