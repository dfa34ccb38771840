import type { App } from '../../app.ts';
import { type Tx, transaction } from '../../db/client.ts';
import type { ResultAddresses, SendOutcome } from '../../outside/daraja-sends.ts';
import { MAX_TRIES, nextDisbursementCheck, nextSend } from './disbursement-times.ts';
import { lockDisbursement, moveDisbursement } from './move-disbursement.ts';
import { raiseRefusal } from './order-cases.ts';
import type { DisbursementOwners } from './owners.ts';
import { addHookTokens, type Disbursement, updateDisbursement } from './repository.ts';

/** One try that is written down and may go out: nobody else sends it meanwhile. */
export interface Try {
  disbursement: Disbursement;
  addresses: ResultAddresses;
  at: Date;
}

/** Where M-Pesa is to answer. The plain tokens live in memory alone; every try and question gets its own. */
export async function newAddresses(
  app: App,
  tx: Tx,
  id: string,
  answer: 'result' | 'status',
  now: Date,
): Promise<ResultAddresses> {
  const [result, timeout] = await addHookTokens(tx, id, [answer, 'timeout'], now);
  const base = `${app.config.publicUrl}/api/hooks/d`;
  return { resultUrl: `${base}/${result}`, timeoutUrl: `${base}/${timeout}` };
}

/** The call, outside any transaction, and then what M-Pesa answered. */
export async function deliver(app: App, owners: DisbursementOwners, sent: Try): Promise<void> {
  const outcome = await order(app, sent);
  await transaction(app, (tx) => storeAnswer(app, tx, owners, sent, outcome));
}

async function order(app: App, { disbursement, addresses }: Try): Promise<SendOutcome> {
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
  owners: DisbursementOwners,
  { disbursement: { id }, at }: Try,
  outcome: SendOutcome,
): Promise<void> {
  // As it is now: a Result may have been quicker than the answer.
  const present = await lockDisbursement(tx, id, owners);
  if (!present || present.settledAt) {
    if (present && outcome.kind === 'accepted') await nameIt(tx, present, outcome.conversationId);
    return;
  }
  const now = app.clock.now();
  if (outcome.kind === 'accepted') {
    // From here the questions begin anew: this is the order that M-Pesa has.
    const asked = {
      conversationId: outcome.conversationId,
      errorCode: null,
      sentAt: at,
      nextCheckAt: nextDisbursementCheck(at, now) ?? null,
    };
    const accepted = await moveDisbursement(app, tx, owners, id, 'accepted', asked);
    if (!accepted) await updateDisbursement(tx, id, asked);
    return;
  }
  if (outcome.kind === 'refused') return refuse(app, tx, owners, present, outcome);
  app.log.warn({ disbursement: id, answer: outcome.kind }, 'M-Pesa gave no clear answer to an order');
  // That M-Pesa has this id already is as good as an answer: what became of it is asked at once. After a question that
  // found nothing it is not, and the times of asking stand.
  const nextCheckAt = outcome.kind === 'duplicate' ? now : (nextDisbursementCheck(at, now) ?? null);
  if (present.status === 'sending') await moveDisbursement(app, tx, owners, id, 'unknown', { nextCheckAt });
}

/** A Result came first: the answer only says what M-Pesa calls the order. */
async function nameIt(tx: Tx, { id, conversationId }: Disbursement, answered: string): Promise<void> {
  if (conversationId === null) await updateDisbursement(tx, id, { conversationId: answered });
}

/** Refused unprocessed. Where an earlier try is in doubt that proves nothing of it, and the questions go on. */
async function refuse(
  app: App,
  tx: Tx,
  owners: DisbursementOwners,
  present: Disbursement,
  { reason, detail, alert, retryAfterSeconds }: Extract<SendOutcome, { kind: 'refused' }>,
): Promise<void> {
  const { id, status, tries } = present;
  const now = app.clock.now();
  const errorCode = `refused_${reason}`;
  if (alert) await raiseRefusal(app, tx, present, detail);
  if (status !== 'sending') return;
  if (reason === 'config' || tries >= MAX_TRIES) {
    await moveDisbursement(app, tx, owners, id, 'failed', { errorCode });
    return;
  }
  const nextCheckAt = nextSend(tries, now, retryAfterSeconds);
  await moveDisbursement(app, tx, owners, id, 'queued', { errorCode, nextCheckAt });
}
