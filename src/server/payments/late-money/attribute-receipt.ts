import type { App } from '#server/app.ts';
import { lockBooking } from '#server/bookings/lock-booking.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { liveAttempts } from '#shared/states.ts';
import { cameBeforeEnd, isWholeShillings } from '../attempts/mpesa/received-money.ts';
import { promptUnknownAt } from '../attempts/settling/check-times.ts';
import { paymentInProgress } from '../attempts/settling/payment-in-progress.ts';
import { settle } from '../attempts/settling/settle.ts';
import { closeUnattributedReceipt } from '../cases/close-by-admin.ts';
import { hasOpenEvent } from '../inbox/queries.ts';
import { attemptHasReceipt, findAttempt, getBookingOfPayment } from '../records/queries.ts';
import { type Attempt, updateAttempt } from '../records/repository.ts';
import { NEVER_CAME } from '../records/tables.ts';
import { findMissingAmount } from './find-missing-amount.ts';

interface Attribution {
  /** The case `unattributed_receipt`. */
  issueId: string;
  /** The M-Pesa attempt that the receipt belongs to. */
  attemptId: string;
}

const notTheirs = () => new AppError('invalid_input', { fields: { attemptId: 'attempt_not_paid_by_receipt' } });

/**
 * An admin assigns an unattributed receipt to an attempt. The attempt is settled with it, as if M-Pesa had reported it
 * in the first place, and the money leaves `unattributed:KES`. Locks the booking before the case is closed.
 * @throws AppError not_found (no such case), issue_closed, payment_in_progress (the push may still be paid, or a
 *   callback about it is not processed), invalid_input with fields.attemptId: the attempt is not M-Pesa's, has another
 *   receipt, or is paid with more; the receipt is less than what is missing of a payment that never came; or it is not
 *   whole shillings; and as `permitMove`
 */
export async function attributeReceipt(
  app: App,
  admin: { id: string },
  { issueId, attemptId }: Attribution,
  { inSameTx, consent }: MoveOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    // Settling locks the booking too, so from here on no other transaction gives the attempt a receipt.
    const unlocked = await findAttempt(tx, attemptId);
    const booking = unlocked && (await lockBooking(tx, (await getBookingOfPayment(tx, unlocked.paymentId)).bookingId));
    const { receipt, amountMinor, cameAt } = await closeUnattributedReceipt(app, tx, {
      ...{ admin, issueId, note: `attempt ${attemptId}` },
      recorded: { action: 'issue.attributed', detail: { booking: booking?.reference } },
    });
    const attempt = await findAttempt(tx, attemptId);
    if (!booking || attempt?.provider !== 'daraja' || hasReceipt(attempt) || !isWholeShillings({ amountMinor }))
      throw notTheirs();
    if (mayBePaid(attempt, app.clock.now()) || (await hasOpenEvent(tx, attemptId))) {
      throw paymentInProgress();
    }
    // Less than what is booked of the attempt is another payment, unless it came before the attempt was settled (F7).
    const isLess = attempt.status === 'succeeded' && amountMinor < (attempt.receivedMinor ?? attempt.amountMinor);
    if (isLess && !cameBeforeEnd(attempt, cameAt)) throw notTheirs();
    // Less than what is missing would be returned, and the attempt could not be paid any more.
    const missing = await findMissingAmount(tx, booking, attempt);
    if (missing && amountMinor < missing.amountMinor) throw notTheirs();
    if (missing) await updateAttempt(tx, attemptId, missing);
    const proof = { verified: true, receipt, receivedMinor: amountMinor, resultCode: '0' };
    await settle(app, tx, { attemptId, outcome: { status: 'succeeded', proof }, source: 'admin' });
    // If settling did not take the receipt, its money would be posted nowhere.
    if (!(await attemptHasReceipt(tx, { attemptId, receipt }))) throw notTheirs();
    const at = app.clock.now();
    await permitMove(tx, admin, {
      move: {
        ...{ act: 'receipt.attribute', payee: `receipt:${booking.id}`, bookingId: booking.id },
        ...{ usdCents: 0, kesMinor: amountMinor },
        subject: { type: 'issue', id: issueId, name: receipt },
        facts: { kesMinor: amountMinor, booking: booking.reference, status: attempt.status },
      },
      ...{ consent, at },
    });
    await inSameTx?.(tx);
  });
}

/**
 * Whether a push may still be paid on the phone, or was paid without M-Pesa's report so far. A payment by it would
 * become a surplus. An `unknown` push may be open until `promptUnknownAt`.
 */
const mayBePaid = (attempt: Attempt, now: Date): boolean =>
  liveAttempts.some((live) => live === attempt.status) &&
  (attempt.status !== 'unknown' || now < promptUnknownAt(attempt));

/**
 * The receipt of a payment that never came may be forged, so money that is sent by hand for it replaces the receipt.
 */
const hasReceipt = ({ receipt, errorCode }: Attempt) => receipt !== null && errorCode !== NEVER_CAME;
