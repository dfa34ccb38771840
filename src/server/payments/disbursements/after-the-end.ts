import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import type { ProviderEvent } from '../inbox.ts';
import { raiseIssue } from '../reconciliation/raise-issue.ts';
import type { Verdict } from './judge-result.ts';
import { moveDisbursement } from './move-disbursement.ts';
import type { DisbursementOwners } from './owners.ts';
import { type Disbursement, updateDisbursement } from './repository.ts';
import { ARRIVED_BEFORE, findStanding, settleArrived } from './settle-arrived.ts';

/** What is noted on an event that was judged. */
export type Note = { outcome: NonNullable<ProviderEvent['outcome']>; note?: string };

/**
 * Success absorbs. Proof that money arrived beats a failure, whoever had said that; where M-Pesa itself contradicts what it
 * had said, a person hears of it.
 */
export async function judgeAfterTheEnd(
  app: App,
  tx: Tx,
  owners: DisbursementOwners,
  found: Disbursement,
  verdict: Verdict,
): Promise<Note> {
  const { id, status, receipt, resultCode, errorCode } = found;
  const arrived = status === 'failed' && verdict.kind === 'succeeded';
  if (arrived && !(await arriveLate(app, tx, owners, found, verdict))) return { outcome: 'no_effect', note: 'known' };
  if (arrived && byPerson(errorCode)) return { outcome: 'applied', note: 'arrived after all' };
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

/** Ended by us, not by M-Pesa's word. */
const byPerson = (errorCode: string | null) => errorCode === 'decided_not_arrived' || errorCode === ARRIVED_BEFORE;

/** @returns false when nothing was new in it */
async function arriveLate(
  app: App,
  tx: Tx,
  owners: DisbursementOwners,
  found: Disbursement,
  { code, receipt }: Extract<Verdict, { kind: 'succeeded' }>,
): Promise<boolean> {
  const proof = { receipt: found.receipt ?? receipt ?? null, resultCode: code };
  const next = found.kind === 'reversal' ? await findStanding(tx, found.ownerId, found.id) : undefined;
  // A receipt is reversed once, by whichever order: the one that has been sent since is done by this.
  if (next?.kind !== 'reversal' || next.status === 'queued') return settleArrived(app, tx, owners, found, proof);
  if (next.status !== 'succeeded')
    return (await moveDisbursement(app, tx, owners, next.id, 'succeeded', proof)) !== undefined;
  if (next.receipt === null && proof.receipt) await updateDisbursement(tx, next.id, { receipt: proof.receipt });
  return false;
}
