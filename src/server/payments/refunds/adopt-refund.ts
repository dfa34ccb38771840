import { usd } from '#shared/money.ts';
import type { App } from '../../app.ts';
import { type Booking, lockBooking } from '../../bookings/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import type { StripeRefund } from '../../outside/stripe-refunds.ts';
import { bearersOf } from '../ledger/bearers.ts';
import { type Entry, postLedger } from '../ledger/post-ledger.ts';
import { refundEntries } from '../ledger/postings.ts';
import { getBookingOfPayment } from '../queries.ts';
import { raiseIssue } from '../reconciliation/raise-issue.ts';
import type { Attempt, Payment } from '../repository.ts';
import { PENDING_MS } from './refund-times.ts';
import { insertRefund, listStanding, lockPaymentsOf, moveRefund, type Refund } from './repository.ts';

/**
 * A refund that somebody made in Stripe's dashboard. Where one of ours of the same amount waits to be sent, by machine or
 * by hand, it is that one. Else it becomes a refund of its own: of the price as long as there is some left, and what goes
 * beyond is our loss, and a case.
 * @returns our id of it; undefined where nothing came of it at Stripe
 */
export async function adoptRefund(
  app: App,
  tx: Tx,
  attempt: Attempt,
  found: StripeRefund,
): Promise<string | undefined> {
  const { bookingId } = await getBookingOfPayment(tx, attempt.paymentId);
  const booking = await lockBooking(tx, bookingId);
  const own = (await lockPaymentsOf(tx, bookingId)).find(({ payment }) => payment.id === attempt.paymentId);
  if (!own) throw new Error('An attempt always has a payment');
  const standing = await listStanding(tx, [own.payment.id]);
  const known = standing.find(({ providerRef }) => providerRef === found.id);
  if (known || found.status === 'failed' || found.status === 'canceled') return known?.id;
  const meant = standing.find((one) => isMeant(one, attempt, found));
  if (meant) return takeOver(app, tx, meant);
  return insertAdopted(app, tx, { booking, payment: own.payment, attempt, standing, found });
}

const isMeant = ({ attemptId, providerRef, amountMinor, status }: Refund, attempt: Attempt, found: StripeRefund) =>
  attemptId === attempt.id &&
  providerRef === null &&
  amountMinor === found.amountCents &&
  (status === 'queued' || status === 'manual');

/** It is under way now, by the card. */
async function takeOver(app: App, tx: Tx, { id, status }: Refund): Promise<string> {
  if (status === 'manual') await moveRefund(tx, id, 'queued', { method: 'stripe' });
  const nextTryAt = new Date(app.clock.now().getTime() + PENDING_MS);
  await moveRefund(tx, id, 'sending', { method: 'stripe', nextTryAt });
  return id;
}

interface Adopted {
  booking: Booking;
  payment: Payment;
  attempt: Attempt;
  standing: readonly Refund[];
  found: StripeRefund;
}

async function insertAdopted(app: App, tx: Tx, { booking, payment, attempt, standing, found }: Adopted) {
  const at = app.clock.now();
  const given = standing.reduce((sum, { usdCents }) => sum + usdCents, 0);
  // What did not pay the booking never was a part of its price.
  const left = attempt.id === payment.attemptId ? Math.max(0, payment.paidCents - given) : 0;
  const usdCents = Math.min(found.amountCents, left);
  const refund = await insertRefund(tx, {
    paymentId: payment.id,
    attemptId: attempt.id,
    reason: 'dashboard',
    usdCents,
    currency: 'USD',
    amountMinor: found.amountCents,
    method: 'stripe',
    status: 'sending',
    providerRef: found.id,
    tries: 1,
    nextTryAt: new Date(at.getTime() + PENDING_MS),
    createdAt: at,
  });
  const beyond = found.amountCents - usdCents;
  const lost: Entry[] = beyond > 0 ? [{ account: 'loss:chargeback:USD', amountMinor: beyond }] : [];
  const bearers = [...(await bearersOf(tx, booking, usdCents, 'us')), ...lost];
  await postLedger(tx, {
    kind: 'refund',
    source: refund.id,
    entries: refundEntries(refund, { usdCents: usd(found.amountCents), discountCents: usd(0) }, bearers),
    bookingId: booking.id,
    providerId: booking.providerId,
    at,
  });
  if (beyond > 0) {
    await raiseIssue(app, tx, {
      code: 'refund_mismatch',
      subject: refund.id,
      expected: left,
      found: found.amountCents,
      at,
    });
  }
  return refund.id;
}
