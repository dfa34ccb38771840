import { asMpesaReceipt } from '#shared/contracts/common.schemas.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import type { Arrived } from '../disbursements/owners.ts';
import { type Disbursement, updateDisbursement } from '../disbursements/repository.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { overpaidEntries, reversed, summed } from '../ledger/postings.ts';
import { postedFor } from '../ledger/queries.ts';
import { type LockedRefund, lockRefund, moveRefund, updateRefund } from './repository.ts';
import { entriesBy, feeOf, refundSucceeded } from './settle-refund.ts';

/**
 * A refund's order that had been given up has arrived. It is the refund's end while nothing else was sent for it; a person
 * who was to send it need not. Else the traveller has it twice, or has what was withdrawn: that is posted as overpaid, and
 * taken back from there should the other way come to nothing.
 */
export async function refundArrived(
  app: App,
  tx: Tx,
  disbursement: Disbursement,
  stop: (ownerId: string) => Promise<boolean>,
  before?: 'posted',
): Promise<Arrived> {
  const locked = await lockRefund(tx, disbursement.ownerId);
  if (!locked) throw new Error('The refund of a disbursement is gone');
  const noted = isNotedBy(locked, disbursement);
  if (noted) await correctPurse(app, tx, locked, disbursement);
  const settled = noted || ((await stop(locked.refund.id)) && (await endBy(app, tx, locked, disbursement)));
  if (settled && before === 'posted') await undoOverpaid(app, tx, locked, disbursement.id);
  if (!settled && !before) await postOverpaid(app, tx, locked, disbursement);
  return settled ? { settled } : { settled, booked: 'loss:overpaid:KES' };
}

/** A person found this very transfer at M-Pesa and noted it, from wherever they thought it left: it is in the books by that. */
const isNotedBy = ({ refund: { status, providerRef } }: LockedRefund, { receipt }: Disbursement) =>
  status === 'succeeded' && receipt !== null && providerRef !== null && asMpesaReceipt(providerRef) === receipt;

/** M-Pesa knows from where it left: a reversal never leaves the account that we send from, and neither leaves our bank. */
async function correctPurse(app: App, tx: Tx, { refund, booking }: LockedRefund, { receipt, kind }: Disbursement) {
  if (refund.method === kind || (refund.method === 'portal' && kind === 'b2c')) return;
  const noted = await postedFor(tx, [refund.id], 'refund_manual');
  const feeMinor = await feeOf(tx, kind);
  await postLedger(tx, {
    kind: 'refund_corrected',
    source: refund.id,
    entries: summed([...reversed(noted), ...entriesBy(refund, kind, feeMinor)]),
    bookingId: booking.id,
    providerId: booking.providerId,
    at: app.clock.now(),
  });
  await updateRefund(tx, refund.id, { method: kind, feeMinor, providerRef: receipt });
}

async function endBy(app: App, tx: Tx, locked: LockedRefund, { receipt, kind }: Disbursement): Promise<boolean> {
  // It had been queued for the next try, which is not made.
  const sending = await moveRefund(tx, locked.refund.id, 'sending', { nextTryAt: null });
  return refundSucceeded(app, tx, { ...locked, refund: sending ?? locked.refund }, receipt, kind);
}

type About = Pick<LockedRefund, 'booking'>;

async function postOverpaid(app: App, tx: Tx, { booking }: About, { id, kind, amountMinor }: Disbursement) {
  const feeMinor = await feeOf(tx, kind);
  const entries = overpaidEntries(amountMinor, kind === 'b2c' ? 'disburse' : 'collection', feeMinor);
  const about = { bookingId: booking.id, providerId: booking.providerId, at: app.clock.now() };
  await postLedger(tx, { kind: 'overpaid', source: id, entries, ...about });
  await updateDisbursement(tx, id, { feeMinor });
}

/** As it was posted: what M-Pesa takes may have changed since. */
async function undoOverpaid(app: App, tx: Tx, { booking }: About, source: string): Promise<void> {
  const posted = await postedFor(tx, [source], 'overpaid');
  const about = { bookingId: booking.id, providerId: booking.providerId, at: app.clock.now() };
  await postLedger(tx, { kind: 'overpaid_undone', source, entries: reversed(posted), ...about });
  await updateDisbursement(tx, source, { feeMinor: 0 });
}
