import type { App } from '#server/app.ts';
import { type Booking, lockBooking } from '#server/bookings/lock-booking.ts';
import type { Tx } from '#server/db/client.ts';
import type { StripeRefund } from '#server/outside/stripe-refunds.ts';
import { usd } from '#shared/money.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import { bearersOfRefund } from '../ledger/bearers.ts';
import { type Entry, postLedger } from '../ledger/post-ledger.ts';
import { refundEntries } from '../ledger/postings.ts';
import { getBookingOfPayment } from '../records/queries.ts';
import type { Attempt, Payment } from '../records/repository.ts';
import { claimForStripe } from './claim-for-stripe.ts';
import { reduceQueuedRefunds } from './reduce-queued-refunds.ts';
import { PENDING_MS } from './refund-times.ts';
import { refundableOf } from './refundable.ts';
import { insertRefund, listUnwithdrawnRefunds, lockPaymentsOf, type Refund } from './repository.ts';

/**
 * Takes over a refund that somebody made in Stripe's dashboard. When a refund of ours of the same amount was not sent yet, it
 * counts as that one. Otherwise it becomes a refund of its own: of the price as far as some is left, then of what our unsent
 * refunds were to send. What goes beyond is our loss, with the case `refund_mismatch`.
 * @returns the id of our refund; undefined when the refund failed or was cancelled at Stripe and we do not know it
 * @throws Error while a refund of ours is being sent for which this one may leave too little; the event is tried again later
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
  const refunds = await listUnwithdrawnRefunds(tx, [own.payment.id]);
  const known = refunds.find(({ providerRef }) => providerRef === found.id);
  if (known || found.status === 'failed' || found.status === 'canceled') return known?.id;
  const match = refunds.find((one) => isSameRefund(one, attempt, found));
  if (match) return (await claimForStripe(app, tx, match)).id;
  return insertAdopted(app, tx, { booking, payment: own.payment, attempt, refunds, found });
}

/** Whether our unsent refund is the one that somebody made at Stripe. */
const isSameRefund = (one: Refund, attempt: Attempt, found: StripeRefund) =>
  one.attemptId === attempt.id && one.providerRef === null && one.amountMinor === found.amountCents && isUnsent(one);

const isUnsent = ({ status }: Refund) => status === 'queued' || status === 'manual';

interface Adopted {
  booking: Booking;
  payment: Payment;
  attempt: Attempt;
  /** The payment's refunds that were not withdrawn. */
  refunds: readonly Refund[];
  found: StripeRefund;
}

async function insertAdopted(app: App, tx: Tx, { booking, payment, attempt, refunds, found }: Adopted) {
  const at = app.clock.now();
  // An attempt that did not pay the booking (a surplus) has no part of its price.
  const left = attempt.id === payment.attemptId ? refundableOf(payment, attempt, refunds).leftCents : 0;
  const beyondPrice = Math.max(0, found.amountCents - left);
  const unreported = refunds.filter((one) => one.attemptId === attempt.id && one.providerRef === null);
  if (beyondPrice > 0 && unreported.some(({ status }) => status === 'sending' || status === 'unknown')) {
    throw new Error('A refund made elsewhere is adopted only after the outcome of our own refund is known');
  }
  const reduced = await reduceQueuedRefunds(tx, unreported.filter(isUnsent), beyondPrice, at);
  const ofPrice = Math.min(found.amountCents, left);
  const refund = await insertRefund(tx, {
    paymentId: payment.id,
    attemptId: attempt.id,
    reason: 'dashboard',
    usdCents: ofPrice + reduced.priceCents,
    currency: 'USD',
    amountMinor: found.amountCents,
    method: 'stripe',
    status: 'sending',
    providerRef: found.id,
    tries: 1,
    nextTryAt: new Date(at.getTime() + PENDING_MS),
    createdAt: at,
  });
  const lossCents = beyondPrice - reduced.cents;
  const lost: Entry[] = lossCents > 0 ? [{ account: 'loss:chargeback:USD', amountMinor: lossCents }] : [];
  const bearers = [...(await bearersOfRefund(tx, booking, ofPrice, 'us')), ...lost];
  const posted = { currency: 'USD', amountMinor: ofPrice + lossCents } as const;
  if (posted.amountMinor > 0) {
    await postLedger(tx, {
      kind: 'refund',
      source: refund.id,
      entries: refundEntries(posted, { usdCents: usd(posted.amountMinor), discountCents: usd(0) }, bearers),
      bookingId: booking.id,
      providerId: booking.providerId,
      at,
    });
  }
  if (lossCents > 0) {
    await raiseIssue(app, tx, {
      code: 'refund_mismatch',
      subject: refund.id,
      expected: found.amountCents - lossCents,
      found: found.amountCents,
      at,
    });
  }
  return refund.id;
}
