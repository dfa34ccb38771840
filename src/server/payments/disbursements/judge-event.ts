import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { readDarajaResult } from '#server/outside/daraja-result.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import { ignoreAndRaiseIssue } from '../inbox/finish-event.ts';
import { markProcessed, type ProviderEvent } from '../inbox/receive-event.ts';
import { providerEvents } from '../inbox/tables.ts';
import { prepareResend } from './ask-disbursement.ts';
import { deliverDisbursement, type PreparedSend } from './deliver-disbursement.ts';
import { raiseRefusal } from './disbursement-cases.ts';
import { type EventNote, judgeLateResult } from './judge-late-result.ts';
import { judgeResult, judgeStatus, type Verdict } from './judge-result.ts';
import { lockDisbursement, moveDisbursement } from './move-disbursement.ts';
import { type Disbursement, updateDisbursement } from './repository.ts';
import { disbursements } from './tables.ts';

type JudgedEvent = EventNote & { sent?: PreparedSend | undefined };

/**
 * Judges an event of a disbursement: its Result, its time-out in M-Pesa's queue, or the answer to a status query. The outcome,
 * the owner's change and `processed_at` are written in one transaction; a second run changes nothing.
 */
export async function judgeDisbursementEvent(app: App, event: ProviderEvent): Promise<void> {
  const sent = await transaction(app, async (tx) => {
    const found = event.ownerId ? await lockDisbursement(tx, event.ownerId) : undefined;
    if (!found) {
      const note = 'no disbursement of ours';
      await markProcessed(tx, event.id, { outcome: 'ignored', note, at: app.clock.now() });
      return undefined;
    }
    if (!(await isUnprocessed(tx, event.id))) return undefined;
    const judged = await judge(app, tx, event, found);
    if (judged) {
      await markProcessed(tx, event.id, { outcome: judged.outcome, note: judged.note, at: app.clock.now() });
    }
    return judged?.sent;
  });
  if (sent) await deliverDisbursement(app, sent);
}

/** Read under the disbursement's lock, so that the second of two runs finds the event processed. */
async function isUnprocessed(tx: Tx, eventId: string): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(and(eq(providerEvents.id, eventId), isNull(providerEvents.processedAt)));
  return waiting !== undefined;
}

/** @returns undefined when the event is marked as processed already */
async function judge(app: App, tx: Tx, event: ProviderEvent, found: Disbursement): Promise<JudgedEvent | undefined> {
  // A time-out says nothing about the outcome, whatever its body says, so we ask M-Pesa.
  if (event.eventType === 'timeout') return askNow(app, tx, found, 'timed out in their queue');
  const result = readDarajaResult(event.raw);
  if (!result) {
    await ignoreAndRaiseIssue(app, tx, event, 'callback_unreadable');
    return undefined;
  }
  const verdict = event.eventType === 'status' ? judgeStatus(found, result) : judgeResult(found, result);
  if (verdict.kind === 'foreign' || (await isOfOtherDisbursement(tx, found, verdict))) {
    await ignoreAndRaiseIssue(app, tx, event, 'callback_mismatch');
    return undefined;
  }
  return apply(app, tx, found, { verdict, isStatusAnswer: event.eventType === 'status' });
}

/**
 * Whether the receipt or the ConversationID is stored for another disbursement. Reversals of one owner may share them, because
 * a receipt is reversed once.
 */
async function isOfOtherDisbursement(tx: Tx, { id, kind, ownerId }: Disbursement, verdict: Verdict): Promise<boolean> {
  const { receipt, conversationId } = { receipt: undefined, conversationId: undefined, ...verdict };
  const same = [
    ...(receipt ? [eq(disbursements.receipt, receipt)] : []),
    ...(conversationId ? [eq(disbursements.conversationId, conversationId)] : []),
  ];
  if (same.length === 0) return false;
  const [other] = await tx
    .select({ id: disbursements.id })
    .from(disbursements)
    .where(and(kind === 'reversal' ? ne(disbursements.ownerId, ownerId) : ne(disbursements.id, id), or(...same)))
    .limit(1);
  return other !== undefined;
}

async function apply(
  app: App,
  tx: Tx,
  found: Disbursement,
  { verdict, isStatusAnswer }: { verdict: Exclude<Verdict, { kind: 'foreign' }>; isStatusAnswer: boolean },
): Promise<JudgedEvent> {
  const { id } = found;
  const at = app.clock.now();
  if (found.settledAt) return judgeLateResult(app, tx, found, verdict);
  switch (verdict.kind) {
    case 'succeeded': {
      const { code, receipt, conversationId } = verdict;
      const moved = await moveDisbursement(app, tx, {
        id,
        to: 'succeeded',
        changes: {
          resultCode: code,
          errorCode: null,
          receipt: found.receipt ?? receipt ?? null,
          conversationId: found.conversationId ?? conversationId ?? null,
        },
      });
      // The state does not change if the order was queued again: it is sent again, and M-Pesa answers that it is done.
      return { outcome: moved ? 'applied' : 'no_effect', note: code };
    }
    case 'failed': {
      const { code, error, alert, conversationId } = verdict;
      if (alert) await raiseRefusal(app, tx, found, code);
      await moveDisbursement(app, tx, {
        id,
        to: 'failed',
        changes: {
          resultCode: code,
          errorCode: error,
          conversationId: found.conversationId ?? conversationId ?? null,
        },
      });
      return { outcome: 'applied', note: code };
    }
    case 'wrong_amount':
      await raiseIssue(app, tx, {
        code: 'amount_mismatch',
        subject: id,
        expected: found.amountMinor / 100,
        found: verdict.found,
        at,
      });
      return leaveToPerson(app, tx, found, verdict.code);
    case 'unproven':
      await raiseIssue(app, tx, { code: 'outcome_unknown', subject: id, found: verdict.code, at });
      return leaveToPerson(app, tx, found, verdict.code);
    case 'doubtful':
      // A status query that leaves the outcome open: the next one is scheduled already.
      if (isStatusAnswer) return { outcome: 'no_effect', note: verdict.code };
      return askNow(app, tx, found, verdict.code);
    case 'undone': {
      const sent = await prepareResend(app, tx, found, at);
      return { outcome: sent ? 'applied' : 'no_effect', note: 'undone', sent };
    }
  }
}

async function askNow(app: App, tx: Tx, { id, status }: Disbursement, note: string): Promise<JudgedEvent> {
  // When its outcome is unknown already, the queries have their own times. A status query can time out in the queue, too.
  if (status !== 'sending' && status !== 'accepted') return { outcome: 'no_effect', note };
  await moveDisbursement(app, tx, { id, to: 'unknown', changes: { nextCheckAt: app.clock.now() } });
  return { outcome: 'applied', note };
}

async function leaveToPerson(app: App, tx: Tx, { id, status }: Disbursement, code: string): Promise<JudgedEvent> {
  const changes = { resultCode: code, nextCheckAt: null };
  if (status === 'unknown') await updateDisbursement(tx, id, changes);
  else await moveDisbursement(app, tx, { id, to: 'unknown', changes });
  return { outcome: 'applied', note: code };
}
