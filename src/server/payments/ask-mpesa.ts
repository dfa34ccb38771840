import { eq, sql } from 'drizzle-orm';
import type { App } from '../app.ts';
import { type Tx, transaction } from '../db/client.ts';
import { outcomeOfResult } from '../outside/daraja-results.ts';
import { GIVE_UP_MS, nextContradictedCheck, nextMpesaCheck, promptUnknownAt } from './check-times.ts';
import { lockAround } from './lock-around.ts';
import { becomeUnknown, planCheck, raiseRefusal } from './open-attempt.ts';
import { raiseIssue } from './reconciliation/raise-issue.ts';
import { type Attempt, updateAttempt } from './repository.ts';
import { settle } from './settle.ts';
import { paymentAttempts, type SettledBy } from './tables.ts';

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

/** Asks Daraja about an attempt's push, and applies what it says; without an answer the next look is planned. */
export async function checkMpesa(app: App, attempt: Attempt, source: SettledBy): Promise<void> {
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
      // M-Pesa's list may have vouched for it, or a person denied it, while we asked.
      const { attempt: current } = await lockAround(tx, attempt.id);
      if (current.status !== 'succeeded') return;
      // It was confirmed on a matching callback, and now the provider says otherwise: a person must look.
      if (!current.verified) {
        await raiseIssue(app, tx, { code: 'callback_contradicted', subject: attempt.id, found: word.code, at: now });
      }
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
  if (attempt.status === 'prompted' && now >= promptUnknownAt(attempt)) await becomeUnknown(tx, attempt);
  const planned = nextMpesaCheck(sentAt, now);
  const giveUpAt = new Date(sentAt.getTime() + GIVE_UP_MS);
  const next = planned && !attempt.checkoutRequestId && giveUpAt < planned ? giveUpAt : planned;
  await planCheck(tx, attempt, next);
  if (!next) await raiseIssue(app, tx, { code: 'outcome_unknown', subject: attempt.id, at: now });
}
