import { eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { outcomeOfResult } from '#server/outside/daraja-result-codes.ts';
import type { AttemptFailure } from '#shared/failure-codes.ts';
import { raiseIssue } from '../../cases/raise-issue.ts';
import { lockAttempt } from '../../records/lock-attempt.ts';
import { type Attempt, updateAttempt } from '../../records/repository.ts';
import { paymentAttempts, type SettledBy } from '../../records/tables.ts';
import { GIVE_UP_MS, nextContradictedCheck, nextMpesaCheck, promptUnknownAt } from '../settling/check-times.ts';
import { markUnknown, raiseProviderRefusal, scheduleCheck } from '../settling/live-attempt.ts';
import { settle } from '../settling/settle.ts';

/** Daraja's answer about the state of a push (STK query). */
export type StkStatus =
  | { kind: 'paid' }
  | {
      kind: 'ended';
      status: 'failed' | 'cancelled' | 'timed_out';
      error: AttemptFailure;
      code: string;
      /** Only we can mend the reason, so a case is opened. */
      alert: boolean;
    }
  /** `unknownCode`: M-Pesa answered with a result code that we do not know, which changes nothing. */
  | { kind: 'open'; unknownCode?: string }
  /** There was no answer about this push. `refused`: Daraja refused the query itself. */
  | { kind: 'silent'; refused: boolean };

/** Sends one STK query to Daraja. It must be called outside any transaction. */
export async function queryStkStatus(app: App, checkoutRequestId: string): Promise<StkStatus> {
  if (!app.daraja) return { kind: 'silent', refused: false };
  const answer = await app.daraja.queryStk(checkoutRequestId);
  if (answer.kind === 'open') return { kind: 'open' };
  if (answer.kind === 'no_information') return { kind: 'silent', refused: answer.reason === 'refused' };
  const { status, error, alert = false } = outcomeOfResult(answer.code, 'query');
  if (status === 'succeeded') return { kind: 'paid' };
  if (status === 'none') return { kind: 'open', unknownCode: answer.code };
  return { kind: 'ended', status, error: error ?? errorCodeOf(status), code: answer.code, alert };
}

/** The error code for an outcome to which M-Pesa gives no reason of its own. */
export const errorCodeOf = (status: 'failed' | 'cancelled' | 'timed_out'): AttemptFailure =>
  (({ failed: 'other', cancelled: 'cancelled_on_phone', timed_out: 'no_answer' }) as const)[status];

/** Asks Daraja about an attempt's push and applies the answer. Without an answer it schedules the next check. */
export async function askMpesa(app: App, attempt: Attempt, source: SettledBy): Promise<void> {
  const { checkoutRequestId } = attempt;
  const answer: StkStatus | undefined = checkoutRequestId ? await queryStkStatus(app, checkoutRequestId) : undefined;
  if (answer?.kind === 'open' && answer.unknownCode) await countUnknownCode(app, attempt, answer.unknownCode);
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    if (answer?.kind === 'paid') {
      const outcome = { status: 'succeeded', proof: { verified: true, resultCode: '0' } } as const;
      await settle(app, tx, { attemptId: attempt.id, outcome, source });
      return;
    }
    if (answer?.kind === 'ended' && attempt.status !== 'succeeded') {
      const { status, error, code, alert } = answer;
      const outcome = { status, error, resultCode: code };
      const settled = await settle(app, tx, { attemptId: attempt.id, outcome, source });
      if (settled === 'applied' && alert) await raiseProviderRefusal(app, tx, attempt, code);
      if (attempt.settledAt) await scheduleContradicted(tx, attempt, { settledAt: attempt.settledAt, now });
      return;
    }
    if (answer?.kind === 'ended') {
      // While we asked, M-Pesa's list may have confirmed the payment, or an admin may have noted that it never came.
      const { attempt: current } = await lockAttempt(tx, attempt.id);
      if (current.status !== 'succeeded') return;
      // The payment counts on a callback alone, and M-Pesa now contradicts that callback.
      if (!current.verified) {
        await raiseIssue(app, tx, { code: 'callback_contradicted', subject: attempt.id, found: answer.code, at: now });
      }
      await updateAttempt(tx, attempt.id, { nextCheckAt: null });
      return;
    }
    if (attempt.settledAt && attempt.status !== 'succeeded') {
      await scheduleContradicted(tx, attempt, { settledAt: attempt.settledAt, now });
      return;
    }
    await handleOpenAnswer(app, tx, attempt, now);
  });
}

/**
 * After this many answers with unknown result codes a case is opened, because the attempt cannot be settled by them.
 */
const UNKNOWN_ANSWERS_MAX = 5;

/** Counts such an answer. It has a transaction of its own, because the attempt is locked without its booking. */
function countUnknownCode(app: App, { id }: Attempt, code: string): Promise<void> {
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

async function scheduleContradicted(tx: Tx, attempt: Attempt, times: { settledAt: Date; now: Date }): Promise<void> {
  await updateAttempt(tx, attempt.id, { nextCheckAt: nextContradictedCheck(times) ?? null });
}

/**
 * Handles an answer that settles nothing: schedules the next check, marks the attempt as unknown when its time is over,
 * gives up a push for which Daraja never gave an id, and opens a case after the last check.
 */
async function handleOpenAnswer(app: App, tx: Tx, attempt: Attempt, now: Date): Promise<void> {
  const sentAt = attempt.sentAt ?? attempt.createdAt;
  const age = now.getTime() - sentAt.getTime();
  if (!attempt.checkoutRequestId && age >= GIVE_UP_MS) {
    const outcome = { status: 'timed_out', error: 'push_unanswered' } as const;
    const settled = await settle(app, tx, { attemptId: attempt.id, outcome, source: 'job' });
    if (settled === 'applied') await raiseIssue(app, tx, { code: 'push_unanswered', subject: attempt.id, at: now });
    return;
  }
  if (attempt.status === 'prompted' && now >= promptUnknownAt(attempt)) await markUnknown(tx, attempt);
  const planned = nextMpesaCheck({ sentAt, now });
  const giveUpAt = new Date(sentAt.getTime() + GIVE_UP_MS);
  const next = planned && !attempt.checkoutRequestId && giveUpAt < planned ? giveUpAt : planned;
  await scheduleCheck(tx, attempt, next);
  if (!next) await raiseIssue(app, tx, { code: 'outcome_unknown', subject: attempt.id, at: now });
}
