import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Booking } from '#server/bookings/lock-booking.ts';
import { type Move, type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { violatedConstraint } from '#server/db/sql-error.ts';
import type { Person } from '#server/http/person.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { centsOfKesMinor, lowestKesRate } from '#server/settings/lowest-rate-queries.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import type { ConsentAct } from '#shared/consent-acts.ts';
import type { AdminRefund, RefundPaid } from '#shared/contracts/refunds.ts';
import { AppError } from '#shared/errors.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import type { RefundMethod } from '#shared/payment-methods.ts';
import { isGrantedReason } from '#shared/refund-reasons.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { reversed } from '../ledger/postings.ts';
import { sumEntriesBySource } from '../ledger/queries.ts';
import { splitLateDeposit } from '../ledger/split-late-deposit.ts';
import type { Attempt } from '../records/repository.ts';
import { canSendBy } from './can-send-by.ts';
import { checkMaySend, checkVerified } from './hold-back.ts';
import { getRefunds } from './queries.ts';
import { closeRefundCases } from './refund-cases.ts';
import { type LockedRefund, lockRefund, moveRefund, type Refund } from './repository.ts';
import { completeRefund, makeRefundManual } from './settle-refund.ts';
import { withdrawRefund } from './withdraw-refund.ts';

/**
 * Notes a manual refund as paid, with its reference. Shillings are sent from our bank or, in M-Pesa's portal, from the
 * disbursement account; dollars from our bank. This is allowed while a bank disputes the payment: the money may have been sent
 * before anybody knew of the dispute, and must be posted.
 * @throws AppError not_found; not_ready unless it waits for a person; payment_unverified; invalid_input (`from` is missing,
 * or cannot be); receipt_used: the reference is another refund's
 */
export async function noteRefundPaid(
  app: App,
  admin: Person,
  { id, reference, from }: RefundPaid & { id: string },
  { inSameTx, consent }: MoveOptions<AdminRefund> = {},
): Promise<AdminRefund> {
  const action = 'refund.paid_by_hand';
  const about = { id, action, act: 'refund.paid', detail: { reference, from }, inSameTx, consent } as const;
  try {
    return await runAction(app, admin, about, async (tx, locked) => {
      const { status, currency } = locked.refund;
      // In any other status a machine sends it, or it was sent: the money would be refunded twice.
      if (status !== 'manual') return false;
      checkVerified(locked);
      if (currency === 'KES' && !from) throw invalidFrom('required_fields_missing');
      if (currency === 'USD' && from === 'mpesa') throw invalidFrom('from_bank_only');
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

/**
 * Queues a manual refund again, to be sent by machine, because the reason of its failure may be gone.
 * @throws AppError not_found; not_ready unless it is manual and a machine can send it
 */
export function retryRefund(
  app: App,
  admin: Person,
  id: string,
  { inSameTx, consent }: MoveOptions<AdminRefund> = {},
): Promise<AdminRefund> {
  const about = { id, action: 'refund.retried', act: 'refund.retry', inSameTx, consent } as const;
  return runAction(app, admin, about, async (tx, { refund, attempt }) => {
    const now = app.clock.now();
    const method = attempt && machineMethod(refund, attempt);
    if (refund.status !== 'manual' || !method || !canSendBy(app, method)) return false;
    const again = await moveRefund(tx, id, 'queued', { method, tries: 0, keySeq: refund.keySeq + 1, nextTryAt: now });
    await closeRefundCases(tx, id, 'queued', now);
    return again !== undefined;
  });
}

/** By which method a machine may send a manual refund; null when none can. */
function machineMethod(refund: Refund, { provider }: Attempt): RefundMethod | null {
  switch (provider) {
    case 'stripe': // a card that returned the money once would return it again
      return refund.providerRef === null ? 'stripe' : null;
    case 'daraja': // M-Pesa moves whole shillings only
      return refund.amountMinor % 100 === 0 ? 'b2c' : null;
  }
}

/**
 * Makes a queued refund manual because its method is switched off.
 * @throws AppError not_found; not_ready unless it is queued and its method is off; disputed and payment_unverified while it is
 * held back
 */
export function takeRefundByHand(
  app: App,
  admin: Person,
  id: string,
  { inSameTx }: UseCaseOptions<AdminRefund> = {},
): Promise<AdminRefund> {
  return runAction(app, admin, { id, action: 'refund.by_hand', inSameTx }, async (tx, locked) => {
    const { refund } = locked;
    // A refund that was sent and whose outcome is open would be refunded twice.
    if (refund.status !== 'queued' || canSendBy(app, refund.method)) return false;
    checkMaySend(locked);
    await makeRefundManual(app, tx, refund, { error: 'sending_off', at: app.clock.now() });
    return true;
  });
}

/**
 * Withdraws a goodwill refund that was not sent yet, and reverses its posting. Not one that has returned points, nor a refund
 * that a cancellation or a change promised.
 * @throws AppError not_found; not_ready when it is not a queued goodwill refund without points
 */
export function withdrawGoodwill(
  app: App,
  admin: Person,
  id: string,
  { inSameTx, consent }: MoveOptions<AdminRefund> = {},
): Promise<AdminRefund> {
  const about = { id, action: 'refund.withdrawn', act: 'refund.withdraw', inSameTx, consent } as const;
  return runAction(app, admin, about, async (tx, { refund, booking }) => {
    // Not a manual one: the person who sends it by hand may have done so.
    if (!isGrantedReason(refund.reason) || refund.pointsBack > 0 || refund.status !== 'queued') return false;
    const at = app.clock.now();
    await withdrawRefund(tx, refund, at);
    await undoRefund(tx, booking, refund, at);
    return true;
  });
}

/**
 * Reverses the posting of a withdrawn refund. What returns to the deposit is split at once when the deposit was split
 * meanwhile.
 * @param booking locked by the caller, who has just withdrawn the refund
 */
async function undoRefund(tx: Tx, booking: Booking, refund: Refund, at: Date): Promise<void> {
  const { id: bookingId, providerId } = booking;
  await postLedger(tx, {
    kind: 'refund_withdrawn',
    source: refund.id,
    entries: await splitLateDeposit(tx, booking, reversed(await sumEntriesBySource(tx, [refund.id], 'refund'))),
    bookingId,
    providerId,
    at,
  });
  await enqueue(tx, 'post-earning', { bookingId }, { key: `withdrawn:${refund.id}` });
}

interface RefundAction extends MoveOptions<AdminRefund> {
  id: string;
  action: AuditAction;
  /** Where it moves money, or notes that it was moved. */
  act?: Extract<ConsentAct, `refund.${string}`>;
  detail?: Record<string, unknown>;
}

/** What an admin does about one refund: done, recorded and answered in one transaction. */
async function runAction(
  app: App,
  admin: Person,
  { id, action, act: moves, detail = {}, inSameTx, consent }: RefundAction,
  act: (tx: Tx, locked: LockedRefund) => Promise<boolean>,
): Promise<AdminRefund> {
  return transaction(app, async (tx) => {
    const locked = await lockRefund(tx, id);
    if (!locked) throw new AppError('not_found');
    const at = app.clock.now();
    if (!(await act(tx, locked))) throw new AppError('not_ready');
    if (moves) await permitMove(tx, admin, { move: await moveOf(tx, locked, { act: moves, at }), consent, at });
    await recordAudit(tx, { actorId: admin.id, action, subjectType: 'refund', subjectId: id, detail, at });
    const [answer] = await getRefunds(tx, [id]);
    if (!answer) throw new AppError('not_found');
    await inSameTx?.(tx, answer);
    return answer;
  });
}

async function moveOf(
  tx: Tx,
  { booking, refund }: LockedRefund,
  { act, at }: { act: NonNullable<RefundAction['act']>; at: Date },
): Promise<Move> {
  const { id, usdCents, discountCents, amountMinor, currency, method, status } = refund;
  const sentCents = currency === 'USD' ? amountMinor : centsOfKesMinor(amountMinor, await lowestKesRate(tx, at));
  return {
    ...{ act, bookingId: booking.id, payee: `${act}:${booking.id}` },
    // A surplus refunds nothing of the price.
    usdCents: Math.max(usdCents + discountCents, sentCents),
    subject: { type: 'refund', id, name: booking.reference },
    facts: { status, method, usdCents, currency, amountMinor },
  };
}
