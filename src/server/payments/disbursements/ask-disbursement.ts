import type { App } from '../../app.ts';
import { type Tx, transaction } from '../../db/client.ts';
import type { StatusQuestion } from '../../outside/daraja-sends.ts';
import { raiseIssue } from '../reconciliation/raise-issue.ts';
import { deliver, newAddresses, type Try } from './deliver-disbursement.ts';
import { MAX_TRIES, NEVER_ARRIVED_MS, nextDisbursementCheck } from './disbursement-times.ts';
import { lockDisbursement, moveDisbursement } from './move-disbursement.ts';
import { raiseRefusal } from './order-cases.ts';
import { type DisbursementOwners, disbursementOwners } from './owners.ts';
import { type Disbursement, updateDisbursement } from './repository.ts';
import { hasArrivedBefore } from './settle-arrived.ts';

/**
 * Asks M-Pesa what became of an order whose next look is due; the answer comes to the inbox. One asker at a time:
 * whoever moves the due time on. After 24 hours without an end it is a person's, and a late Result still counts.
 */
export async function askAboutDisbursement(
  app: App,
  id: string,
  owners: DisbursementOwners = disbursementOwners,
): Promise<void> {
  const step = await transaction(app, (tx) => plan(app, tx, owners, id));
  if (step?.kind === 'repeat') await deliver(app, owners, step.sent);
  if (step?.kind === 'ask') await ask(app, id, owners, step.question);
}

type Step = { kind: 'ask'; question: StatusQuestion } | { kind: 'repeat'; sent: Try };

async function plan(app: App, tx: Tx, owners: DisbursementOwners, id: string): Promise<Step | undefined> {
  const now = app.clock.now();
  const found = await lockDisbursement(tx, id, owners);
  if (!found || found.status === 'queued' || found.settledAt) return undefined;
  if (!found.nextCheckAt || found.nextCheckAt > now) return undefined;
  // Its process died between writing it down and storing the answer.
  if (found.status === 'sending') await moveDisbursement(app, tx, owners, id, 'unknown');
  const sentAt = found.sentAt ?? found.createdAt;
  const next = nextDisbursementCheck(sentAt, now);
  await updateDisbursement(tx, id, { checks: found.checks + 1, nextCheckAt: next ?? null });
  if (!next) await raiseIssue(app, tx, { code: 'outcome_unknown', subject: id, at: now });
  if (!app.daraja?.canSend) return undefined;
  const conversationId = nameAtMpesa(found);
  if (conversationId) {
    const addresses = await newAddresses(app, tx, id, 'status', now);
    return { kind: 'ask', question: { conversationId, remarks: 'Twende status', ...addresses } };
  }
  const sent = await sendAgain(app, tx, owners, { ...found, nextCheckAt: next ?? null }, now);
  return sent && { kind: 'repeat', sent };
}

/**
 * What M-Pesa knows the order by. Where its answer was lost, a B2C is asked about by the id that we gave it: whether
 * every gateway looks that up is doubtful; one that does not says "unknown", it is sent again under the same id, and
 * M-Pesa answers Duplicate. A reversal without an answer has no name there at all.
 */
const nameAtMpesa = ({ kind, id, conversationId }: Disbursement) => conversationId ?? (kind === 'b2c' ? id : undefined);

async function ask(app: App, id: string, owners: DisbursementOwners, question: StatusQuestion): Promise<void> {
  const answer = await app.daraja?.askStatus(question);
  // Anything else than a refusal of ours is no news: it is asked again at its next time.
  if (answer?.kind !== 'refused' || !answer.alert) return;
  const { detail } = answer;
  await transaction(app, async (tx) => {
    const found = await lockDisbursement(tx, id, owners);
    // Its Result may have been quicker: nobody need ask any more.
    if (found && !found.settledAt) await raiseRefusal(app, tx, found, detail);
  });
}

/**
 * Sends an order of unknown outcome once more, when it must be taken never to have arrived; why that is safe says
 * `sendDisbursement`. It stays as it is (unknown, or accepted) until M-Pesa answers. The row must be locked.
 * @returns undefined where it is too early, was sent often enough, or its money has arrived by an earlier order: then only
 * questions go on
 */
export async function sendAgain(
  app: App,
  tx: Tx,
  owners: DisbursementOwners,
  found: Disbursement,
  now: Date,
): Promise<Try | undefined> {
  const { id, tries, repeats, sentAt, createdAt, nextCheckAt } = found;
  if (now.getTime() - (sentAt ?? createdAt).getTime() < NEVER_ARRIVED_MS || tries >= MAX_TRIES) return undefined;
  if (!nextCheckAt) return undefined; // a person has it
  if (await hasArrivedBefore(tx, owners, found)) return undefined;
  const disbursement = await updateDisbursement(tx, id, { tries: tries + 1, repeats: repeats + 1 });
  return { disbursement, addresses: await newAddresses(app, tx, id, 'result', now), at: now };
}
