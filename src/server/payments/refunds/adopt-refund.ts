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
import { leftOf } from './left-of.ts';
import { meetWaiting } from './meet-waiting.ts';
import { PENDING_MS } from './refund-times.ts';
import { insertRefund, listStanding, lockPaymentsOf, type Refund } from './repository.ts';
import { takeOver } from './take-over.ts';

/**
 * A refund that somebody made in Stripe's dashboard. Where one of ours of the same amount waits to be sent, by machine or
 * by hand, it is that one. Else it becomes a refund of its own: of the price as long as there is some left, then of what
 * ours were to send, and what goes beyond is our loss, and a case.
 * @returns our id of it; undefined where nothing came of it at Stripe
 * @throws Error while one of ours is being sent and this one may leave too little for it: whoever asks comes again
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
  if (meant) return (await takeOver(app, tx, meant)).id;
  return insertAdopted(app, tx, { booking, payment: own.payment, attempt, standing, found });
}

const isMeant = (one: Refund, attempt: Attempt, found: StripeRefund) =>
  one.attemptId === attempt.id && one.providerRef === null && one.amountMinor === found.amountCents && isUnsent(one);

const isUnsent = ({ status }: Refund) => status === 'queued' || status === 'manual';

interface Adopted {
  booking: Booking;
  payment: Payment;
  attempt: Attempt;
  standing: readonly Refund[];
  found: StripeRefund;
}

async function insertAdopted(app: App, tx: Tx, { booking, payment, attempt, standing, found }: Adopted) {
  const at = app.clock.now();
  // What did not pay the booking never was a part of its price.
  const left = attempt.id === payment.attemptId ? leftOf(payment, attempt, standing).leftCents : 0;
  const more = Math.max(0, found.amountCents - left);
  const waiting = standing.filter((one) => one.attemptId === attempt.id && one.providerRef === null);
  if (more > 0 && waiting.some(({ status }) => status === 'sending' || status === 'unknown')) {
    throw new Error('a refund made elsewhere is adopted once it is known what became of ours');
  }
  const met = await meetWaiting(tx, waiting.filter(isUnsent), more, at);
  const ofPrice = Math.min(found.amountCents, left);
  const refund = await insertRefund(tx, {
    paymentId: payment.id,
    attemptId: attempt.id,
    reason: 'dashboard',
    usdCents: ofPrice + met.priceCents,
    currency: 'USD',
    amountMinor: found.amountCents,
    method: 'stripe',
    status: 'sending',
    providerRef: found.id,
    tries: 1,
    nextTryAt: new Date(at.getTime() + PENDING_MS),
    createdAt: at,
  });
  const beyond = more - met.cents;
  const lost: Entry[] = beyond > 0 ? [{ account: 'loss:chargeback:USD', amountMinor: beyond }] : [];
  const bearers = [...(await bearersOf(tx, booking, ofPrice, 'us')), ...lost];
  const posted = { currency: 'USD', amountMinor: ofPrice + beyond } as const;
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
  if (beyond > 0) {
    await raiseIssue(app, tx, {
      code: 'refund_mismatch',
      subject: refund.id,
      expected: found.amountCents - beyond,
      found: found.amountCents,
      at,
    });
  }
  return refund.id;
}
