import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import { type Tx, transaction } from '../db/client.ts';
import { outcomeOfResult } from '../outside/daraja-results.ts';
import type { StripeIntent } from '../outside/stripe-outcomes.ts';
import {
  GIVE_UP_MS,
  HOLD_CARD_MS,
  holdWhileUnknown,
  nextCardCheck,
  nextContradictedCheck,
  nextMpesaCheck,
  UNKNOWN_AFTER_PROMPT_MS,
} from './check-times.ts';
import { createIntentFor } from './create-intent.ts';
import { postLedger } from './ledger/post-ledger.ts';
import { stripeFeeEntries } from './ledger/postings.ts';
import { keepHeld } from './payable.ts';
import { raiseIssue } from './reconciliation/raise-issue.ts';
import { type Attempt, isSettled, moveAttempt, updateAttempt } from './repository.ts';
import { settle } from './settle.ts';
import { paymentAttempts, payments, type SettledBy } from './tables.ts';

/** What Daraja says of a push now. */
export type MpesaWord =
  | { kind: 'paid' }
  | {
      kind: 'ended';
      status: 'failed' | 'cancelled' | 'timed_out';
      error: string;
      code: string;
      /** Ours to mend, not the traveller's. */
      alert: boolean;
    }
  /** `unknownCode`: M-Pesa answered with a code that nobody knows, which changes nothing. */
  | { kind: 'open'; unknownCode?: string }
  | { kind: 'silent'; refused: boolean };

/** Asks Daraja once; outside any transaction. */
export async function askDaraja(app: App, checkoutRequestId: string): Promise<MpesaWord> {
  if (!app.daraja) return { kind: 'silent', refused: false };
  const answer = await app.daraja.queryStk(checkoutRequestId);
  if (answer.kind === 'open') return { kind: 'open' };
  if (answer.kind === 'no_information') return { kind: 'silent', refused: answer.reason === 'refused' };
  const { status, error, alert = false } = outcomeOfResult(answer.code, 'query');
  if (status === 'succeeded') return { kind: 'paid' };
  if (status === 'none') return { kind: 'open', unknownCode: answer.code };
  return { kind: 'ended', status, error: error ?? reasonOf(status), code: answer.code, alert };
}

/** Our own reason for the outcomes that have no error of their own. */
export const reasonOf = (status: 'failed' | 'cancelled' | 'timed_out'): string =>
  ({ failed: 'other', cancelled: 'cancelled_on_phone', timed_out: 'no_answer' })[status];

/** Asks the provider about a claimed attempt and applies what it says. Safe at any time, in any number. */
export async function askAbout(app: App, attempt: Attempt, source: SettledBy): Promise<void> {
  if (attempt.provider === 'stripe') await checkCard(app, attempt, source);
  else await checkMpesa(app, attempt, source);
}

/**
 * One asker at a time: whoever moves `last_check_at` or `next_check_at` on asks.
 * @param freshMs how long ago the last look must lie (0 for scheduled ones, which are due by their own column)
 * @returns the attempt, or undefined when somebody else has just asked or nothing is due
 */
export async function claimCheck(app: App, id: string, freshMs = 0): Promise<Attempt | undefined> {
  const now = app.clock.now();
  const quiet = lte(
    sql`coalesce(${paymentAttempts.lastCheckAt}, ${paymentAttempts.sentAt}, ${paymentAttempts.createdAt})`,
    new Date(now.getTime() - freshMs),
  );
  // A card payment that has no intent yet is the job's: there is nothing to ask about, and polls must not put it off.
  const askable = or(eq(paymentAttempts.provider, 'daraja'), isNotNull(paymentAttempts.stripeIntentId));
  const polled = and(quiet, askable, inArray(paymentAttempts.status, ['prompted', 'unknown']));
  const [claimed] = await app.db
    .update(paymentAttempts)
    .set({
      lastCheckAt: now,
      checks: sql`${paymentAttempts.checks} + 1`,
      // Until the answer is stored: a crash in between is mended by the next sweep.
      nextCheckAt: new Date(now.getTime() + 60_000),
    })
    // A due column also brings settled ones that are to be asked about again: unverified or contradicted.
    .where(and(eq(paymentAttempts.id, id), freshMs > 0 ? polled : lte(paymentAttempts.nextCheckAt, now)))
    .returning();
  return claimed;
}

async function checkMpesa(app: App, attempt: Attempt, source: SettledBy): Promise<void> {
  const { checkoutRequestId } = attempt;
  const word: MpesaWord | undefined = checkoutRequestId ? await askDaraja(app, checkoutRequestId) : undefined;
  if (word?.kind === 'open' && word.unknownCode) await countUnknown(app, attempt, word.unknownCode);
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    if (word?.kind === 'paid') {
      await settle(app, tx, attempt.id, { status: 'succeeded', proof: { verified: true, resultCode: '0' } }, source);
      return;
    }
    if (word?.kind === 'ended' && attempt.status !== 'succeeded') {
      const { status, error, code, alert } = word;
      const done = await settle(app, tx, attempt.id, { status, error, resultCode: code }, source);
      if (done === 'applied' && alert) await raiseRefusal(app, tx, attempt, code);
      if (attempt.settledAt) await scheduleContradicted(tx, attempt, attempt.settledAt, now);
      return;
    }
    if (word?.kind === 'ended') {
      // It was confirmed on a matching callback, and now the provider says otherwise: a person must look.
      await raiseIssue(app, tx, { code: 'callback_contradicted', subject: attempt.id, found: word.code, at: now });
      await updateAttempt(tx, attempt.id, { nextCheckAt: null });
      return;
    }
    if (attempt.settledAt && attempt.status !== 'succeeded') {
      await scheduleContradicted(tx, attempt, attempt.settledAt, now);
      return;
    }
    await stillOpen(app, tx, attempt, now);
  });
}

/** After so many a person must find out what the code means: an attempt may hang on it. */
const UNKNOWN_ANSWERS_MAX = 5;

/** In a transaction of its own: the attempt is locked here without its booking. */
function countUnknown(app: App, { id }: Attempt, code: string): Promise<void> {
  return transaction(app, async (tx) => {
    const [counted] = await tx
      .update(paymentAttempts)
      .set({ unknownAnswers: sql`${paymentAttempts.unknownAnswers} + 1` })
      .where(eq(paymentAttempts.id, id))
      .returning({ answers: paymentAttempts.unknownAnswers });
    if (!counted || counted.answers < UNKNOWN_ANSWERS_MAX) return;
    await raiseIssue(app, tx, { code: 'unknown_query_code', subject: id, found: code, at: app.clock.now() });
  });
}

/** A refusal that no traveller can help: our limits, our keys. */
export function raiseRefusal(app: App, tx: Tx, attempt: Attempt, found: string): Promise<void> {
  return raiseIssue(app, tx, { code: 'provider_refuses', subject: attempt.id, found, at: app.clock.now() });
}

async function scheduleContradicted(tx: Tx, attempt: Attempt, settledAt: Date, now: Date): Promise<void> {
  await updateAttempt(tx, attempt.id, { nextCheckAt: nextContradictedCheck(settledAt, now) ?? null });
}

/** Nothing conclusive: the next look, and what waiting means meanwhile. */
async function stillOpen(app: App, tx: Tx, attempt: Attempt, now: Date): Promise<void> {
  const sentAt = attempt.sentAt ?? attempt.createdAt;
  const age = now.getTime() - sentAt.getTime();
  if (!attempt.checkoutRequestId && age >= GIVE_UP_MS) {
    const done = await settle(app, tx, attempt.id, { status: 'timed_out', error: 'push_unanswered' }, 'job');
    if (done === 'applied') await raiseIssue(app, tx, { code: 'push_unanswered', subject: attempt.id, at: now });
    return;
  }
  const over = attempt.promptExpiresAt && now.getTime() >= attempt.promptExpiresAt.getTime() + UNKNOWN_AFTER_PROMPT_MS;
  if (over && attempt.status === 'prompted') await becomeUnknown(tx, attempt);
  const planned = nextMpesaCheck(sentAt, now);
  const giveUpAt = new Date(sentAt.getTime() + GIVE_UP_MS);
  const next = planned && !attempt.checkoutRequestId && giveUpAt < planned ? giveUpAt : planned;
  await planCheck(tx, attempt, next);
  if (!next) await raiseIssue(app, tx, { code: 'outcome_unknown', subject: attempt.id, at: now });
}

/** A payment that may yet come keeps its places a little longer. The booking is locked before the attempt, as always. */
export async function becomeUnknown(tx: Tx, attempt: Attempt, nextCheckAt?: Date): Promise<Attempt | undefined> {
  if (attempt.promptExpiresAt) await extendHoldOf(tx, attempt, holdWhileUnknown(attempt.promptExpiresAt));
  return moveAttempt(tx, attempt.id, 'unknown', nextCheckAt && { nextCheckAt });
}

/** Only while nobody else has settled it: what is settled is not asked about again. */
async function planCheck(tx: Tx, attempt: Attempt, next: Date | undefined): Promise<void> {
  const settledMeanwhile = attempt.settledAt === null && (await isSettled(tx, attempt.id));
  if (!settledMeanwhile) await updateAttempt(tx, attempt.id, { nextCheckAt: next ?? null });
}

/** Lets the booking, or the change, of an attempt hold its places until then. */
export async function extendHoldOf(tx: Tx, attempt: Attempt, until: Date): Promise<void> {
  const [owner] = await tx
    .select({ bookingId: payments.bookingId, changeId: payments.changeId })
    .from(payments)
    .where(eq(payments.id, attempt.paymentId));
  if (owner) await keepHeld(tx, owner, until);
}

async function checkCard(app: App, attempt: Attempt, source: SettledBy): Promise<void> {
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
      expected: { amount: attempt.amountMinor },
      found: { amount: intent.amountCents, currency: intent.currency },
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
