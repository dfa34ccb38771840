import type { Refundable } from '#server/bookings/shares.ts';
import { type UsdCents, usd } from '#shared/money.ts';
import type { Attempt, Payment } from '../records/repository.ts';
import type { Refund } from './repository.ts';

/**
 * What of a payment may still be refunded.
 * @param attempt the one that paid it; undefined when points alone did
 * @param refunds those that were not withdrawn, also of other payments, which are ignored
 */
export function refundableOf(payment: Payment, attempt: Attempt | undefined, refunds: readonly Refund[]): Refundable {
  const given = refunds.filter(({ paymentId, usdCents, discountCents }) => {
    // A surplus was never a part of the price.
    return paymentId === payment.id && usdCents + discountCents > 0;
  });
  const sum = (amount: (refund: Refund) => number) => given.reduce((total, refund) => total + amount(refund), 0);
  return {
    leftCents: usd(Math.max(0, payment.paidCents - sum(({ usdCents }) => usdCents))),
    leftDiscountCents: usd(Math.max(0, payment.discountCents - sum(({ discountCents }) => discountCents))),
    ...(attempt && {
      charge: {
        currency: attempt.currency,
        leftMinor: Math.max(0, attempt.amountMinor - sum(({ amountMinor }) => amountMinor)),
        rate: attempt.rate,
      },
    }),
  };
}

/** What is left of several payments, points included. */
export const sumLeft = (left: readonly Refundable[]): UsdCents =>
  usd(left.reduce((cents, { leftCents, leftDiscountCents }) => cents + leftCents + leftDiscountCents, 0));
