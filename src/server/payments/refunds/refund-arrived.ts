import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { asMpesaReceipt } from '#shared/contracts/common.schemas.ts';
import type { ArrivalContext, LateArrival } from '../disbursements/owners.ts';
import { type Disbursement, updateDisbursement } from '../disbursements/repository.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { overpaidEntries, reversed, sumByAccount } from '../ledger/postings.ts';
import { sumEntriesBySource } from '../ledger/queries.ts';
import { type LockedRefund, lockRefund, moveRefund, updateRefund } from './repository.ts';
import { completeRefund, sendingFeeMinor, sentEntriesBy } from './settle-refund.ts';

/**
 * A disbursement of a refund that had been taken for failed has arrived. It completes the refund when nothing else was sent
 * for it; a person who was to send it need not. Otherwise the traveller was paid twice, or was paid a withdrawn refund: that
 * is posted as overpaid (L6d), and reversed should the other way of sending fail.
 */
export async function settleArrivedRefund(
  app: App,
  tx: Tx,
  disbursement: Disbursement,
  { cancelUnsent, isPosted }: ArrivalContext,
): Promise<LateArrival> {
  const locked = await lockRefund(tx, disbursement.ownerId);
  if (!locked) throw new Error('The disbursement has no refund');
  const isNoted = isNotedBy(locked, disbursement);
  if (isNoted) await correctSourceAccount(app, tx, locked, disbursement);
  const settled =
    isNoted || ((await cancelUnsent(locked.refund.id)) && (await completeBy(app, tx, locked, disbursement)));
  if (settled && isPosted) await undoOverpaid(app, tx, locked, disbursement.id);
  if (!settled && !isPosted) await postOverpaid(app, tx, locked, disbursement);
  return settled ? { settled } : { settled, bearingAccount: 'loss:overpaid:KES' };
}

/** Whether an admin has found this disbursement at M-Pesa and noted its receipt for the refund: then it is posted already. */
const isNotedBy = ({ refund: { status, providerRef } }: LockedRefund, { receipt }: Disbursement) =>
  status === 'succeeded' && receipt !== null && providerRef !== null && asMpesaReceipt(providerRef) === receipt;

/** Corrects the posting when the admin noted another source account than the one that M-Pesa took the money from. */
async function correctSourceAccount(
  app: App,
  tx: Tx,
  { refund, booking }: LockedRefund,
  { receipt, kind }: Disbursement,
) {
  if (refund.method === kind || (refund.method === 'portal' && kind === 'b2c')) return;
  const noted = await sumEntriesBySource(tx, [refund.id], 'refund_manual');
  const feeMinor = await sendingFeeMinor(tx, kind);
  await postLedger(tx, {
    kind: 'refund_corrected',
    source: refund.id,
    entries: sumByAccount([...reversed(noted), ...sentEntriesBy(refund, kind, feeMinor)]),
    bookingId: booking.id,
    providerId: booking.providerId,
    at: app.clock.now(),
  });
  await updateRefund(tx, refund.id, { method: kind, feeMinor, providerRef: receipt });
}

async function completeBy(app: App, tx: Tx, locked: LockedRefund, { receipt, kind }: Disbursement): Promise<boolean> {
  // It had been queued for the next try, which is not made any more.
  const sending = await moveRefund(tx, locked.refund.id, 'sending', { nextTryAt: null });
  return completeRefund(
    app,
    tx,
    { ...locked, refund: sending ?? locked.refund },
    { providerRef: receipt, method: kind },
  );
}

type WithBooking = Pick<LockedRefund, 'booking'>;

async function postOverpaid(app: App, tx: Tx, { booking }: WithBooking, { id, kind, amountMinor }: Disbursement) {
  const feeMinor = await sendingFeeMinor(tx, kind);
  const entries = overpaidEntries(amountMinor, kind === 'b2c' ? 'disburse' : 'collection', feeMinor);
  const about = { bookingId: booking.id, providerId: booking.providerId, at: app.clock.now() };
  await postLedger(tx, { kind: 'overpaid', source: id, entries, ...about });
  await updateDisbursement(tx, id, { feeMinor });
}

/** Reverses what was posted; computing it anew would be wrong, because M-Pesa's fee may have changed since. */
async function undoOverpaid(app: App, tx: Tx, { booking }: WithBooking, source: string): Promise<void> {
  const posted = await sumEntriesBySource(tx, [source], 'overpaid');
  const about = { bookingId: booking.id, providerId: booking.providerId, at: app.clock.now() };
  await postLedger(tx, { kind: 'overpaid_undone', source, entries: reversed(posted), ...about });
  await updateDisbursement(tx, source, { feeMinor: 0 });
}
