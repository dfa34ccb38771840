import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Also, transaction } from '../../db/client.ts';
import { lockAround } from '../lock-around.ts';
import { findAttempt } from '../queries.ts';
import { claimIssue, doubtsOfSuccess, isDoubtOfSuccess } from './close-issue.ts';
import { getIssue } from './queries.ts';
import { closeIssue } from './raise-issue.ts';
import { undoPayment } from './undo-payment.ts';

/**
 * A payment that counted on a callback alone, and that M-Pesa has contradicted or said nothing of for a day, is said never
 * to have come: whatever it did is undone, and the traveller is told. Should M-Pesa itself ever say that it did come, it is
 * settled as late money.
 * @param issueId one of `doubtsOfSuccess`; both end by it   @param reason in the admin's own words
 * @throws AppError not_found (no such case of a payment), issue_closed, not_ready, disputed (see `undoPayment`)
 */
export async function noteNeverCame(
  app: App,
  admin: { id: string },
  issueId: string,
  reason: string,
  also: Also,
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const { code, subject: attemptId } = await getIssue(tx, issueId);
    // Orders to M-Pesa and refunds are doubted, too; those are decided where they are listed.
    const fits = isDoubtOfSuccess(code) && (await findAttempt(tx, attemptId));
    if (!fits) throw new AppError('not_found');
    const around = await lockAround(tx, attemptId);
    await claimIssue(tx, admin, issueId, reason, at);
    await undoPayment(app, tx, around, admin.id, at);
    for (const doubt of doubtsOfSuccess) await closeIssue(tx, doubt, attemptId, 'never_came', at);
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'payment.never_came',
      subjectType: 'payment',
      subjectId: around.payment.id,
      detail: { attemptId, reason },
      at,
    });
    await also(tx);
  });
}
