import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { type Tx, transaction } from '../../db/client.ts';
import { readDarajaResult } from '../../outside/daraja-result.ts';
import { markProcessed, type ProviderEvent } from '../inbox.ts';
import { type IssueCode, raiseIssue } from '../reconciliation/raise-issue.ts';
import { providerEvents } from '../tables.ts';
import { judgeAfterTheEnd, type Note } from './after-the-end.ts';
import { sendAgain } from './ask-disbursement.ts';
import { deliver, type Try } from './deliver-disbursement.ts';
import { judgeResult, judgeStatus, type Verdict } from './judge-result.ts';
import { lockDisbursement, moveDisbursement } from './move-disbursement.ts';
import { raiseRefusal } from './order-cases.ts';
import { type DisbursementOwners, disbursementOwners } from './owners.ts';
import { type Disbursement, updateDisbursement } from './repository.ts';
import { disbursements } from './tables.ts';

type Judged = Note & { sent?: Try | undefined };

/**
 * Judges what came to a path of a disbursement: the Result of an order, its time-out in M-Pesa's queue, or the answer
 * to a question. Outcome, owner and `processed_at` share one transaction; a second run changes nothing.
 */
export async function judgeDisbursementEvent(
  app: App,
  event: ProviderEvent,
  owners: DisbursementOwners = disbursementOwners,
): Promise<void> {
  const sent = await transaction(app, async (tx) => {
    const found = event.ownerId ? await lockDisbursement(tx, event.ownerId, owners) : undefined;
    if (!found) return void (await markProcessed(tx, event.id, 'ignored', app.clock.now(), 'no disbursement of ours'));
    if (!(await isWaiting(tx, event.id))) return undefined;
    const judged = await judge(app, tx, owners, event, found);
    await markProcessed(tx, event.id, judged.outcome, app.clock.now(), judged.note);
    return judged.sent;
  });
  if (sent) await deliver(app, owners, sent);
}

/** Looked at under the disbursement's lock: of two runs the later one finds it done. */
async function isWaiting(tx: Tx, eventId: string): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(and(eq(providerEvents.id, eventId), isNull(providerEvents.processedAt)));
  return waiting !== undefined;
}

async function judge(
  app: App,
  tx: Tx,
  owners: DisbursementOwners,
  event: ProviderEvent,
  found: Disbursement,
): Promise<Judged> {
  // A time-out says nothing of the outcome, whatever else it says: it only makes us ask.
  if (event.eventType === 'timeout') return askNow(app, tx, owners, found, 'timed out in their queue');
  const result = readDarajaResult(event.raw);
  if (!result) return ignoreLoudly(app, tx, event, found, 'callback_unreadable');
  const verdict = event.eventType === 'status' ? judgeStatus(found, result) : judgeResult(found, result);
  if (verdict.kind === 'foreign' || (await isAnothers(tx, found, verdict))) {
    return ignoreLoudly(app, tx, event, found, 'callback_mismatch');
  }
  return apply(app, tx, owners, found, verdict, event.eventType === 'status');
}

/** Ids of M-Pesa's that belong to another disbursement already; those that undo one receipt are one movement. */
async function isAnothers(tx: Tx, { id, kind, ownerId }: Disbursement, verdict: Verdict): Promise<boolean> {
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
  owners: DisbursementOwners,
  found: Disbursement,
  verdict: Exclude<Verdict, { kind: 'foreign' }>,
  asked: boolean,
): Promise<Judged> {
  const { id } = found;
  const at = app.clock.now();
  if (found.settledAt) return judgeAfterTheEnd(app, tx, owners, found, verdict);
  switch (verdict.kind) {
    case 'succeeded': {
      const { code, receipt, conversationId } = verdict;
      const moved = await moveDisbursement(app, tx, owners, id, 'succeeded', {
        resultCode: code,
        errorCode: null,
        receipt: found.receipt ?? receipt ?? null,
        conversationId: found.conversationId ?? conversationId ?? null,
      });
      // Queued again since M-Pesa had refused it: sent once more, the same order is told that it was done.
      return { outcome: moved ? 'applied' : 'no_effect', note: code };
    }
    case 'failed': {
      const { code, error, alert, conversationId } = verdict;
      if (alert) await raiseRefusal(app, tx, found, code);
      await moveDisbursement(app, tx, owners, id, 'failed', {
        resultCode: code,
        errorCode: error,
        conversationId: found.conversationId ?? conversationId ?? null,
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
      return leaveToPerson(app, tx, owners, found, verdict.code);
    case 'unproven':
      await raiseIssue(app, tx, { code: 'outcome_unknown', subject: id, found: verdict.code, at });
      return leaveToPerson(app, tx, owners, found, verdict.code);
    case 'doubtful':
      // The answer to a question that leaves it open: the next one is planned already.
      if (asked) return { outcome: 'no_effect', note: verdict.code };
      return askNow(app, tx, owners, found, verdict.code);
    case 'undone': {
      const sent = await sendAgain(app, tx, owners, found, at);
      return { outcome: sent ? 'applied' : 'no_effect', note: 'undone', sent };
    }
  }
}

async function askNow(
  app: App,
  tx: Tx,
  owners: DisbursementOwners,
  { id, status }: Disbursement,
  note: string,
): Promise<Judged> {
  // Where it is unknown already it is asked about by its own times: a question, too, can run out in the queue.
  if (status !== 'sending' && status !== 'accepted') return { outcome: 'no_effect', note };
  await moveDisbursement(app, tx, owners, id, 'unknown', { nextCheckAt: app.clock.now() });
  return { outcome: 'applied', note };
}

async function leaveToPerson(
  app: App,
  tx: Tx,
  owners: DisbursementOwners,
  { id, status }: Disbursement,
  code: string,
): Promise<Judged> {
  const changes = { resultCode: code, nextCheckAt: null };
  if (status === 'unknown') await updateDisbursement(tx, id, changes);
  else await moveDisbursement(app, tx, owners, id, 'unknown', changes);
  return { outcome: 'applied', note: code };
}

async function ignoreLoudly(
  app: App,
  tx: Tx,
  { id }: ProviderEvent,
  found: Disbursement,
  code: IssueCode,
): Promise<Judged> {
  await raiseIssue(app, tx, { code, subject: id, expected: found.id, at: app.clock.now() });
  return { outcome: 'ignored', note: code };
}
