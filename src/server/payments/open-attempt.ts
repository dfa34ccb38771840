import { eq } from 'drizzle-orm';
import type { App } from '../app.ts';
import type { Tx } from '../db/client.ts';
import { holdWhileUnknown } from './check-times.ts';
import { keepHeld } from './payable.ts';
import { raiseIssue } from './reconciliation/raise-issue.ts';
import { type Attempt, isSettled, moveAttempt, updateAttempt } from './repository.ts';
import { payments } from './tables.ts';

/** A refusal that no traveller can help: our limits, our keys. */
export function raiseRefusal(app: App, tx: Tx, attempt: Attempt, found: string): Promise<void> {
  return raiseIssue(app, tx, { code: 'provider_refuses', subject: attempt.id, found, at: app.clock.now() });
}

/** A payment that may yet come keeps its places a little longer. The booking is locked before the attempt, as always. */
export async function becomeUnknown(tx: Tx, attempt: Attempt, nextCheckAt?: Date): Promise<Attempt | undefined> {
  if (attempt.promptExpiresAt) await extendHoldOf(tx, attempt, holdWhileUnknown(attempt.promptExpiresAt));
  return moveAttempt(tx, attempt.id, 'unknown', nextCheckAt && { nextCheckAt });
}

/** Only while nobody else has settled it: what is settled is not asked about again. */
export async function planCheck(tx: Tx, attempt: Attempt, next: Date | undefined): Promise<void> {
  const settledMeanwhile = attempt.settledAt === null && (await isSettled(tx, attempt.id));
  if (!settledMeanwhile) await updateAttempt(tx, attempt.id, { nextCheckAt: next ?? null });
}

/** Lets the booking, or the change, of an attempt hold its places until then. */
export async function extendHoldOf(tx: Tx, attempt: Attempt, until: Date): Promise<void> {
  const [owner] = await tx
    .select({ bookingId: payments.bookingId, changeId: payments.changeId })
    .from(payments)
    .where(eq(payments.id, attempt.paymentId));
  if (owner) await keepHeld(tx, owner, until);
}
