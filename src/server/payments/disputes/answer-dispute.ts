import { eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import type { DisputeOutcome, StripeDispute } from '#server/outside/stripe-disputes.ts';
import { sha256 } from '#server/secrets.ts';
import type { Dispute } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { noteResolver } from '../cases/close-by-admin.ts';
import { paymentAttempts } from '../records/tables.ts';
import { applyDispute } from './apply-dispute.ts';
import { getDispute } from './queries.ts';
import { disputes } from './tables.ts';

/**
 * Submits our evidence for a dispute, which a bank takes only once. The idempotency key depends on the text, so a call whose
 * answer was lost can be repeated.
 * @throws AppError not_found, evidence_sent (another admin was first), dispute_closed (it takes none any more), method_off,
 *   provider_unavailable
 */
export async function sendEvidence(
  app: App,
  admin: { id: string },
  { id, text }: { id: string; text: string },
  { inSameTx }: UseCaseOptions<Dispute> = {},
) {
  const key = `dp:${id}:${sha256(text).slice(0, 32)}`;
  return actOnDispute(app, admin, { id, action: 'dispute.evidence', detail: { text }, inSameTx }, (stripeId, stripe) =>
    stripe.submitEvidence(stripeId, { text, idempotencyKey: key }),
  );
}

interface DisputeAction extends UseCaseOptions<Dispute> {
  id: string;
  action: 'dispute.evidence' | 'dispute.accepted';
  detail: Record<string, unknown>;
  /** Whether it may be closed by an earlier try, whose answer was lost. */
  mayBeClosed?: boolean;
}

/** Asks Stripe, and stores what it says. @throws AppError as `sendEvidence` */
export async function actOnDispute(
  app: App,
  admin: { id: string },
  { id, action, detail, inSameTx, mayBeClosed = false }: DisputeAction,
  ask: (stripeId: string, stripe: NonNullable<App['stripe']>) => Promise<DisputeOutcome>,
): Promise<Dispute> {
  const { stripeId, closedAt, evidenceAt } = await getDispute(app.db, id);
  if (evidenceAt && action === 'dispute.evidence') throw new AppError('evidence_sent');
  if (closedAt && !mayBeClosed) throw new AppError('dispute_closed');
  if (!app.stripe) throw new AppError('method_off');
  const found = disputeOf(await ask(stripeId, app.stripe));
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await applyDispute(app, tx, await getAttemptOf(tx, found), found);
    if (action === 'dispute.evidence') await tx.update(disputes).set({ evidenceAt: at }).where(eq(disputes.id, id));
    await noteResolver(tx, { subject: id, by: admin });
    await recordAudit(tx, { actorId: admin.id, action, subjectType: 'dispute', subjectId: id, detail, at });
    const now = await getDispute(tx, id);
    await inSameTx?.(tx, now);
    return now;
  });
}

function disputeOf(outcome: DisputeOutcome): StripeDispute {
  switch (outcome.kind) {
    case 'dispute':
      return outcome;
    case 'missing':
      throw new AppError('not_found');
    case 'refused':
      throw new AppError('dispute_closed');
    case 'ambiguous':
    case 'rate_limited':
      throw new AppError('provider_unavailable');
  }
}

/** The attempt whose charge is disputed. @throws Error when there is none, which cannot be for a dispute that has a row */
async function getAttemptOf(tx: Tx, { intentId, chargeId }: StripeDispute) {
  const known = intentId ? eq(paymentAttempts.stripeIntentId, intentId) : eq(paymentAttempts.receipt, chargeId);
  const [attempt] = await tx.select().from(paymentAttempts).where(known);
  if (!attempt) throw new Error('The dispute has no attempt');
  return attempt;
}
