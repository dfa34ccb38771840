import type { AdminRefund, RefundPaid } from '#shared/contracts/refunds.ts';
import { AppError } from '#shared/errors.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Tx, transaction, violatedConstraint } from '../../db/client.ts';
import type { Person } from '../../http/person.ts';
import { callOff } from './call-off.ts';
import { checkMayLeave, checkVouched } from './hold-back.ts';
import { getRefunds } from './queries.ts';
import { closeRefundCases } from './refund-cases.ts';
import { type LockedRefund, lockRefund, moveRefund } from './repository.ts';
import { isOn } from './sending-on.ts';
import { handOver, refundSucceeded } from './settle-refund.ts';
import { undoRefund } from './undo-refund.ts';

/** Runs in the deed's transaction, with what will be answered: so that whoever asks again is answered the same. */
type Remember = (tx: Tx, answer: AdminRefund) => Promise<void>;

/**
 * A person has sent what no machine could, and notes its reference. Shillings leave from our bank or, in M-Pesa's portal,
 * from the account we send from; dollars from our bank. It is taken also while a bank disputes the payment: the money may
 * have left before anybody knew of that, and has to be in the books.
 * @throws AppError not_found; not_ready unless it waits for a person; payment_unvouched; invalid_input (`from` is missing,
 * or cannot be); receipt_used: the reference is another refund's
 */
export async function noteRefundPaid(
  app: App,
  admin: Person,
  id: string,
  { reference, from }: RefundPaid,
  also: Remember,
): Promise<AdminRefund> {
  const about = { id, action: 'refund.paid_by_hand', detail: { reference, from }, also };
  try {
    return await handle(app, admin, about, async (tx, locked) => {
      const { status, currency } = locked.refund;
      // Anything else is the machine's still, or done: the money would go back twice.
      if (status !== 'manual') return false;
      checkVouched(locked);
      if (currency === 'KES' && !from) throw wrong('required_fields_missing');
      if (currency === 'USD' && from === 'mpesa') throw wrong('from_bank_only');
      return refundSucceeded(app, tx, locked, reference, from === 'mpesa' ? 'portal' : 'manual');
    });
  } catch (error) {
    throw violatedConstraint(error) === 'refunds_provider_ref_unique' ? new AppError('receipt_used') : error;
  }
}

const wrong = (why: KeyOf<'fields'>) => new AppError('invalid_input', { fields: { from: why } });

/**
 * What waits for a person is tried once more by machine: the reason why it failed may be gone.
 * @throws AppError not_found; not_ready unless it waits for a person and there is a way to send it
 */
export function retryRefund(app: App, admin: Person, id: string, also: Remember): Promise<AdminRefund> {
  return handle(app, admin, { id, action: 'refund.retried', also }, async (tx, { refund, attempt }) => {
    const now = app.clock.now();
    const method = attempt?.provider === 'stripe' ? 'stripe' : 'b2c';
    if (refund.status !== 'manual' || !isOn(app, method)) return false;
    // Money that came back from a card once will not stay there the second time; M-Pesa moves whole shillings only.
    if (method === 'stripe' ? refund.providerRef !== null : refund.amountMinor % 100 !== 0) return false;
    const again = await moveRefund(tx, id, 'queued', { method, tries: 0, keySeq: refund.keySeq + 1, nextTryAt: now });
    await closeRefundCases(tx, id, 'queued', now);
    return again !== undefined;
  });
}

/**
 * What waits for a machine that is switched off becomes a person's work.
 * @throws AppError not_found; not_ready unless it is queued and could not be sent now; disputed and payment_unvouched while
 * it may not leave
 */
export function takeRefundByHand(app: App, admin: Person, id: string, also: Remember): Promise<AdminRefund> {
  return handle(app, admin, { id, action: 'refund.by_hand', also }, async (tx, locked) => {
    const { refund } = locked;
    // What was sent already, and has no end yet, would go back twice.
    if (refund.status !== 'queued' || isOn(app, refund.method)) return false;
    checkMayLeave(locked);
    await handOver(app, tx, refund, 'sending_off', app.clock.now());
    return true;
  });
}

/**
 * A goodwill that was not sent yet is taken back: who was to bear it has it again. Points that have gone back stay, and
 * so does what a cancellation promised.
 * @throws AppError not_found; not_ready when it is under way, or was nobody's goodwill
 */
export function withdrawRefund(app: App, admin: Person, id: string, also: Remember): Promise<AdminRefund> {
  return handle(app, admin, { id, action: 'refund.withdrawn', also }, async (tx, { refund, booking }) => {
    // Whoever is to send it by hand may have done so.
    if (refund.reason !== 'goodwill' || refund.pointsBack > 0 || refund.status !== 'queued') return false;
    const at = app.clock.now();
    await callOff(tx, refund, at);
    await undoRefund(tx, booking, refund, at);
    return true;
  });
}

/** One deed of an admin's: done, recorded and answered together. */
async function handle(
  app: App,
  admin: Person,
  { id, action, detail = {}, also }: { id: string; action: string; detail?: Record<string, unknown>; also: Remember },
  deed: (tx: Tx, locked: LockedRefund) => Promise<boolean>,
): Promise<AdminRefund> {
  return transaction(app, async (tx) => {
    const locked = await lockRefund(tx, id);
    if (!locked) throw new AppError('not_found');
    if (!(await deed(tx, locked))) throw new AppError('not_ready');
    const at = app.clock.now();
    await recordAudit(tx, { actorId: admin.id, action, subjectType: 'refund', subjectId: id, detail, at });
    const [answer] = await getRefunds(tx, [id]);
    if (!answer) throw new AppError('not_found');
    await also(tx, answer);
    return answer;
  });
}
