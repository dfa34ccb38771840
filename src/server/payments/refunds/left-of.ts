import { usd } from '#shared/money.ts';
import type { Refundable } from '../../bookings/shares.ts';
import type { Attempt, Payment } from '../repository.ts';
import type { Refund } from './repository.ts';

/**
 * What of a payment has not been given back.
 * @param attempt that paid it; undefined where points alone did   @param standing refunds, also of other payments
 */
export function leftOf(payment: Payment, attempt: Attempt | undefined, standing: readonly Refund[]): Refundable {
  const given = standing.filter(({ paymentId, usdCents, discountCents }) => {
    // Money that bought nothing never was part of the price.
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
