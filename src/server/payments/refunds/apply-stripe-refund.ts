import { validate } from 'uuid';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import type { RefundOutcome, StripeRefund } from '../../outside/stripe-refunds.ts';
import { type Issue, raiseIssue, raiseUnlessClosed } from '../reconciliation/raise-issue.ts';
import type { Attempt } from '../repository.ts';
import { adoptRefund } from './adopt-refund.ts';
import { backoff, DISPUTED_MS, PENDING_MS, TRIES_MAX } from './refund-times.ts';
import { type LockedRefund, lockRefund, moveRefund, type Refund, updateRefund } from './repository.ts';
import { refundFailed, refundPending, refundSucceeded } from './settle-refund.ts';
import { takeOver } from './take-over.ts';

/**
 * Brings a card refund to where Stripe says it is, or writes down that nobody knows yet. Any word, in any order, any
 * number of times.
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
  // A webhook was quicker; whatever this look-up could not say changes nothing.
  if (outcome.kind !== 'refund' && !underWay.has(refund.status)) return false;
  switch (outcome.kind) {
    case 'refund':
      return applyState(app, tx, locked, outcome);
    case 'missing':
      await missing(app, tx, locked);
      return true;
    case 'refused':
      // A refund of what Stripe does not know is refused by its parameter, not as an address that is not there.
      if (outcome.code === 'resource_missing') await missing(app, tx, locked);
      else await refused(app, tx, locked, outcome.code);
      return true;
    case 'ambiguous':
    case 'rate_limited': {
      // One that is on its way is asked about again in its own time.
      if (refund.status === 'pending') return false;
      const nextTryAt = backoff(refund.tries, now);
      // Asked about before it is ever made again, and under the same key then.
      const moved = await moveRefund(tx, refund.id, 'unknown', { nextTryAt });
      if (!moved) await updateRefund(tx, refund.id, { nextTryAt });
      if (refund.tries > TRIES_MAX) await raiseIssue(app, tx, { code: 'outcome_unknown', subject: refund.id, at: now });
      return moved !== undefined;
    }
  }
}

/** Of these alone an answer of Stripe's that is no refund says something. */
const underWay: ReadonlySet<Refund['status']> = new Set(['sending', 'unknown', 'pending']);

async function applyState(app: App, tx: Tx, locked: LockedRefund, found: StripeRefund): Promise<boolean> {
  const { refund } = locked;
  if (found.amountCents !== refund.amountMinor || found.currency !== 'usd') {
    await raiseIssue(app, tx, mismatch(app, locked, found));
    await updateRefund(tx, refund.id, { nextTryAt: null });
    return false;
  }
  const next = new Date(app.clock.now().getTime() + PENDING_MS);
  const waits = refund.status === 'queued' || refund.status === 'manual';
  const cameBack = found.status === 'failed' || found.status === 'canceled';
  // What waits to be sent in another way has seen this one fail already.
  if (waits && cameBack) return false;
  if (refund.providerRef === null) await updateRefund(tx, refund.id, { providerRef: found.id });
  if (cameBack) {
    // The card is gone: to it nothing can be sent, by whatever key.
    if (refund.status === 'failed' || refund.method === 'manual') return false;
    await refundFailed(app, tx, locked, found.failureReason ?? `stripe_${found.status}`, 'hand');
    return true;
  }
  const sent = waits ? await takeOver(app, tx, refund) : refund;
  if (found.status === 'succeeded') return refundSucceeded(app, tx, { ...locked, refund: sent }, found.id);
  if (sent.status === 'pending') return false;
  await refundPending(app, tx, locked, next);
  return true;
}

async function missing(app: App, tx: Tx, locked: LockedRefund): Promise<void> {
  const at = app.clock.now();
  await raiseIssue(app, tx, { code: 'provider_object_missing', subject: locked.refund.id, at });
  await refundFailed(app, tx, locked, 'provider_object_missing', 'hand');
}

async function refused(app: App, tx: Tx, locked: LockedRefund, code: string): Promise<void> {
  if (code === 'charge_disputed') {
    await refundFailed(app, tx, locked, code, 'again', new Date(app.clock.now().getTime() + DISPUTED_MS));
    return;
  }
  // Somebody was quicker, in the dashboard: what is ours to send is a question for a person.
  await refundFailed(app, tx, locked, code, code === 'charge_already_refunded' ? 'hand' : 'again');
}

/**
 * Every refund that Stripe knows of one attempt: ours are brought up to date; any other, from Stripe's dashboard or by
 * another's program, becomes a refund of ours and is posted.
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

/** By its metadata, which can be written by hand, too; one of ours is at Stripe once, and of its own amount. */
async function lockOurs(app: App, tx: Tx, attempt: Attempt, one: StripeRefund): Promise<LockedRefund | undefined> {
  const { refundId } = one;
  const locked = refundId && validate(refundId) ? await lockRefund(tx, refundId) : undefined;
  if (!locked || locked.refund.attemptId !== attempt.id || locked.refund.status === 'withdrawn') return undefined;
  const { providerRef } = locked.refund;
  if (providerRef !== null) return providerRef === one.id ? locked : undefined;
  if (one.amountCents === locked.refund.amountMinor) return locked;
  await raiseUnlessClosed(app, tx, mismatch(app, locked, one));
  return undefined;
}

const mismatch = (app: App, { refund }: LockedRefund, { amountCents }: StripeRefund): Issue => ({
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
