import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { RefundOutcome } from '#server/outside/stripe-refunds.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import { createDisbursement } from '../disbursements/create-disbursement.ts';
import type { Attempt } from '../records/repository.ts';
import { applyStripeRefund } from './apply-stripe-refund.ts';
import { canSendBy } from './can-send-by.ts';
import { heldBackUntil } from './hold-back.ts';
import { judgeRefunds } from './judge-refund-event.ts';
import { closeRefundCases } from './refund-cases.ts';
import { OFF_MS as CANNOT_SEND_MS, PENDING_MS, SENDING_MS } from './refund-times.ts';
import { type LockedRefund, lockRefund, moveRefund, type Refund, updateRefund } from './repository.ts';
import { makeRefundManual } from './settle-refund.ts';
import { refunds } from './tables.ts';

const batch = 50;

/** Sends or asks about the refunds that are due, at most 50, the longest due first, each in transactions of its own. */
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
      await postpone(app, id);
    }
  }
}

/** Moves the next try of a refund that could not even be claimed, so that it does not block the others. */
async function postpone(app: App, id: string): Promise<void> {
  const now = app.clock.now();
  await app.db
    .update(refunds)
    .set({ nextTryAt: new Date(now.getTime() + SENDING_MS) })
    .where(and(eq(refunds.id, id), lte(refunds.nextTryAt, now)));
}

/**
 * Sends a queued refund, or asks what became of one that was sent. The run that claims it has it until `next_try_at`; a second
 * run, in any process, does nothing. Stripe is called outside any transaction.
 */
async function sendRefund(app: App, id: string): Promise<void> {
  const claimed = await claim(app, id);
  const { refund, attempt } = claimed ?? {};
  if (!refund || !attempt?.stripeIntentId) return; // shillings are sent as a disbursement
  const outcome = await askStripe(app, refund, attempt.stripeIntentId);
  await transaction(app, async (tx) => {
    const locked = await lockRefund(tx, id);
    if (locked) await applyStripeRefund(app, tx, locked, outcome);
  });
  if (outcome.kind === 'refused') await applyOtherRefunds(app, attempt);
}

/** Stripe may have refused because somebody refunded the charge elsewhere, and we have not heard of that yet. */
async function applyOtherRefunds(app: App, attempt: Attempt): Promise<void> {
  const effect = await judgeRefunds(app, attempt);
  if (effect) await transaction(app, effect);
}

type Claimed = Pick<LockedRefund, 'refund' | 'attempt'>;

/** Claims the refund for one run, and stores what is needed to repeat the call before Stripe is called. */
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
      await makeRefundManual(app, tx, refund, { error: 'no_initiator', at: now });
      return undefined;
    }
    if (refund.status === 'queued' && refund.method === 'b2c' && !attempt?.phoneSealed) {
      // The traveller's account was deleted, and the phone with it. The receipt tells our team who paid.
      await makeRefundManual(app, tx, refund, { error: 'no_phone', at: now });
      return undefined;
    }
    if (!canSendBy(app, refund.method)) {
      // The method was switched off after the decision: a case tells a person, and the refund stays queued.
      await raiseIssue(app, tx, { code: 'sending_off', subject: id, at: now });
      await updateRefund(tx, id, { nextTryAt: new Date(now.getTime() + CANNOT_SEND_MS) });
      return undefined;
    }
    if (refund.status === 'queued') {
      await moveRefund(tx, id, 'sending', { tries: refund.tries + 1, nextTryAt: new Date(now.getTime() + SENDING_MS) });
      await closeRefundCases(tx, id, 'sending', now);
      return startSending(app, tx, { refund, attempt }, now);
    }
    const isPending = refund.status === 'pending';
    const [held] = await tx
      .update(refunds)
      .set({
        // Counted also when the process of the last try died: from the second try on, the refund is looked for first.
        tries: isPending ? refund.tries : refund.tries + 1,
        nextTryAt: new Date(now.getTime() + (isPending ? PENDING_MS : SENDING_MS)),
      })
      .where(and(eq(refunds.id, id), inArray(refunds.status, ['sending', 'unknown', 'pending'])))
      .returning();
    return held && { attempt, refund: held };
  });
}

/**
 * What follows the claim of a queued refund: Stripe is called after the transaction, so the refund is returned; an order to
 * M-Pesa is stored in the transaction and sent by itself.
 */
async function startSending(app: App, tx: Tx, { refund, attempt }: Claimed, now: Date): Promise<Claimed | undefined> {
  const { id, amountMinor, method } = refund;
  const order = { purpose: 'refund', ownerId: id, amountMinor, now } as const;
  switch (method) {
    case 'stripe':
      return { attempt, refund: { ...refund, status: 'sending', tries: refund.tries + 1 } };
    case 'reversal':
      await updateRefund(tx, id, { nextTryAt: null });
      await createDisbursement(app, tx, { ...order, kind: 'reversal', originalReceipt: required(attempt?.receipt) });
      return undefined;
    case 'b2c': {
      await updateRefund(tx, id, { nextTryAt: null });
      const phone = app.secrets.open(required(attempt?.phoneSealed));
      await createDisbursement(app, tx, { ...order, kind: 'b2c', phone });
      return undefined;
    }
    case 'manual':
    case 'portal':
    case 'points':
      throw new Error(`A refund by ${method} cannot be sent by a machine`);
  }
}

/** The phone or the receipt that a disbursement needs. @throws Error when it is missing, which cannot be */
function required(value: string | null | undefined): string {
  if (!value) throw new Error('A refund in shillings has no phone or receipt to be sent by');
  return value;
}

/**
 * Creates the refund once, under its idempotency key. A refund that may exist is looked for first, because Stripe forgets keys
 * after 24 hours. When Stripe refuses the look-up, that says nothing about the refund, so its outcome stays unknown.
 */
async function askStripe(app: App, refund: Refund, intentId: string): Promise<RefundOutcome> {
  const { stripe } = app;
  if (!stripe) throw new Error('A refund to a card was claimed while cards are off');
  if (refund.providerRef) return asAmbiguous(await stripe.retrieveRefund(refund.providerRef));
  if (refund.status !== 'sending' || refund.tries > 1 || refund.keySeq > 0) {
    const made = await stripe.listRefunds(intentId);
    if (made.kind !== 'refunds') return asAmbiguous(made);
    // A refund that failed under an earlier key is not this one.
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

const asAmbiguous = (outcome: RefundOutcome): RefundOutcome =>
  outcome.kind === 'refused' ? { kind: 'ambiguous', detail: outcome.code } : outcome;
