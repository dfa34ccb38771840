import { validate } from 'uuid';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import type { RefundOutcome, StripeRefund } from '#server/outside/stripe-refunds.ts';
import { type Issue, raiseIssue, raiseUnlessClosed } from '../cases/raise-issue.ts';
import type { Attempt } from '../records/repository.ts';
import { adoptRefund } from './adopt-refund.ts';
import { claimForStripe } from './claim-for-stripe.ts';
import { DISPUTED_MS, nextRefundTry, PENDING_MS, TRIES_MAX } from './refund-times.ts';
import { type LockedRefund, lockRefund, moveRefund, type Refund, updateRefund } from './repository.ts';
import { completeRefund, failRefund, markRefundPending } from './settle-refund.ts';

/**
 * Brings a card refund to the status that Stripe tells, or notes that it is unknown. Stripe's answers may come in any order
 * and any number of times.
 * @returns whether anything changed
 */
export async function applyStripeRefund(
  app: App,
  tx: Tx,
  locked: LockedRefund,
  outcome: RefundOutcome,
): Promise<boolean> {
  const { refund } = locked;
  const now = app.clock.now();
  // A webhook has settled it meanwhile, and an answer without a refund says nothing new.
  if (outcome.kind !== 'refund' && !statusesAtStripe.has(refund.status)) return false;
  switch (outcome.kind) {
    case 'refund':
      return applyState(app, tx, locked, outcome);
    case 'missing':
      await applyMissing(app, tx, locked);
      return true;
    case 'refused':
      // When Stripe does not know the intent, it refuses the parameter (400) instead of answering 404.
      if (outcome.code === 'resource_missing') await applyMissing(app, tx, locked);
      else await applyRefusal(app, tx, locked, outcome.code);
      return true;
    case 'ambiguous':
    case 'rate_limited': {
      // A pending refund is asked about again when its next check is due.
      if (refund.status === 'pending') return false;
      const nextTryAt = nextRefundTry(refund.tries, now);
      // It is looked for before it is created again, and then under the same idempotency key.
      const moved = await moveRefund(tx, refund.id, 'unknown', { nextTryAt });
      if (!moved) await updateRefund(tx, refund.id, { nextTryAt });
      if (refund.tries > TRIES_MAX) await raiseIssue(app, tx, { code: 'outcome_unknown', subject: refund.id, at: now });
      return moved !== undefined;
    }
  }
}

/** Only in these statuses an answer of Stripe's without a refund means something. */
const statusesAtStripe: ReadonlySet<Refund['status']> = new Set(['sending', 'unknown', 'pending']);

async function applyState(app: App, tx: Tx, locked: LockedRefund, found: StripeRefund): Promise<boolean> {
  const { refund } = locked;
  if (found.amountCents !== refund.amountMinor || found.currency !== 'usd') {
    await raiseIssue(app, tx, mismatchIssue(app, locked, found));
    await updateRefund(tx, refund.id, { nextTryAt: null });
    return false;
  }
  const next = new Date(app.clock.now().getTime() + PENDING_MS);
  const isUnsent = refund.status === 'queued' || refund.status === 'manual';
  const hasFailed = found.status === 'failed' || found.status === 'canceled';
  // The refund waits to be sent in another way because this one has failed; that was handled before.
  if (isUnsent && hasFailed) return false;
  if (refund.providerRef === null) await updateRefund(tx, refund.id, { providerRef: found.id });
  if (hasFailed) {
    // The card does not take money any more, so it is not tried again under another key.
    if (refund.status === 'failed' || refund.method === 'manual') return false;
    await failRefund(app, tx, locked, { error: found.failureReason ?? `stripe_${found.status}`, next: 'manual' });
    return true;
  }
  const sent = isUnsent ? await claimForStripe(app, tx, refund) : refund;
  if (found.status === 'succeeded')
    return completeRefund(app, tx, { ...locked, refund: sent }, { providerRef: found.id });
  if (sent.status === 'pending') return false;
  await markRefundPending(app, tx, locked, next);
  return true;
}

async function applyMissing(app: App, tx: Tx, locked: LockedRefund): Promise<void> {
  const at = app.clock.now();
  await raiseIssue(app, tx, { code: 'provider_object_missing', subject: locked.refund.id, at });
  await failRefund(app, tx, locked, { error: 'provider_object_missing', next: 'manual' });
}

async function applyRefusal(app: App, tx: Tx, locked: LockedRefund, code: string): Promise<void> {
  if (code === 'charge_disputed') {
    const retryAt = new Date(app.clock.now().getTime() + DISPUTED_MS);
    await failRefund(app, tx, locked, { error: code, next: 'retry', retryAt });
    return;
  }
  // Somebody refunded the charge in the dashboard, so a person decides what is still to be sent.
  const next = code === 'charge_already_refunded' ? 'manual' : 'retry';
  await failRefund(app, tx, locked, { error: code, next });
}

/**
 * Applies every refund that Stripe lists for one attempt: ours are brought up to date; any other, made in Stripe's dashboard
 * or by another program, is adopted and posted.
 * @returns whether anything changed
 */
export async function applyStripeRefunds(
  app: App,
  tx: Tx,
  attempt: Attempt,
  found: readonly StripeRefund[],
): Promise<boolean> {
  let changed = false;
  for (const one of found) {
    const locked = (await lockOurs(app, tx, attempt, one)) ?? (await lockAdopted(app, tx, attempt, one));
    if (locked && (await applyStripeRefund(app, tx, locked, one))) changed = true;
  }
  return changed;
}

/**
 * Our refund that the metadata names. The metadata may be written by hand, so it counts only when Stripe's refund has the
 * amount of ours and ours is not another refund at Stripe already.
 */
async function lockOurs(app: App, tx: Tx, attempt: Attempt, one: StripeRefund): Promise<LockedRefund | undefined> {
  const { refundId } = one;
  const locked = refundId && validate(refundId) ? await lockRefund(tx, refundId) : undefined;
  if (!locked || locked.refund.attemptId !== attempt.id || locked.refund.status === 'withdrawn') return undefined;
  const { providerRef } = locked.refund;
  if (providerRef !== null) return providerRef === one.id ? locked : undefined;
  if (one.amountCents === locked.refund.amountMinor) return locked;
  await raiseUnlessClosed(app, tx, mismatchIssue(app, locked, one));
  return undefined;
}

const mismatchIssue = (app: App, { refund }: LockedRefund, { amountCents }: StripeRefund): Issue => ({
  code: 'refund_mismatch',
  subject: refund.id,
  expected: refund.amountMinor,
  found: amountCents,
  at: app.clock.now(),
});

async function lockAdopted(app: App, tx: Tx, attempt: Attempt, one: StripeRefund): Promise<LockedRefund | undefined> {
  const id = await adoptRefund(app, tx, attempt, one);
  return id ? lockRefund(tx, id) : undefined;
}
