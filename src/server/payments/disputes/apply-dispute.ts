import { eq } from 'drizzle-orm';
import { formatUsd, usd } from '#shared/money.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import type { StripeDispute } from '../../outside/stripe-disputes.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { disputeEntries, disputeWonEntries } from '../ledger/postings.ts';
import { closeIssue, raiseDifference, raiseIssue } from '../reconciliation/raise-issue.ts';
import { type Attempt, updatePayment } from '../repository.ts';
import { bearLoss } from './bear-loss.ts';
import { hasOtherOpen, heldCents, type LockedDispute, laterFeeSource, lockDispute } from './repository.ts';
import { disputes } from './tables.ts';

const ends = ['won', 'lost', 'prevented', 'warning_closed'];
const waiting = ['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'];

/** Stripe says that it is over, and the money is where that leaves it: after a victory it comes back a little later. */
const isOver = ({ status, withdrawnCents }: StripeDispute) =>
  ends.includes(status) && !(status === 'won' && withdrawnCents > 0);

/**
 * Brings a dispute to where Stripe says it is: its row, its money (L10, L10b, L10c), whether the payment may be
 * refunded and its share paid out, and a task for a person while it lasts. Any word, in any order, any number of times.
 * An inquiry takes no money and freezes nothing: giving the money back is the best answer to one.
 * @param attempt whose charge is disputed
 */
export async function applyDispute(
  app: App,
  tx: Tx,
  attempt: Attempt,
  found: StripeDispute,
): Promise<'applied' | 'no_effect'> {
  const at = app.clock.now();
  const locked = await lockDispute(tx, attempt, found, at);
  const { dispute, payment, booking } = locked;
  if (dispute.closedAt) return reopened(app, tx, locked, found, at);

  const money = await postMoney(tx, locked, found, at);
  const over = isOver(found);
  await tx
    .update(disputes)
    .set({
      amountCents: found.amountCents,
      feeCents: Math.max(dispute.feeCents, found.feeCents),
      reason: found.reason,
      status: found.status,
      dueBy: found.dueBy ?? dispute.dueBy,
      updatedAt: at,
      ...(over && { closedAt: at }),
    })
    .where(eq(disputes.id, dispute.id));

  const frozen = over ? await hasOtherOpen(tx, dispute) : !found.isInquiry || (await hasOtherOpen(tx, dispute));
  if (payment.disputed !== frozen) await updatePayment(tx, payment.id, { disputed: frozen, updatedAt: at });
  if (over) await end(tx, locked, found, at);
  else {
    await raiseDifference(app, tx, {
      code: 'dispute',
      subject: dispute.id,
      expected: { dueBy: found.dueBy?.toISOString() ?? null },
      found: {
        stripeId: found.id,
        booking: booking.reference,
        amountCents: found.amountCents,
        reason: found.reason,
        inquiry: found.isInquiry,
      },
      at,
    });
  }
  const told = dispute.status !== found.status || dispute.dueBy?.getTime() !== found.dueBy?.getTime();
  return locked.isNew || money || over || told ? 'applied' : 'no_effect';
}

/** L10, once the bank has taken the money; a fee that comes later is posted by itself. */
async function postMoney(tx: Tx, { dispute, booking }: LockedDispute, found: StripeDispute, at: Date) {
  const about = { bookingId: booking.id, providerId: booking.providerId, at };
  const { withdrawnCents, feeCents } = found;
  const taken =
    withdrawnCents > 0 &&
    (await postLedger(tx, {
      ...about,
      kind: 'dispute',
      source: dispute.id,
      entries: disputeEntries(usd(withdrawnCents), usd(feeCents)),
    }));
  const further = taken ? 0 : feeCents - dispute.feeCents;
  if (further <= 0) return taken;
  return postLedger(tx, {
    ...about,
    kind: 'dispute_fee',
    source: laterFeeSource(dispute.id, feeCents),
    entries: disputeEntries(usd(0), usd(further)),
  });
}

/** What the bank held comes back, or it is lost. Either way nothing is left for a person to do. */
async function end(tx: Tx, locked: LockedDispute, found: StripeDispute, at: Date): Promise<void> {
  const { dispute, booking } = locked;
  const held = await heldCents(tx, dispute.id);
  if (held > 0 && found.withdrawnCents === 0) {
    await postLedger(tx, {
      kind: 'dispute_closed',
      source: dispute.id,
      entries: disputeWonEntries(usd(held)),
      bookingId: booking.id,
      providerId: booking.providerId,
      at,
    });
  } else if (held > 0) {
    await bearLoss(tx, locked, held, at);
  }
  await closeIssue(tx, 'dispute', dispute.id, howItEnded(found, held), at);
}

/** With what it cost, where it is lost: the last day to answer by, which the case shows, says nothing any more. */
function howItEnded({ status, withdrawnCents, feeCents }: StripeDispute, heldCents: number): string {
  if (heldCents <= 0 || withdrawnCents === 0) return status;
  return `${status} ${formatUsd(usd(heldCents), 'en')} USD, and a fee of ${formatUsd(usd(feeCents), 'en')} USD`;
}

/** What may have been read before the end, by a process that was slower. An inquiry may become a dispute after its end. */
const isStale = ({ status, withdrawnCents }: StripeDispute, ended: string) =>
  waiting.includes(status) && !(ended === 'warning_closed' && withdrawnCents > 0);

/** Whoever has closed the books on it must look again, such as after an appeal. */
async function reopened(app: App, tx: Tx, { dispute }: LockedDispute, found: StripeDispute, at: Date) {
  if (dispute.status === found.status || isStale(found, dispute.status)) return 'no_effect';
  await raiseIssue(app, tx, {
    code: 'dispute_reopened',
    subject: dispute.id,
    expected: dispute.status,
    found: { status: found.status, withdrawnCents: found.withdrawnCents },
    at,
  });
  await tx.update(disputes).set({ status: found.status, updatedAt: at }).where(eq(disputes.id, dispute.id));
  return 'applied';
}
