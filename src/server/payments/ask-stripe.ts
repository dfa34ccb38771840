import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import { type Tx, transaction } from '../db/client.ts';
import type { StripeIntent } from '../outside/stripe-outcomes.ts';
import { HOLD_CARD_MS, nextCardCheck } from './check-times.ts';
import { createIntentFor } from './create-intent.ts';
import { postLedger } from './ledger/post-ledger.ts';
import { stripeFeeEntries } from './ledger/postings.ts';
import { extendHoldOf, planCheck, raiseRefusal } from './open-attempt.ts';
import { raiseIssue } from './reconciliation/raise-issue.ts';
import { type Attempt, isSettled, moveAttempt, updateAttempt } from './repository.ts';
import { settle } from './settle.ts';
import { payments, type SettledBy } from './tables.ts';

/** Asks Stripe about an attempt's intent, and applies what it says; without an answer the next look is planned. */
export async function checkCard(app: App, attempt: Attempt, source: SettledBy): Promise<void> {
  if (!app.stripe) return;
  if (!attempt.stripeIntentId) {
    // Whether the intent was made, the same key tells.
    await createIntentFor(app, attempt);
    return;
  }
  const found = await app.stripe.retrieveIntent(attempt.stripeIntentId);
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    if (found.kind === 'intent') return applyIntent(app, tx, attempt, found, source);
    if (found.kind === 'missing') {
      await settle(app, tx, attempt.id, { status: 'failed', error: 'provider_object_missing' }, source);
      await raiseIssue(app, tx, { code: 'provider_object_missing', subject: attempt.id, at: now });
      return;
    }
    if (found.kind === 'refused' && found.alert) await raiseRefusal(app, tx, attempt, found.code);
    await planCheck(tx, attempt, nextCardCheck(now));
  });
}

/** Brings an attempt to where its intent is. Everything that matters must match, or a person decides. */
export async function applyIntent(
  app: App,
  tx: Tx,
  attempt: Attempt,
  intent: StripeIntent,
  source: SettledBy,
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
    const done = await settle(app, tx, attempt.id, { status: 'succeeded', proof }, source);
    const charged = await postFee(app, tx, attempt, intent);
    return done === 'applied' || charged ? 'applied' : 'no_effect';
  }
  if (intent.status === 'canceled') {
    const done = await settle(app, tx, attempt.id, { status: 'cancelled', error: 'intent_canceled' }, source);
    await updateAttempt(tx, attempt.id, { nextCheckAt: null }); // final at Stripe: never asked again
    return done;
  }
  if (await isSettled(tx, attempt.id)) return 'no_effect';
  return noteOpenIntent(tx, attempt, intent, source, now);
}

const receiptOf = ({ chargeId }: StripeIntent) => (chargeId ? { receipt: chargeId } : {});

/** L2; the fee may come a little after the success, hence again at each look. */
async function postFee(app: App, tx: Tx, attempt: Attempt, { feeCents }: StripeIntent): Promise<boolean> {
  if (!feeCents) return false;
  const [owner] = await tx
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .where(eq(payments.id, attempt.paymentId));
  return postLedger(tx, {
    kind: 'stripe_fee',
    source: attempt.id,
    entries: stripeFeeEntries(feeCents),
    ...(owner && { bookingId: owner.bookingId }),
    at: app.clock.now(),
  });
}

/** An open intent: a declined card shows as failed while the same intent waits for the next one. */
async function noteOpenIntent(
  tx: Tx,
  attempt: Attempt,
  intent: StripeIntent,
  source: SettledBy,
  now: Date,
): Promise<'applied' | 'no_effect'> {
  const underWay = intent.status === 'requires_action' || intent.status === 'processing';
  const changed = attempt.stripeStatus !== intent.status;
  // Booking, payment, attempt: locked in this order everywhere.
  if (underWay && changed) await extendHoldOf(tx, attempt, new Date(now.getTime() + HOLD_CARD_MS));
  const declined = intent.status === 'requires_payment_method' && (await noteDecline(tx, attempt, intent, now));
  const present = {
    stripeStatus: intent.status,
    // A webhook puts no look of ours off: that one may have to close the intent.
    ...(source !== 'webhook' && { nextCheckAt: nextCardCheck(now) }),
  };
  // An intent that we only heard of by webhook is open all the same.
  const opened = await moveAttempt(tx, attempt.id, 'prompted', present);
  if (!opened) await updateAttempt(tx, attempt.id, present);
  return changed || declined ? 'applied' : 'no_effect';
}

/** @returns whether this decline is news */
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
