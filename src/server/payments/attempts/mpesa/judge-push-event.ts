import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { readStkCallback, type StkCallback } from '#server/outside/daraja-callback.ts';
import { outcomeOfResult } from '#server/outside/daraja-result-codes.ts';
import type { CaseKind } from '#shared/cases.ts';
import { raiseIssue, raiseUnlessClosed } from '../../cases/raise-issue.ts';
import { applyEvent, finishEvent, ignoreAndRaiseIssue } from '../../inbox/finish-event.ts';
import type { ProviderEvent } from '../../inbox/receive-event.ts';
import { lockAttempt } from '../../records/lock-attempt.ts';
import { type Attempt, updateAttempt } from '../../records/repository.ts';
import { NEVER_CAME } from '../../records/tables.ts';
import {
  HOLD_DOUBT_MS,
  MISMATCH_ALARM_MS,
  nextContradictedCheck,
  UNVERIFIED_AFTER_MS,
} from '../settling/check-times.ts';
import { extendHoldOfAttempt, raiseProviderRefusal } from '../settling/live-attempt.ts';
import { type Outcome, settle } from '../settling/settle.ts';
import { errorCodeOf, queryStkStatus, type StkStatus } from './ask-mpesa.ts';

/**
 * Processes a callback about one of our pushes. One that reports a failure is applied at once; one that reports a
 * success only as far as M-Pesa confirms it when we ask.
 */
export async function judgePushEvent(app: App, event: ProviderEvent, attempt: Attempt): Promise<void> {
  const ignore = (code: CaseKind) => transaction(app, (tx) => ignoreAndRaiseIssue(app, tx, event, code));
  const callback = readStkCallback(event.raw);
  if (!callback) return ignore('callback_unreadable');
  // While our push is not answered yet, the attempt takes its ids from the callback.
  const adopts = attempt.checkoutRequestId === null;
  if (!adopts && attempt.checkoutRequestId !== callback.checkoutRequestId) {
    return ignore('callback_mismatch');
  }
  const claim = outcomeOfResult(callback.resultCode, 'callback');
  if (claim.status === 'none') return finishEvent(app, event, 'no_effect', callback.resultCode);
  if (claim.status !== 'succeeded') {
    const { status, error, alert } = claim;
    return applyEvent(app, event, async (tx) => {
      const outcome: Outcome = { status, error: error ?? errorCodeOf(status), resultCode: callback.resultCode };
      const settled = await settle(app, tx, { attemptId: attempt.id, outcome, source: 'callback' });
      if (adopts) await adoptIds(tx, attempt, callback);
      if (settled === 'applied' && alert) await raiseProviderRefusal(app, tx, attempt, callback.resultCode);
      return settled;
    });
  }
  const answer = await queryStkStatus(app, callback.checkoutRequestId);
  await judgeSuccess(app, event, { attempt, callback, answer, adopts });
}

async function adoptIds(tx: Tx, attempt: Attempt, callback: StkCallback): Promise<void> {
  await updateAttempt(tx, attempt.id, {
    checkoutRequestId: callback.checkoutRequestId,
    merchantRequestId: callback.merchantRequestId || null,
  });
}

interface Success {
  attempt: Attempt;
  callback: StkCallback;
  /** What M-Pesa answered when we asked about it just now. */
  answer: StkStatus;
  /** Whether the attempt is still to be given the callback's ids, because our own push has not been answered yet. */
  adopts: boolean;
}

/**
 * Applies a callback that reports a success, if M-Pesa confirms it. If M-Pesa denies it, its answer counts and a case
 * is opened.
 */
async function judgeSuccess(
  app: App,
  event: ProviderEvent,
  { attempt, callback, answer, adopts }: Success,
): Promise<void> {
  const now = app.clock.now();
  if (answer.kind === 'ended') {
    await applyEvent(app, event, async (tx) => {
      const { status, error, code } = answer;
      const outcome = { status, error, resultCode: code };
      const settled = await settle(app, tx, { attemptId: attempt.id, outcome, source: 'query' });
      if (adopts) await adoptIds(tx, attempt, callback);
      if (await isVerified(tx, attempt.id)) return settled;
      // A case that an admin has closed is not opened again when the event is processed once more.
      await raiseUnlessClosed(app, tx, {
        code: 'callback_contradicted',
        subject: attempt.id,
        expected: callback.resultCode,
        found: code,
        at: now,
      });
      // M-Pesa is asked again later, in case this answer was wrong.
      await updateAttempt(tx, attempt.id, { nextCheckAt: nextContradictedCheck({ settledAt: now, now }) ?? null });
      return settled;
    });
    return;
  }
  const verified = answer.kind === 'paid';
  if (!verified && !(isSilentForLong(event, answer, now) && matches(attempt, callback))) {
    if (answer.kind === 'silent' && !matches(attempt, callback)) await holdUnproven(app, event, attempt);
    return; // the event is tried again later
  }
  await applyEvent(app, event, async (tx) => {
    const { receipt, amountKes } = callback;
    const proof = {
      verified,
      resultCode: callback.resultCode,
      ...(receipt && { receipt }),
      ...(amountKes !== undefined && { receivedMinor: amountKes * 100 }),
    };
    const outcome = { status: 'succeeded', proof } as const;
    const settled = await settle(app, tx, { attemptId: attempt.id, outcome, source: 'callback' });
    if (adopts) await adoptIds(tx, attempt, callback);
    if (!verified && !(await isVerified(tx, attempt.id))) {
      await updateAttempt(tx, attempt.id, { nextCheckAt: new Date(now.getTime() + 60_000) });
    }
    return settled;
  });
}

/** Whether M-Pesa has confirmed the payment by now; its list may have done so while we asked. Locks the attempt. */
async function isVerified(tx: Tx, attemptId: string): Promise<boolean> {
  const { attempt } = await lockAttempt(tx, attemptId);
  return attempt.status === 'succeeded' && attempt.verified;
}

/**
 * Handles a callback that reports a success but does not match the attempt, while M-Pesa cannot be asked: the booking
 * holds its places as long as a hold may last, and after ten minutes a case is opened.
 */
async function holdUnproven(app: App, event: ProviderEvent, attempt: Attempt): Promise<void> {
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    await extendHoldOfAttempt(tx, attempt, new Date(now.getTime() + HOLD_DOUBT_MS));
    if (now.getTime() - event.receivedAt.getTime() < MISMATCH_ALARM_MS) return;
    await raiseIssue(app, tx, { code: 'callback_unproven', subject: event.id, expected: attempt.id, at: now });
  });
}

/** Whether M-Pesa could not be asked for half a minute since the callback. "Still being processed" is an answer. */
const isSilentForLong = (event: ProviderEvent, answer: StkStatus, now: Date) =>
  answer.kind === 'silent' && now.getTime() - event.receivedAt.getTime() >= UNVERIFIED_AFTER_MS;

/**
 * Whether a callback names the ids and the amount of the attempt. One about a payment that an admin has noted as never
 * arrived does not count without M-Pesa's confirmation.
 */
const matches = (attempt: Attempt, callback: StkCallback) =>
  attempt.errorCode !== NEVER_CAME &&
  attempt.checkoutRequestId === callback.checkoutRequestId &&
  attempt.merchantRequestId === callback.merchantRequestId &&
  callback.amountKes !== undefined &&
  callback.amountKes * 100 === attempt.amountMinor;
