import { eq } from 'drizzle-orm';
import type { Dispute } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Tx, transaction } from '../../db/client.ts';
import type { DisputeOutcome, StripeDispute } from '../../outside/stripe-disputes.ts';
import { sha256 } from '../../secrets.ts';
import { paymentAttempts } from '../tables.ts';
import { applyDispute } from './apply-dispute.ts';
import { getDispute } from './queries.ts';
import { disputes } from './tables.ts';

type Remember = (tx: Tx, dispute: Dispute) => Promise<void>;

/**
 * Hands our side in, for good: a bank takes evidence once. The same text again is the same answer at Stripe, so a call
 * whose answer was lost is safe to repeat.
 * @throws AppError not_found, dispute_closed (it takes none any more), method_off, provider_unavailable
 */
export async function sendEvidence(app: App, admin: { id: string }, id: string, text: string, remember: Remember) {
  const key = `dp:${id}:${sha256(text).slice(0, 32)}`;
  return answer(app, admin, { id, action: 'dispute.evidence', detail: { text }, remember }, (stripeId, stripe) =>
    stripe.submitEvidence(stripeId, text, key),
  );
}

/** Gives a dispute up: it is lost at once. @throws AppError as `sendEvidence` */
export async function acceptDispute(app: App, admin: { id: string }, id: string, remember: Remember) {
  return answer(app, admin, { id, action: 'dispute.accepted', detail: {}, remember }, (stripeId, stripe) =>
    stripe.closeDispute(stripeId, `dp:${id}:close`),
  );
}

interface Deed {
  id: string;
  action: 'dispute.evidence' | 'dispute.accepted';
  detail: Record<string, unknown>;
  remember: Remember;
}

async function answer(
  app: App,
  admin: { id: string },
  { id, action, detail, remember }: Deed,
  ask: (stripeId: string, stripe: NonNullable<App['stripe']>) => Promise<DisputeOutcome>,
): Promise<Dispute> {
  const { stripeId, closedAt } = await getDispute(app.db, id);
  if (closedAt) throw new AppError('dispute_closed');
  if (!app.stripe) throw new AppError('method_off');
  const found = judged(await ask(stripeId, app.stripe));
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await applyDispute(app, tx, await attemptOf(tx, found), found);
    if (action === 'dispute.evidence') await tx.update(disputes).set({ evidenceAt: at }).where(eq(disputes.id, id));
    await recordAudit(tx, { actorId: admin.id, action, subjectType: 'dispute', subjectId: id, detail, at });
    const now = await getDispute(tx, id);
    await remember(tx, now);
    return now;
  });
}

function judged(outcome: DisputeOutcome): StripeDispute {
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

/** @throws Error when the charge is none of ours: such a dispute has no row */
async function attemptOf(tx: Tx, { intentId, chargeId }: StripeDispute) {
  const known = intentId ? eq(paymentAttempts.stripeIntentId, intentId) : eq(paymentAttempts.receipt, chargeId);
  const [attempt] = await tx.select().from(paymentAttempts).where(known);
  if (!attempt) throw new Error('A dispute of ours always has an attempt');
  return attempt;
}
