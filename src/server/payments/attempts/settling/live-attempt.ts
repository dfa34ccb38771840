import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { raiseIssue } from '../../cases/raise-issue.ts';
import { type Attempt, isSettled, moveAttempt, updateAttempt } from '../../records/repository.ts';
import { payments } from '../../records/tables.ts';
import { extendHoldOfPayment } from '../opening/payable.ts';
import { holdWhileUnknown } from './check-times.ts';

/**
 * Opens a case about a refusal of the provider that only we can mend, such as wrong keys or limits of our account.
 * @param found the provider's code of the refusal
 */
export function raiseProviderRefusal(app: App, tx: Tx, attempt: Attempt, found: string): Promise<void> {
  return raiseIssue(app, tx, { code: 'provider_refuses', subject: attempt.id, found, at: app.clock.now() });
}

/**
 * Marks an attempt as `unknown`, and lets its booking hold its places longer, because the payment may still arrive.
 * Locks the booking before the attempt.
 * @returns undefined when the attempt was settled meanwhile
 */
export async function markUnknown(tx: Tx, attempt: Attempt, nextCheckAt?: Date): Promise<Attempt | undefined> {
  if (attempt.promptExpiresAt) await extendHoldOfAttempt(tx, attempt, holdWhileUnknown(attempt.promptExpiresAt));
  return moveAttempt(tx, attempt.id, 'unknown', nextCheckAt && { nextCheckAt });
}

/** Schedules the next check of an attempt (undefined: none), unless it was settled meanwhile. */
export async function scheduleCheck(tx: Tx, attempt: Attempt, next: Date | undefined): Promise<void> {
  const settledMeanwhile = attempt.settledAt === null && (await isSettled(tx, attempt.id));
  if (!settledMeanwhile) await updateAttempt(tx, attempt.id, { nextCheckAt: next ?? null });
}

/** Lets the booking of an attempt, or the change that it pays for, hold its places until then. */
export async function extendHoldOfAttempt(tx: Tx, attempt: Attempt, until: Date): Promise<void> {
  const [payment] = await tx
    .select({ bookingId: payments.bookingId, changeId: payments.changeId })
    .from(payments)
    .where(eq(payments.id, attempt.paymentId));
  if (payment) await extendHoldOfPayment(tx, payment, until);
}
