import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { transaction } from '../../db/client.ts';
import type { RefundOutcome } from '../../outside/stripe-refunds.ts';
import { createDisbursement } from '../disbursements/create-disbursement.ts';
import { raiseIssue } from '../reconciliation/raise-issue.ts';
import type { Attempt } from '../repository.ts';
import { applyStripeRefund } from './apply-stripe-refund.ts';
import { heldBackUntil } from './hold-back.ts';
import { judgeRefunds } from './judge-refund-event.ts';
import { closeRefundCases } from './refund-cases.ts';
import { OFF_MS, PENDING_MS, SENDING_MS } from './refund-times.ts';
import { type LockedRefund, lockRefund, moveRefund, type Refund, updateRefund } from './repository.ts';
import { isOn } from './sending-on.ts';
import { handOver } from './settle-refund.ts';
import { refunds } from './tables.ts';

const batch = 50;

/** Refunds that are to be sent or asked about by now, each in transactions of its own, oldest first. */
export async function runDueRefunds(app: App): Promise<void> {
  const due = await app.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isNotNull(refunds.nextTryAt), lte(refunds.nextTryAt, app.clock.now())))
    .orderBy(asc(refunds.nextTryAt), asc(refunds.id))
    .limit(batch);
  for (const { id } of due) {
    try {
      await sendRefund(app, id);
    } catch (error) {
      app.log.error({ err: error, refund: id }, 'a refund could not be sent; it is due again');
      await putBehind(app, id);
    }
  }
}

/** Those that cannot even be claimed must not keep the others from their turn. */
async function putBehind(app: App, id: string): Promise<void> {
  const now = app.clock.now();
  await app.db
    .update(refunds)
    .set({ nextTryAt: new Date(now.getTime() + SENDING_MS) })
    .where(and(eq(refunds.id, id), lte(refunds.nextTryAt, now)));
}

/**
 * Sends a refund that is queued, or finds out what became of one that was sent. Whoever claims it has it until its next
 * time; a second run, in any process, does nothing. The network is used outside any transaction.
 */
export async function sendRefund(app: App, id: string): Promise<void> {
  const claimed = await claim(app, id);
  const { refund, attempt } = claimed ?? {};
  if (!refund || !attempt?.stripeIntentId) return; // shillings are on their way as a disbursement
  const outcome = await askStripe(app, refund, attempt.stripeIntentId);
  await transaction(app, async (tx) => {
    const locked = await lockRefund(tx, id);
    if (locked) await applyStripeRefund(app, tx, locked, outcome);
  });
  if (outcome.kind === 'refused') await lookElsewhere(app, attempt);
}

/** Perhaps it was refused since somebody has given the money back elsewhere, and nobody has told us of that. */
async function lookElsewhere(app: App, attempt: Attempt): Promise<void> {
  const effect = await judgeRefunds(app, attempt);
  if (effect) await transaction(app, effect);
}

type Claimed = Pick<LockedRefund, 'refund' | 'attempt'>;

/** T1: one asker at a time, and what is needed to ask is written down before anyone is called. */
function claim(app: App, id: string): Promise<Claimed | undefined> {
  return transaction(app, async (tx): Promise<Claimed | undefined> => {
    const now = app.clock.now();
    const locked = await lockRefund(tx, id);
    if (!locked?.refund.nextTryAt || locked.refund.nextTryAt > now) return undefined;
    const { refund, attempt } = locked;
    const later = refund.status === 'queued' ? heldBackUntil(locked, now) : undefined;
    if (later) {
      await updateRefund(tx, id, { nextTryAt: later });
      return undefined;
    }
    if (refund.method === 'manual') {
      await handOver(app, tx, refund, 'no_initiator', now);
      return undefined;
    }
    if (!isOn(app, refund.method)) {
      // Switched off after it was decided: a person must know, and nothing is lost.
      await raiseIssue(app, tx, { code: 'sending_off', subject: id, at: now });
      await updateRefund(tx, id, { nextTryAt: new Date(now.getTime() + OFF_MS) });
      return undefined;
    }
    if (refund.status === 'queued') {
      await moveRefund(tx, id, 'sending', { tries: refund.tries + 1, nextTryAt: new Date(now.getTime() + SENDING_MS) });
      await closeRefundCases(tx, id, 'sending', now);
      if (refund.method === 'stripe')
        return { attempt, refund: { ...refund, status: 'sending', tries: refund.tries + 1 } };
      await updateRefund(tx, id, { nextTryAt: null });
      const { amountMinor } = refund;
      const order = { purpose: 'refund', ownerId: id, amountMinor, now } as const;
      if (refund.method === 'reversal') {
        await createDisbursement(app, tx, { ...order, kind: 'reversal', originalReceipt: needed(attempt?.receipt) });
      } else {
        const phone = app.secrets.open(needed(attempt?.phoneSealed));
        await createDisbursement(app, tx, { ...order, kind: 'b2c', phone });
      }
      return undefined;
    }
    const isPending = refund.status === 'pending';
    const [held] = await tx
      .update(refunds)
      .set({
        // Also counted where the one before died on the way: a second time it is looked for before it is made.
        tries: isPending ? refund.tries : refund.tries + 1,
        nextTryAt: new Date(now.getTime() + (isPending ? PENDING_MS : SENDING_MS)),
      })
      .where(and(eq(refunds.id, id), inArray(refunds.status, ['sending', 'unknown', 'pending'])))
      .returning();
    return held && { attempt, refund: held };
  });
}

/** Who paid by M-Pesa left a phone; only a receipt that we have is reversed. */
function needed(value: string | null | undefined): string {
  if (!value) throw new Error('a refund in shillings lacks what it is sent by');
  return value;
}

/**
 * Made once under its key; what was sent before is looked for first, since Stripe forgets keys after a day. A look-up that
 * Stripe refuses says nothing of the refund, and is not taken for a refusal of it.
 */
async function askStripe(app: App, refund: Refund, intentId: string): Promise<RefundOutcome> {
  const { stripe } = app;
  if (!stripe) throw new Error('a refund to a card was claimed while cards are off');
  if (refund.providerRef) return notRefused(await stripe.retrieveRefund(refund.providerRef));
  if (refund.status !== 'sending' || refund.tries > 1 || refund.keySeq > 0) {
    const made = await stripe.listRefunds(intentId);
    if (made.kind !== 'refunds') return notRefused(made);
    // A failed one of an earlier key is no answer to this one.
    const ours = made.refunds.find(
      ({ refundId, amountCents, status }) =>
        refundId === refund.id && amountCents === refund.amountMinor && status !== 'failed',
    );
    if (ours) return ours;
  }
  return stripe.createRefund({
    intentId,
    amountCents: refund.amountMinor,
    reason: refund.reason === 'duplicate' ? 'duplicate' : 'requested_by_customer',
    refundId: refund.id,
    idempotencyKey: `re:${refund.id}:${refund.keySeq}`,
  });
}

const notRefused = (outcome: RefundOutcome): RefundOutcome =>
  outcome.kind === 'refused' ? { kind: 'ambiguous', detail: outcome.code } : outcome;
