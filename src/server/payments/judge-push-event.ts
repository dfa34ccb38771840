import type { App } from '../app.ts';
import { type Tx, transaction } from '../db/client.ts';
import { readStkCallback, type StkCallback } from '../outside/daraja-callback.ts';
import { outcomeOfResult } from '../outside/daraja-results.ts';
import { askDaraja, type MpesaWord, reasonOf } from './ask-mpesa.ts';
import { HOLD_DOUBT_MS, MISMATCH_ALARM_MS, nextContradictedCheck, UNVERIFIED_AFTER_MS } from './check-times.ts';
import { applyEvent, finishEvent } from './finish-event.ts';
import { markProcessed, type ProviderEvent } from './inbox.ts';
import { lockAround } from './lock-around.ts';
import { extendHoldOf, raiseRefusal } from './open-attempt.ts';
import { type IssueCode, raiseIssue, raiseUnlessClosed } from './reconciliation/raise-issue.ts';
import { type Attempt, updateAttempt } from './repository.ts';
import { type Outcome, settle } from './settle.ts';
import { NEVER_CAME } from './tables.ts';

/** A callback about one of our pushes: a refusal counts at once, "paid" only as far as M-Pesa says so when we ask. */
export async function judgePushEvent(app: App, event: ProviderEvent, attempt: Attempt): Promise<void> {
  const callback = readStkCallback(event.raw);
  if (!callback) return ignoreLoudly(app, event, attempt, 'callback_unreadable');
  // Our own push may still wait for its answer: then the callback's id is the first we hear of it.
  const adopts = attempt.checkoutRequestId === null;
  if (!adopts && attempt.checkoutRequestId !== callback.checkoutRequestId) {
    return ignoreLoudly(app, event, attempt, 'callback_mismatch');
  }
  const claim = outcomeOfResult(callback.resultCode, 'callback');
  if (claim.status === 'none') return finishEvent(app, event, 'no_effect', callback.resultCode);
  if (claim.status !== 'succeeded') {
    const { status, error, alert } = claim;
    return applyEvent(app, event, async (tx) => {
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
    await applyEvent(app, event, async (tx) => {
      const { status, error, code } = word;
      const done = await settle(app, tx, attempt.id, { status, error, resultCode: code }, 'query');
      if (adopts) await adopt(tx, attempt, callback);
      if (await isVouched(tx, attempt.id)) return done;
      // What a person has closed does not come up again when the event is judged once more.
      await raiseUnlessClosed(app, tx, {
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
  await applyEvent(app, event, async (tx) => {
    const { receipt, amountKes } = callback;
    const proof = {
      verified,
      resultCode: callback.resultCode,
      ...(receipt && { receipt }),
      ...(amountKes !== undefined && { receivedMinor: amountKes * 100 }),
    };
    const done = await settle(app, tx, attempt.id, { status: 'succeeded', proof }, 'callback');
    if (adopts) await adopt(tx, attempt, callback);
    if (!verified && !(await isVouched(tx, attempt.id))) {
      await updateAttempt(tx, attempt.id, { nextCheckAt: new Date(now.getTime() + 60_000) });
    }
    return done;
  });
}

/** Whether M-Pesa stands by it by now: its list may have, while we asked. The attempt stays locked. */
async function isVouched(tx: Tx, attemptId: string): Promise<boolean> {
  const { attempt } = await lockAround(tx, attemptId);
  return attempt.status === 'succeeded' && attempt.verified;
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

/** What a person has said never came needs M-Pesa's own word. */
const matches = (attempt: Attempt, callback: StkCallback) =>
  attempt.errorCode !== NEVER_CAME &&
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
