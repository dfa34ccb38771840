import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { StatusQuestion } from '#server/outside/daraja-order-types.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import { deliverDisbursement, newCallbackUrls, type PreparedSend } from './deliver-disbursement.ts';
import { raiseRefusal } from './disbursement-cases.ts';
import { MAX_TRIES, NEVER_ARRIVED_MS, nextDisbursementCheck } from './disbursement-times.ts';
import { lockDisbursement, moveDisbursement } from './move-disbursement.ts';
import { type Disbursement, updateDisbursement } from './repository.ts';
import { hasArrivedBefore } from './settle-arrived.ts';

/**
 * Asks M-Pesa by a status query what became of a disbursement whose next check is due; the answer comes to the inbox. Only
 * the run that moves the due time on asks. After 24 hours without an outcome a case is opened for a person, and a later
 * Result still counts.
 */
export async function askAboutDisbursement(app: App, id: string): Promise<void> {
  const step = await transaction(app, (tx) => plan(app, tx, id));
  if (step?.kind === 'repeat') await deliverDisbursement(app, step.sent);
  if (step?.kind === 'ask') await ask(app, id, step.question);
}

type Step = { kind: 'ask'; question: StatusQuestion } | { kind: 'repeat'; sent: PreparedSend };

async function plan(app: App, tx: Tx, id: string): Promise<Step | undefined> {
  const now = app.clock.now();
  const found = await lockDisbursement(tx, id);
  if (!found || found.status === 'queued' || found.settledAt) return undefined;
  if (!found.nextCheckAt || found.nextCheckAt > now) return undefined;
  // The process died after it had claimed the disbursement and before it stored M-Pesa's answer.
  if (found.status === 'sending') await moveDisbursement(app, tx, { id, to: 'unknown' });
  const sentAt = found.sentAt ?? found.createdAt;
  const next = nextDisbursementCheck({ sentAt, now });
  await updateDisbursement(tx, id, { checks: found.checks + 1, nextCheckAt: next ?? null });
  if (!next) await raiseIssue(app, tx, { code: 'outcome_unknown', subject: id, at: now });
  if (!app.daraja?.canSend) return undefined;
  const conversationId = conversationIdOf(found);
  if (conversationId) {
    const addresses = await newCallbackUrls(app, tx, { id, purpose: 'status', at: now });
    return { kind: 'ask', question: { conversationId, remarks: 'Twende status', ...addresses } };
  }
  const sent = await prepareResend(app, tx, { ...found, nextCheckAt: next ?? null }, now);
  return sent && { kind: 'repeat', sent };
}

/**
 * The id for a status query. When M-Pesa's answer to a B2C was lost, we ask by our own id. A gateway that does not find it
 * answers "unknown"; then the B2C is sent again under the same id, and M-Pesa answers Duplicate. A reversal whose answer was
 * lost has no id that M-Pesa knows.
 */
const conversationIdOf = ({ kind, id, conversationId }: Disbursement) =>
  conversationId ?? (kind === 'b2c' ? id : undefined);

async function ask(app: App, id: string, question: StatusQuestion): Promise<void> {
  const answer = await app.daraja?.askStatus(question);
  // Only a refusal through our own fault is reported; after anything else we ask again when the next check is due.
  if (answer?.kind !== 'refused' || !answer.alert) return;
  const { detail } = answer;
  await transaction(app, async (tx) => {
    const found = await lockDisbursement(tx, id);
    // Its Result may have arrived meanwhile, and then no query is needed.
    if (found && !found.settledAt) await raiseRefusal(app, tx, found, detail);
  });
}

/**
 * Prepares to send a disbursement of unknown outcome again, when M-Pesa must be taken never to have received it;
 * `sendDisbursement` says why that is safe. Its status stays (unknown or accepted) until M-Pesa answers. The row must be
 * locked.
 * @returns undefined when it is too early (`NEVER_ARRIVED_MS`), it was sent `MAX_TRIES` times, a person decides it, or the money
 * has arrived by an earlier disbursement: then only status queries go on
 */
export async function prepareResend(
  app: App,
  tx: Tx,
  found: Disbursement,
  now: Date,
): Promise<PreparedSend | undefined> {
  const { id, tries, repeats, sentAt, createdAt, nextCheckAt } = found;
  if (now.getTime() - (sentAt ?? createdAt).getTime() < NEVER_ARRIVED_MS || tries >= MAX_TRIES) return undefined;
  if (!nextCheckAt) return undefined; // a person decides it
  if (await hasArrivedBefore(tx, found)) return undefined;
  const disbursement = await updateDisbursement(tx, id, { tries: tries + 1, repeats: repeats + 1 });
  return { disbursement, addresses: await newCallbackUrls(app, tx, { id, purpose: 'result', at: now }), at: now };
}
