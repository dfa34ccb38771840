import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { StripeIntent } from '#server/outside/stripe-outcomes.ts';
import { raiseIssue } from '../../cases/raise-issue.ts';
import { postLedger } from '../../ledger/post-ledger.ts';
import { stripeFeeEntries } from '../../ledger/postings.ts';
import { type Attempt, isSettled, moveAttempt, updateAttempt } from '../../records/repository.ts';
import { payments, type SettledBy } from '../../records/tables.ts';
import { HOLD_CARD_MS, nextCardCheck } from '../settling/check-times.ts';
import { extendHoldOfAttempt, raiseProviderRefusal, scheduleCheck } from '../settling/live-attempt.ts';
import { settle } from '../settling/settle.ts';
import { createIntentFor } from './create-intent.ts';

/** Asks Stripe about an attempt's intent and applies the answer. Without an answer it schedules the next check. */
export async function askStripe(app: App, attempt: Attempt, source: SettledBy): Promise<void> {
  if (!app.stripe) return;
  if (!attempt.stripeIntentId) {
    // If the creation of the intent was never answered, the same call with the same Idempotency-Key gives it.
    await createIntentFor(app, attempt);
    return;
  }
  const found = await app.stripe.retrieveIntent(attempt.stripeIntentId);
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    if (found.kind === 'intent') return applyIntent(app, tx, { attempt, intent: found, source });
    if (found.kind === 'missing') {
      const error = 'provider_object_missing';
      await settle(app, tx, { attemptId: attempt.id, outcome: { status: 'failed', error }, source });
      await raiseIssue(app, tx, { code: error, subject: attempt.id, at: now });
      return;
    }
    if (found.kind === 'refused' && found.alert) await raiseProviderRefusal(app, tx, attempt, found.code);
    await scheduleCheck(tx, attempt, nextCardCheck(now));
  });
}

/** The state of an attempt's intent, as Stripe reports it. */
interface IntentReport {
  attempt: Attempt;
  intent: StripeIntent;
  /** How we learnt of it. */
  source: SettledBy;
}

/**
 * Applies the state of an intent to its attempt. If amount, currency or the attempt's id differ, a case is opened
 * instead.
 */
export async function applyIntent(
  app: App,
  tx: Tx,
  { attempt, intent, source }: IntentReport,
): Promise<'applied' | 'no_effect'> {
  const now = app.clock.now();
  const matches =
    intent.amountCents === attempt.amountMinor && intent.currency === 'usd' && intent.attemptId === attempt.id;
  if (!matches) {
    await raiseIssue(app, tx, {
      code: 'intent_mismatch',
      subject: attempt.id,
      expected: { amount: attempt.amountMinor, currency: 'usd', attemptId: attempt.id },
      found: { amount: intent.amountCents, currency: intent.currency, attemptId: intent.attemptId },
      at: now,
    });
    await updateAttempt(tx, attempt.id, { nextCheckAt: null });
    return 'no_effect';
  }
  if (intent.status === 'succeeded') {
    const proof = { verified: true, receivedMinor: intent.amountReceivedCents, ...receiptOf(intent) };
    const settled = await settle(app, tx, { attemptId: attempt.id, outcome: { status: 'succeeded', proof }, source });
    const feePosted = await postFee(app, tx, attempt, intent);
    return settled === 'applied' || feePosted ? 'applied' : 'no_effect';
  }
  if (intent.status === 'canceled') {
    const outcome = { status: 'cancelled', error: 'intent_canceled' } as const;
    const settled = await settle(app, tx, { attemptId: attempt.id, outcome, source });
    await updateAttempt(tx, attempt.id, { nextCheckAt: null }); // this state is final at Stripe
    return settled;
  }
  if (await isSettled(tx, attempt.id)) return 'no_effect';
  return noteOpenIntent(tx, { attempt, intent, source }, now);
}

const receiptOf = ({ chargeId }: StripeIntent) => (chargeId ? { receipt: chargeId } : {});

/** Posts Stripe's fee (L2 in docs/money.md). Stripe may report it after the success, so this is tried at each check. */
async function postFee(app: App, tx: Tx, attempt: Attempt, { feeCents }: StripeIntent): Promise<boolean> {
  if (!feeCents) return false;
  const [payment] = await tx
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(eq(payments.id, attempt.paymentId));
  return postLedger(tx, {
    kind: 'stripe_fee',
    source: attempt.id,
    entries: stripeFeeEntries(feeCents),
    ...(payment && { bookingId: payment.bookingId }),
    at: app.clock.now(),
  });
}

/**
 * Stores the state of an open intent. After a declined card the payment is `failed`, and the intent waits for another
 * card.
 */
async function noteOpenIntent(
  tx: Tx,
  { attempt, intent, source }: IntentReport,
  now: Date,
): Promise<'applied' | 'no_effect'> {
  const underWay = intent.status === 'requires_action' || intent.status === 'processing';
  const changed = attempt.stripeStatus !== intent.status;
  // Locks the booking, so it comes before the payment and the attempt are written.
  if (underWay && changed) await extendHoldOfAttempt(tx, attempt, new Date(now.getTime() + HOLD_CARD_MS));
  const declined = intent.status === 'requires_payment_method' && (await noteDecline(tx, attempt, intent, now));
  const changes = {
    stripeStatus: intent.status,
    // A webhook must not delay our own check, which may have to cancel the intent.
    ...(source !== 'webhook' && { nextCheckAt: nextCardCheck(now) }),
  };
  // The attempt may be `sent` or `unknown` still: then the webhook is the first report that the intent exists.
  const opened = await moveAttempt(tx, attempt.id, 'prompted', changes);
  if (!opened) await updateAttempt(tx, attempt.id, changes);
  return changed || declined ? 'applied' : 'no_effect';
}

/** Stores that the card was declined. @returns whether it was not stored before */
async function noteDecline(tx: Tx, attempt: Attempt, { lastError }: StripeIntent, now: Date): Promise<boolean> {
  if (!lastError) return false;
  const error = lastError.declineCode ?? lastError.code;
  const noted = await tx
    .update(payments)
    .set({ status: 'failed', lastError: error, updatedAt: now })
    .where(
      and(
        eq(payments.id, attempt.paymentId),
        inArray(payments.status, ['pending', 'failed']),
        or(eq(payments.status, 'pending'), sql`${payments.lastError} is distinct from ${error}`),
      ),
    )
    .returning({ id: payments.id });
  return noted.length > 0;
}
