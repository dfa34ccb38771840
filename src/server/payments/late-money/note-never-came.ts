import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { closeIssueByAdmin } from '../cases/close-by-admin.ts';
import { getIssue } from '../cases/queries.ts';
import { closeIssue } from '../cases/raise-issue.ts';
import { isUnverifiedPaymentCode, unverifiedPaymentCodes } from '../cases/unverified-codes.ts';
import { lockAttempt } from '../records/lock-attempt.ts';
import { findAttempt } from '../records/queries.ts';
import { undoPayment } from './undo-payment.ts';

interface NeverCame {
  /** A case with one of `unverifiedPaymentCodes`. All of them about this payment are closed. */
  issueId: string;
  /** In the admin's own words. */
  reason: string;
}

/**
 * An admin notes that a payment never came: it counted on a callback alone, and M-Pesa has contradicted the callback or
 * has not confirmed the payment for a day. Everything that it caused is undone, and the traveller is told. If M-Pesa
 * reports the payment later, it is settled as late money (docs/late-money.md).
 * @throws AppError not_found (no such case about a payment), issue_closed, not_ready, disputed (see `undoPayment`); and as
 *   `permitMove`
 */
export async function noteNeverCame(
  app: App,
  admin: { id: string },
  { issueId, reason }: NeverCame,
  { inSameTx, consent }: MoveOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const { code, subject: attemptId } = await getIssue(tx, issueId);
    // These codes are used for disbursements and refunds too, which admins decide in other calls.
    const isAboutPayment = isUnverifiedPaymentCode(code) && (await findAttempt(tx, attemptId));
    if (!isAboutPayment) throw new AppError('not_found');
    const locked = await lockAttempt(tx, attemptId);
    await closeIssueByAdmin(tx, { admin, id: issueId, note: reason, at });
    await undoPayment(app, tx, locked, { adminId: admin.id, at });
    const { booking, attempt } = locked;
    const { amountMinor: kesMinor, usdCents, status } = attempt;
    await permitMove(tx, admin, {
      move: {
        ...{ act: 'payment.never_came', payee: `never-came:${booking.id}`, bookingId: booking.id },
        ...{ usdCents, kesMinor },
        subject: { type: 'issue', id: issueId, name: booking.reference },
        facts: { status, usdCents, kesMinor },
      },
      ...{ consent, at },
    });
    for (const code of unverifiedPaymentCodes) {
      await closeIssue(tx, { code, subject: attemptId, note: 'never_came', at });
    }
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'payment.never_came',
      subjectType: 'payment',
      subjectId: locked.payment.id,
      detail: { attemptId, reason },
      at,
    });
    await inSameTx?.(tx);
  });
}
