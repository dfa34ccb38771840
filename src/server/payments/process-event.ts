import { and, eq, isNull, lte } from 'drizzle-orm';
import type { App } from '../app.ts';
import { type Tx, transaction } from '../db/client.ts';
import { readStkCallback, type StkCallback } from '../outside/daraja-callback.ts';
import { outcomeOfResult } from '../outside/daraja-results.ts';
import { askDaraja, type MpesaWord, reasonOf } from './ask-mpesa.ts';
import { applyIntent } from './ask-stripe.ts';
import {
  HOLD_DOUBT_MS,
  MISMATCH_ALARM_MS,
  nextContradictedCheck,
  nextEventTry,
  UNVERIFIED_AFTER_MS,
} from './check-times.ts';
import { judgeDisbursementEvent } from './disbursements/judge-event.ts';
import { isDisputeEvent, judgeDisputeEvent } from './disputes/judge-dispute-event.ts';
import { markProcessed, type ProviderEvent } from './inbox.ts';
import { extendHoldOf, raiseRefusal } from './open-attempt.ts';
import { findAttempt } from './queries.ts';
import { isBankPayoutEvent, judgeBankPayout } from './reconciliation/judge-bank-payout.ts';
import { type IssueCode, raiseIssue } from './reconciliation/raise-issue.ts';
import { isRefundEvent, judgeRefunds } from './refunds/judge-refund-event.ts';
import { type Attempt, updateAttempt, wakeAt } from './repository.ts';
import { type Outcome, settle } from './settle.ts';
import { providerEvents } from './tables.ts';

/**
 * Judges one stored event: look-ups first, outside any transaction, then outcome, effect and `processed_at` together.
 * A second run, in any process, changes nothing. What cannot be judged yet is tried again later.
 */
export async function processEvent(app: App, eventId: string): Promise<void> {
  const event = await claimEvent(app, eventId);
  if (!event) return;
  if (event.provider === 'daraja' && event.eventType !== 'stk') return judgeDisbursementEvent(app, event);
  const attempt = event.ownerId ? await findAttempt(app.db, event.ownerId) : undefined;
  if (isDisputeEvent(event.eventType)) {
    return applyKnown(app, event, await afterPayment(app, attempt, await judgeDisputeEvent(app, event, attempt)));
  }
  if (isBankPayoutEvent(event.eventType)) return applyKnown(app, event, await judgeBankPayout(app, event));
  if (!attempt) return finish(app, event, 'ignored', 'no attempt of ours');
  if (event.provider === 'stripe') await judgeStripe(app, event, attempt);
  else await judgeDaraja(app, event, attempt);
}

/** One try at a time: whoever counts it up has the event until its next time comes. */
async function claimEvent(app: App, id: string): Promise<ProviderEvent | undefined> {
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const due = and(eq(providerEvents.id, id), isNull(providerEvents.processedAt), lte(providerEvents.nextTryAt, now));
    const [event] = await tx.select().from(providerEvents).where(due);
    if (!event) return undefined;
    const next = nextEventTry(event.receivedAt, event.tries + 1, now);
    const [claimed] = await tx
      .update(providerEvents)
      .set({ tries: event.tries + 1, nextTryAt: next ?? null })
      .where(and(due, eq(providerEvents.tries, event.tries)))
      .returning();
    if (!claimed) return undefined;
    await wakeAt(tx, next);
    if (next) return claimed;
    await markProcessed(tx, id, 'dead', now);
    await raiseIssue(app, tx, { code: 'event_dead', subject: id, at: now });
    return undefined;
  });
}

async function finish(app: App, event: ProviderEvent, outcome: 'ignored' | 'no_effect', note: string): Promise<void> {
  await transaction(app, (tx) => markProcessed(tx, event.id, outcome, app.clock.now(), note));
}

async function judgeStripe(app: App, event: ProviderEvent, attempt: Attempt): Promise<void> {
  if (isRefundEvent(event.eventType)) {
    return applyKnown(app, event, await afterPayment(app, attempt, await judgeRefunds(app, attempt)));
  }
  const relevant = event.eventType.startsWith('payment_intent.') || event.eventType.startsWith('charge.');
  if (!relevant || !app.stripe || !attempt.stripeIntentId) return finish(app, event, 'ignored', event.eventType);
  // The event only makes us ask: its order and its age say nothing about how things are now.
  const intent = await app.stripe.retrieveIntent(attempt.stripeIntentId);
  if (intent.kind !== 'intent') return; // tried again at the event's next time
  await apply(app, event, (tx) => applyIntent(app, tx, attempt, intent, 'webhook'));
}

type Effect = (tx: Tx) => Promise<'applied' | 'no_effect'>;

/** Without an effect nothing could be found out: the event is tried again at its next time. */
async function applyKnown(app: App, event: ProviderEvent, effect: Effect | undefined): Promise<void> {
  if (effect) await apply(app, event, effect);
}

/** What comes of a payment presupposes it: one whose own events are late is settled first, in the same transaction. */
async function afterPayment(app: App, attempt: Attempt | undefined, effect: Effect | undefined) {
  if (!effect || !attempt?.stripeIntentId || attempt.status === 'succeeded') return effect;
  const intent = await app.stripe?.retrieveIntent(attempt.stripeIntentId);
  if (intent?.kind !== 'intent') return undefined;
  return async (tx: Tx) => {
    const paid = await applyIntent(app, tx, attempt, intent, 'webhook');
    return (await effect(tx)) === 'applied' ? 'applied' : paid;
  };
}

/** Marks the event and runs its effect in one transaction; when another run was quicker, neither happens. */
async function apply(app: App, event: ProviderEvent, effect: Effect) {
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    if (!(await markProcessed(tx, event.id, 'applied', now))) return;
    if ((await effect(tx)) === 'applied') return;
    await tx.update(providerEvents).set({ outcome: 'no_effect' }).where(eq(providerEvents.id, event.id));
  });
}

async function judgeDaraja(app: App, event: ProviderEvent, attempt: Attempt): Promise<void> {
  const callback = readStkCallback(event.raw);
  if (!callback) return ignoreLoudly(app, event, attempt, 'callback_unreadable');
  // Our own push may still wait for its answer: then the callback's id is the first we hear of it.
  const adopts = attempt.checkoutRequestId === null;
  if (!adopts && attempt.checkoutRequestId !== callback.checkoutRequestId) {
    return ignoreLoudly(app, event, attempt, 'callback_mismatch');
  }
  const claim = outcomeOfResult(callback.resultCode, 'callback');
  if (claim.status === 'none') return finish(app, event, 'no_effect', callback.resultCode);
  if (claim.status !== 'succeeded') {
    const { status, error, alert } = claim;
    return apply(app, event, async (tx) => {
      const outcome: Outcome = { status, error: error ?? reasonOf(status), resultCode: callback.resultCode };
      const done = await settle(app, tx, attempt.id, outcome, 'callback');
      if (adopts) await adopt(tx, attempt, callback);
      if (done === 'applied' && alert) await raiseRefusal(app, tx, attempt, callback.resultCode);
      return done;
    });
  }
  await judgeSuccess(app, event, attempt, callback, await askDaraja(app, callback.checkoutRequestId), adopts);
}

async function adopt(tx: Tx, attempt: Attempt, callback: StkCallback): Promise<void> {
  await updateAttempt(tx, attempt.id, {
    checkoutRequestId: callback.checkoutRequestId,
    merchantRequestId: callback.merchantRequestId || null,
  });
}

/** A callback that says "paid" counts only when M-Pesa, asked by us, says the same. */
async function judgeSuccess(
  app: App,
  event: ProviderEvent,
  attempt: Attempt,
  callback: StkCallback,
  word: MpesaWord,
  adopts: boolean,
): Promise<void> {
  const now = app.clock.now();
  if (word.kind === 'ended') {
    await apply(app, event, async (tx) => {
      const { status, error, code } = word;
      const done = await settle(app, tx, attempt.id, { status, error, resultCode: code }, 'query');
      if (adopts) await adopt(tx, attempt, callback);
      await raiseIssue(app, tx, {
        code: 'callback_contradicted',
        subject: attempt.id,
        expected: callback.resultCode,
        found: code,
        at: now,
      });
      // Asked again all the same: money is never left lying because of one wrong word.
      await updateAttempt(tx, attempt.id, { nextCheckAt: nextContradictedCheck(now, now) ?? null });
      return done;
    });
    return;
  }
  const verified = word.kind === 'paid';
  if (!verified && !(silentForLong(event, word, now) && matches(attempt, callback))) {
    if (word.kind === 'silent' && !matches(attempt, callback)) await holdInDoubt(app, event, attempt);
    return; // tried again in time
  }
  await apply(app, event, async (tx) => {
    const { receipt, amountKes } = callback;
    const proof = {
      verified,
      resultCode: callback.resultCode,
      ...(receipt && { receipt }),
      ...(amountKes !== undefined && { receivedMinor: amountKes * 100 }),
    };
    const done = await settle(app, tx, attempt.id, { status: 'succeeded', proof }, 'callback');
    if (adopts) await adopt(tx, attempt, callback);
    if (!verified) await updateAttempt(tx, attempt.id, { nextCheckAt: new Date(now.getTime() + 60_000) });
    return done;
  });
}

/**
 * Somebody says that it is paid, in other words than we expect, and M-Pesa cannot be asked: the places are kept as long
 * as a hold may last, and after ten minutes a person is told.
 */
async function holdInDoubt(app: App, event: ProviderEvent, attempt: Attempt): Promise<void> {
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    await extendHoldOf(tx, attempt, new Date(now.getTime() + HOLD_DOUBT_MS));
    if (now.getTime() - event.receivedAt.getTime() < MISMATCH_ALARM_MS) return;
    await raiseIssue(app, tx, { code: 'callback_unproven', subject: event.id, expected: attempt.id, at: now });
  });
}

/** M-Pesa cannot be asked, and has not been for half a minute: "still being processed" is an answer, silence is not. */
const silentForLong = (event: ProviderEvent, word: MpesaWord, now: Date) =>
  word.kind === 'silent' && now.getTime() - event.receivedAt.getTime() >= UNVERIFIED_AFTER_MS;

const matches = (attempt: Attempt, callback: StkCallback) =>
  attempt.checkoutRequestId === callback.checkoutRequestId &&
  attempt.merchantRequestId === callback.merchantRequestId &&
  callback.amountKes !== undefined &&
  callback.amountKes * 100 === attempt.amountMinor;

async function ignoreLoudly(app: App, event: ProviderEvent, attempt: Attempt, code: IssueCode): Promise<void> {
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    if (!(await markProcessed(tx, event.id, 'ignored', now, code))) return;
    await raiseIssue(app, tx, { code, subject: event.id, expected: attempt.id, at: now });
  });
}
