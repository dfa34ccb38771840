import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import type { ProviderEvent } from '../inbox/receive-event.ts';
import type { Verdict } from './judge-result.ts';
import { moveDisbursement } from './move-disbursement.ts';
import { type Disbursement, updateDisbursement } from './repository.ts';
import { ARRIVED_BEFORE, findOtherUnfailed, settleArrived } from './settle-arrived.ts';

/** The outcome and the note of an event that was judged. */
export type EventNote = { outcome: NonNullable<ProviderEvent['outcome']>; note?: string };

/**
 * Judges what M-Pesa says about a disbursement that is settled already. Proof that the money arrived overrides a failure, whoever had
 * noted it; where M-Pesa contradicts its own earlier answer, a case is opened for a person.
 */
export async function judgeLateResult(app: App, tx: Tx, found: Disbursement, verdict: Verdict): Promise<EventNote> {
  const { id, status, receipt, resultCode, errorCode } = found;
  const arrived = status === 'failed' && verdict.kind === 'succeeded';
  if (arrived && !(await settleLateArrival(app, tx, found, verdict))) return { outcome: 'no_effect', note: 'known' };
  if (arrived && wasEndedByUs(errorCode)) return { outcome: 'applied', note: 'arrived after all' };
  const news = verdict.kind === 'succeeded' ? verdict.receipt : undefined;
  const same = verdict.kind === status && (!news || !receipt || news === receipt);
  if (same && news && !receipt && status === 'succeeded') await updateDisbursement(tx, id, { receipt: news });
  if (same || !('code' in verdict) || verdict.kind === 'doubtful' || verdict.kind === 'unproven') {
    return { outcome: 'no_effect', note: verdict.kind };
  }
  await raiseIssue(app, tx, {
    code: 'callback_contradicted',
    subject: id,
    expected: { status, code: resultCode, receipt },
    found: { status: verdict.kind, code: verdict.code, receipt: news },
    at: app.clock.now(),
  });
  return { outcome: arrived ? 'applied' : 'no_effect', note: 'contradicts' };
}

/** Whether it failed by an admin's decision or because an earlier one had arrived, not by an answer of M-Pesa. */
const wasEndedByUs = (errorCode: string | null) => errorCode === 'decided_not_arrived' || errorCode === ARRIVED_BEFORE;

/** @returns false when it was known before that the money arrived */
async function settleLateArrival(
  app: App,
  tx: Tx,
  found: Disbursement,
  { code, receipt }: Extract<Verdict, { kind: 'succeeded' }>,
): Promise<boolean> {
  const proof = { receipt: found.receipt ?? receipt ?? null, resultCode: code };
  const next = found.kind === 'reversal' ? await findOtherUnfailed(tx, found) : undefined;
  // M-Pesa reverses a receipt once. So a second reversal that was sent meanwhile has succeeded, too.
  if (next?.kind !== 'reversal' || next.status === 'queued') return settleArrived(app, tx, found, proof);
  if (next.status !== 'succeeded')
    return (await moveDisbursement(app, tx, { id: next.id, to: 'succeeded', changes: proof })) !== undefined;
  if (next.receipt === null && proof.receipt) await updateDisbursement(tx, next.id, { receipt: proof.receipt });
  return false;
}
