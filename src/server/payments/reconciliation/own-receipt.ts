import { AppError } from '#shared/errors.ts';
import { liveAttempts } from '#shared/states.ts';
import type { App } from '../../app.ts';
import { lockBooking } from '../../bookings/lifecycle.ts';
import { type Also, type Tx, transaction } from '../../db/client.ts';
import { promptUnknownAt } from '../check-times.ts';
import { findAttempt, getBookingOfPayment, hasOpenEvent } from '../queries.ts';
import { type Attempt, updateAttempt } from '../repository.ts';
import { settle } from '../settle.ts';
import { NEVER_CAME } from '../tables.ts';
import { claimIssue } from './close-issue.ts';
import { cameBeforeEnd, isWhole } from './match-receipt.ts';
import { findMissing } from './still-missing.ts';
import { isReceiptOf, takeFromUnattributed } from './unattributed.ts';

const notTheirs = () => new AppError('invalid_input', { fields: { attemptId: 'invalid' } });

/**
 * Money without an owner turns out to be that of an attempt: the attempt is settled with it, as if M-Pesa had told us in
 * the first place, and by that it leaves `unattributed`.
 * @throws AppError not_found (no such case), issue_closed, invalid_input with fields.attemptId (none of M-Pesa's, it has
 *   another receipt, it is paid with more by then, more is missing of what never came, or the money is not whole
 *   shillings), payment_in_progress (it may be paid yet, or a callback about it is not judged)
 */
export async function attributeReceipt(
  app: App,
  admin: { id: string },
  issueId: string,
  attemptId: string,
  also?: Also,
): Promise<void> {
  await transaction(app, async (tx) => {
    // Whoever settles locks the booking first: until the end of this nobody gives the attempt another receipt.
    const named = await findAttempt(tx, attemptId);
    const booking = named && (await lockBooking(tx, (await getBookingOfPayment(tx, named.paymentId)).bookingId));
    const { receipt, amountMinor, cameAt } = await claimReceipt(app, tx, admin, issueId, `attempt ${attemptId}`);
    const attempt = await findAttempt(tx, attemptId);
    if (attempt?.provider !== 'daraja' || hasReceipt(attempt) || !isWhole({ amountMinor })) throw notTheirs();
    if (mayBePaid(attempt, app.clock.now()) || (await hasOpenEvent(tx, attemptId))) {
      throw new AppError('payment_in_progress');
    }
    // Less than what is booked of it is another payment, unless it came while this one was being paid (F7).
    const isLess = attempt.status === 'succeeded' && amountMinor < (attempt.receivedMinor ?? attempt.amountMinor);
    if (isLess && !cameBeforeEnd(attempt, cameAt)) throw notTheirs();
    // Less would go back, and then what is missing could not be paid any more.
    const missing = booking && (await findMissing(tx, booking, attempt));
    if (missing && amountMinor < missing.amountMinor) throw notTheirs();
    if (missing) await updateAttempt(tx, attemptId, missing);
    const proof = { verified: true, receipt, receivedMinor: amountMinor, resultCode: '0' };
    await settle(app, tx, attemptId, { status: 'succeeded', proof }, 'admin');
    // Else the money would be in nobody's books.
    if (!(await isReceiptOf(tx, attemptId, receipt))) throw notTheirs();
    await also?.(tx);
  });
}

/**
 * Its PIN may still be entered, or was, and M-Pesa has not said so yet: that payment would then buy nothing. A push of which
 * nobody knows from the start may ring all the same, and one that nobody could ask about is not unknown yet.
 */
const mayBePaid = (attempt: Attempt, now: Date): boolean =>
  liveAttempts.some((live) => live === attempt.status) &&
  (attempt.status !== 'unknown' || now < promptUnknownAt(attempt));

/** One that was said never to have come was a forgery's, perhaps: what they send by hand for it takes its place. */
const hasReceipt = ({ receipt, errorCode }: Attempt) => receipt !== null && errorCode !== NEVER_CAME;

/** Money without an owner went back by hand, in the M-Pesa portal. @throws AppError not_found, issue_closed */
export async function noteReturned(
  app: App,
  admin: { id: string },
  issueId: string,
  reference: string,
  also?: Also,
): Promise<void> {
  await transaction(app, async (tx) => {
    const { receipt } = await claimReceipt(app, tx, admin, issueId, `returned ${reference}`);
    const taken = await takeFromUnattributed(tx, receipt, app.clock.now());
    if (taken !== 'taken') throw new AppError('issue_closed');
    await also?.(tx);
  });
}

/** Ends the case of a receipt without an owner. @throws AppError not_found, issue_closed */
export async function claimReceipt(app: App, tx: Tx, admin: { id: string }, issueId: string, note: string) {
  const issue = await claimIssue(tx, admin, issueId, note, app.clock.now());
  const { amountMinor, at } = (issue.found ?? {}) as { amountMinor?: unknown; at?: unknown };
  if (issue.code !== 'unattributed_receipt' || typeof amountMinor !== 'number') throw new AppError('not_found');
  return { receipt: issue.subject, amountMinor, ...(typeof at === 'string' && { cameAt: new Date(at) }) };
}
