import { AppError } from '#shared/errors.ts';
import { usd } from '#shared/money.ts';
import type { App } from '../../app.ts';
import { lockBooking } from '../../bookings/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import type { RefundOutcome, StripeRefund } from '../../outside/stripe-refunds.ts';
import { bearersOf } from '../ledger/bearers.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { refundEntries } from '../ledger/postings.ts';
import { getBookingOfPayment } from '../queries.ts';
import { raiseIssue } from '../reconciliation/raise-issue.ts';
import type { Attempt } from '../repository.ts';
import { backoff, DISPUTED_MS, PENDING_MS, TRIES_MAX } from './refund-times.ts';
import {
  insertRefund,
  type LockedRefund,
  listStanding,
  lockPaymentsOf,
  lockRefund,
  moveRefund,
  updateRefund,
} from './repository.ts';
import { refundFailed, refundPending, refundSucceeded } from './settle-refund.ts';

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
      const tries = refund.tries + 1;
      const nextTryAt = backoff(tries, now);
      // Asked about before it is ever made again, and under the same key then.
      const moved = await moveRefund(tx, refund.id, 'unknown', { nextTryAt });
      if (!moved) await updateRefund(tx, refund.id, { tries, nextTryAt });
      if (tries > TRIES_MAX) await raiseIssue(app, tx, { code: 'outcome_unknown', subject: refund.id, at: now });
      return moved !== undefined;
    }
  }
}

async function applyState(app: App, tx: Tx, locked: LockedRefund, found: StripeRefund): Promise<boolean> {
  const { refund } = locked;
  if (refund.providerRef !== null && refund.providerRef !== found.id) return false;
  if (found.amountCents !== refund.amountMinor || found.currency !== 'usd') {
    const at = app.clock.now();
    await raiseIssue(app, tx, {
      code: 'refund_mismatch',
      subject: refund.id,
      expected: refund.amountMinor,
      found: found.amountCents,
      at,
    });
    await updateRefund(tx, refund.id, { nextTryAt: null });
    return false;
  }
  const next = new Date(app.clock.now().getTime() + PENDING_MS);
  if (refund.providerRef === null) await updateRefund(tx, refund.id, { providerRef: found.id });
  switch (found.status) {
    case 'pending':
    case 'requires_action':
      if (refund.status === 'pending') return false;
      await refundPending(app, tx, locked, next);
      return true;
    case 'succeeded':
      return refundSucceeded(app, tx, locked, found.id);
    case 'failed':
    case 'canceled':
      // The card is gone: to it nothing can be sent, by whatever key.
      if (refund.status === 'failed' || refund.method === 'manual') return false;
      await refundFailed(app, tx, locked, found.failureReason ?? `stripe_${found.status}`, 'hand');
      return true;
  }
}

async function missing(app: App, tx: Tx, locked: LockedRefund): Promise<void> {
  const at = app.clock.now();
  await raiseIssue(app, tx, { code: 'provider_object_missing', subject: locked.refund.id, at });
  await refundFailed(app, tx, locked, 'provider_object_missing', 'hand');
}

async function refused(app: App, tx: Tx, locked: LockedRefund, code: string): Promise<void> {
  const { refund } = locked;
  if (code === 'charge_disputed') {
    await refundFailed(app, tx, locked, code, 'again');
    await updateRefund(tx, refund.id, { nextTryAt: new Date(app.clock.now().getTime() + DISPUTED_MS) });
    return;
  }
  // Somebody was quicker, in the dashboard: what is ours to send is a question for a person.
  await refundFailed(app, tx, locked, code, code === 'charge_already_refunded' ? 'hand' : 'again');
}

/**
 * Every refund that Stripe knows of one attempt: ours are brought up to date; one that was made in Stripe's dashboard
 * becomes a refund of ours and is posted.
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
    const id = one.refundId ?? (await adopt(app, tx, attempt, one));
    const locked = id ? await lockRefund(tx, id) : undefined;
    if (!locked || locked.refund.attemptId !== attempt.id) continue;
    if (await applyStripeRefund(app, tx, locked, one)) changed = true;
  }
  return changed;
}

/** @returns our id for a refund of the dashboard's */
async function adopt(app: App, tx: Tx, attempt: Attempt, found: StripeRefund): Promise<string | undefined> {
  const { booking, payment } = await lockAround(tx, attempt);
  const standing = await listStanding(tx, [payment.id]);
  const known = standing.find(({ providerRef }) => providerRef === found.id);
  if (known || found.status === 'failed' || found.status === 'canceled') return known?.id;
  const at = app.clock.now();
  const refund = await insertRefund(tx, {
    paymentId: payment.id,
    attemptId: attempt.id,
    reason: 'dashboard',
    usdCents: found.amountCents,
    currency: 'USD',
    amountMinor: found.amountCents,
    method: 'stripe',
    status: 'sending',
    providerRef: found.id,
    tries: 1,
    nextTryAt: new Date(at.getTime() + PENDING_MS),
    createdAt: at,
  });
  await postLedger(tx, {
    kind: 'refund',
    source: refund.id,
    entries: refundEntries(
      refund,
      { usdCents: usd(found.amountCents), discountCents: usd(0) },
      await bearersOf(tx, booking, found.amountCents, 'us'),
    ),
    bookingId: booking.id,
    providerId: booking.providerId,
    at,
  });
  return refund.id;
}

async function lockAround(tx: Tx, attempt: Attempt) {
  const { bookingId } = await getBookingOfPayment(tx, attempt.paymentId);
  const booking = await lockBooking(tx, bookingId);
  const found = (await lockPaymentsOf(tx, bookingId)).find(({ payment }) => payment.id === attempt.paymentId);
  if (!found) throw new AppError('not_found');
  return { booking, payment: found.payment };
}
