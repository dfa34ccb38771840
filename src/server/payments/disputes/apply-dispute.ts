import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import type { StripeDispute } from '#server/outside/stripe-disputes.ts';
import { formatUsd, usd } from '#shared/money.ts';
import { closeIssue, raiseIssue, raiseOrUpdateIssue } from '../cases/raise-issue.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { disputeEntries, disputeWonEntries } from '../ledger/postings.ts';
import { type Attempt, updatePayment } from '../records/repository.ts';
import { bearLoss } from './bear-loss.ts';
import { hasOtherOpenDispute, heldCentsOf, type LockedDispute, laterFeeSource, lockDispute } from './repository.ts';
import { disputes } from './tables.ts';

const finalStatuses = ['won', 'lost', 'prevented', 'warning_closed'];
const openStatuses = ['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review'];

/** Whether the dispute has ended and its money will not move any more. The money of a won dispute is returned a little after its end. */
const isOver = ({ status, withdrawnCents }: StripeDispute) =>
  finalStatuses.includes(status) && !(status === 'won' && withdrawnCents > 0);

/**
 * Applies what Stripe says about a dispute: its row, its postings (L10, L10b, L10c in docs/money.md#the-ledger), whether the
 * payment may be refunded and its share paid out, and a case for a person while it lasts. Stripe's answers may come in any
 * order and any number of times. An inquiry takes no money and freezes nothing, because a refund is the best answer to it.
 * @param attempt the one whose charge is disputed
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
  if (dispute.closedAt) return noteReopened(app, tx, { dispute: locked.dispute, found, at });

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

  const frozen = over
    ? await hasOtherOpenDispute(tx, dispute)
    : !found.isInquiry || (await hasOtherOpenDispute(tx, dispute));
  if (payment.disputed !== frozen) await updatePayment(tx, payment.id, { disputed: frozen, updatedAt: at });
  if (over) await closeDispute(tx, locked, found, at);
  else {
    await raiseOrUpdateIssue(app, tx, {
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
  const isChanged = dispute.status !== found.status || dispute.dueBy?.getTime() !== found.dueBy?.getTime();
  return locked.isNew || money || over || isChanged ? 'applied' : 'no_effect';
}

/** Posts L10 when the bank has taken the money, and a fee that comes later by itself. */
async function postMoney(tx: Tx, { dispute, booking }: LockedDispute, found: StripeDispute, at: Date) {
  const about = { bookingId: booking.id, providerId: booking.providerId, at };
  const { withdrawnCents, feeCents } = found;
  const taken =
    withdrawnCents > 0 &&
    (await postLedger(tx, {
      ...about,
      kind: 'dispute',
      source: dispute.id,
      entries: disputeEntries({ amountCents: usd(withdrawnCents), feeCents: usd(feeCents) }),
    }));
  const further = taken ? 0 : feeCents - dispute.feeCents;
  if (further <= 0) return taken;
  return postLedger(tx, {
    ...about,
    kind: 'dispute_fee',
    source: laterFeeSource(dispute.id, feeCents),
    entries: disputeEntries({ amountCents: usd(0), feeCents: usd(further) }),
  });
}

/** Posts how the dispute ended (L10c when it was won, L10b when it was lost) and closes its case. */
async function closeDispute(tx: Tx, locked: LockedDispute, found: StripeDispute, at: Date): Promise<void> {
  const { dispute, booking } = locked;
  const held = await heldCentsOf(tx, dispute.id);
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
  await closeIssue(tx, { code: 'dispute', subject: dispute.id, note: outcomeNote(found, held), at });
}

/** The note of the closed case: Stripe's status and, of a lost dispute, what it cost. */
function outcomeNote({ status, withdrawnCents, feeCents }: StripeDispute, heldCents: number): string {
  if (heldCents <= 0 || withdrawnCents === 0) return status;
  return `${status} ${formatUsd(usd(heldCents), 'en')} USD, and a fee of ${formatUsd(usd(feeCents), 'en')} USD`;
}

/** Whether this answer was read before the dispute ended, by a slower process. An inquiry may become a dispute after its end. */
const isStale = ({ status, withdrawnCents }: StripeDispute, ended: string) =>
  openStatuses.includes(status) && !(ended === 'warning_closed' && withdrawnCents > 0);

/** Stripe changed the status of a dispute that has ended, for example after an appeal: a case tells a person. */
async function noteReopened(
  app: App,
  tx: Tx,
  { dispute, found, at }: Pick<LockedDispute, 'dispute'> & { found: StripeDispute; at: Date },
) {
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
