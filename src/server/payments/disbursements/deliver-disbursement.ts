import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { ResultAddresses } from '#server/outside/daraja-order-types.ts';
import type { SendOutcome } from '#server/outside/daraja-outcomes.ts';
import { raiseRefusal } from './disbursement-cases.ts';
import { MAX_TRIES, nextDisbursementCheck, nextSend } from './disbursement-times.ts';
import { lockDisbursement, moveDisbursement } from './move-disbursement.ts';
import { addHookTokens, type Disbursement, updateDisbursement } from './repository.ts';

/** A disbursement that this run has claimed and may send now; no other run sends it meanwhile. */
export interface PreparedSend {
  disbursement: Disbursement;
  addresses: ResultAddresses;
  at: Date;
}

/** New callback URLs for M-Pesa. Each send and each status query gets its own; only the digests of their tokens are stored. */
export async function newCallbackUrls(
  app: App,
  tx: Tx,
  { id, purpose, at }: { id: string; purpose: 'result' | 'status'; at: Date },
): Promise<ResultAddresses> {
  const [result, timeout] = await addHookTokens(tx, id, [purpose, 'timeout'], at);
  const base = `${app.config.publicUrl}/api/hooks/d`;
  return { resultUrl: `${base}/${result}`, timeoutUrl: `${base}/${timeout}` };
}

/** Sends the disbursement to M-Pesa, outside any transaction, and then stores the answer. */
export async function deliverDisbursement(app: App, sent: PreparedSend): Promise<void> {
  const outcome = await callMpesa(app, sent);
  await transaction(app, (tx) => storeAnswer(app, tx, sent, outcome));
}

async function callMpesa(app: App, { disbursement, addresses }: PreparedSend): Promise<SendOutcome> {
  const { daraja, secrets } = app;
  if (!daraja) return { kind: 'refused', reason: 'unreachable', detail: 'off' };
  const { id, kind, amountMinor, phoneSealed, originalReceipt } = disbursement;
  const about = { amountKes: amountMinor / 100, remarks: remarksOf(disbursement), ...addresses };
  if (kind === 'reversal') return daraja.reverse({ receipt: originalReceipt ?? '', ...about });
  return daraja.sendB2c({ id, phone: secrets.open(phoneSealed ?? ''), ...about });
}

const remarksOf = ({ purpose }: Disbursement) => (purpose === 'refund' ? 'Twende refund' : 'Twende payout');

async function storeAnswer(
  app: App,
  tx: Tx,
  { disbursement: { id }, at }: PreparedSend,
  outcome: SendOutcome,
): Promise<void> {
  // Read again under the lock: the Result may have arrived before the answer to the call.
  const present = await lockDisbursement(tx, id);
  if (!present || present.settledAt) {
    if (present && outcome.kind === 'accepted') await noteConversationId(tx, present, outcome.conversationId);
    return;
  }
  const now = app.clock.now();
  if (outcome.kind === 'accepted') {
    // M-Pesa has taken this send, so the times of the status queries count from it.
    const asked = {
      conversationId: outcome.conversationId,
      errorCode: null,
      sentAt: at,
      nextCheckAt: nextDisbursementCheck({ sentAt: at, now }) ?? null,
    };
    const accepted = await moveDisbursement(app, tx, { id, to: 'accepted', changes: asked });
    if (!accepted) await updateDisbursement(tx, id, asked);
    return;
  }
  if (outcome.kind === 'refused') return applyRefusal(app, tx, present, outcome);
  app.log.warn({ disbursement: id, answer: outcome.kind }, 'M-Pesa gave no clear answer to a disbursement');
  // Duplicate proves that M-Pesa has this id, so we ask at once what became of it. Only while it is `sending`: after a status
  // query that did not find it, the times of the queries stay.
  const nextCheckAt = outcome.kind === 'duplicate' ? now : (nextDisbursementCheck({ sentAt: at, now }) ?? null);
  if (present.status === 'sending') await moveDisbursement(app, tx, { id, to: 'unknown', changes: { nextCheckAt } });
}

/** Stores the ConversationID of an answer that came after the Result. */
async function noteConversationId(tx: Tx, { id, conversationId }: Disbursement, answered: string): Promise<void> {
  if (conversationId === null) await updateDisbursement(tx, id, { conversationId: answered });
}

/** M-Pesa refused this send unprocessed. When the outcome of an earlier send is unknown, that proves nothing about it, and the queries go on. */
async function applyRefusal(
  app: App,
  tx: Tx,
  present: Disbursement,
  { reason, detail, alert, retryAfterSeconds }: Extract<SendOutcome, { kind: 'refused' }>,
): Promise<void> {
  const { id, status, tries } = present;
  const now = app.clock.now();
  const errorCode = `refused_${reason}` as const;
  if (alert) await raiseRefusal(app, tx, present, detail);
  if (status !== 'sending') return;
  if (reason === 'config' || tries >= MAX_TRIES) {
    await moveDisbursement(app, tx, { id, to: 'failed', changes: { errorCode } });
    return;
  }
  const nextCheckAt = nextSend(tries, now, retryAfterSeconds);
  await moveDisbursement(app, tx, { id, to: 'queued', changes: { errorCode, nextCheckAt } });
}
