/** The payment providers that charge travellers. `daraja` is M-Pesa's interface. */
export const paymentProviders = ['stripe', 'daraja'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** The methods by which a payment provider charges. */
export const chargeMethods = ['card', 'mpesa'] as const;
export type ChargeMethod = (typeof chargeMethods)[number];

/** How a payment was paid. `points`: loyalty points covered the whole price, so no payment provider was involved. */
export const paymentMethods = [...chargeMethods, 'points'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The method by which each payment provider charges. */
export const methodOfProvider: Readonly<Record<PaymentProvider, ChargeMethod>> = { stripe: 'card', daraja: 'mpesa' };

/** The currencies in which travellers are charged. */
export const chargeCurrencies = ['USD', 'KES'] as const;
export type ChargeCurrency = (typeof chargeCurrencies)[number];

/** The currency in which each method charges. */
export const chargeCurrency: Readonly<Record<ChargeMethod, ChargeCurrency>> = { card: 'USD', mpesa: 'KES' };

/** Whether money was charged by this method: by a payment provider, not with points, and at all. */
export const isChargeMethod = (method: PaymentMethod | null): method is ChargeMethod =>
  chargeMethods.some((one) => one === method);

/**
 * How a refund is sent. `stripe`: by Stripe to the card. `reversal`, `b2c`: by M-Pesa. `manual`: a person sends it from our
 * bank and notes the reference. `portal`: a person sent it in M-Pesa's portal from the disbursement account. `points`: only
 * points are returned.
 */
export const refundMethods = ['stripe', 'reversal', 'b2c', 'manual', 'portal', 'points'] as const;
export type RefundMethod = (typeof refundMethods)[number];

/** How a refund is sent, as travellers see it. `by_hand`: our team sends it from our bank. */
export const shownRefundMethods = [...paymentMethods, 'by_hand'] as const;
export type ShownRefundMethod = (typeof shownRefundMethods)[number];

/** How travellers see each method of a refund. */
export const shownRefundMethod: Readonly<Record<RefundMethod, ShownRefundMethod>> = {
  stripe: 'card',
  reversal: 'mpesa',
  b2c: 'mpesa',
  portal: 'mpesa',
  manual: 'by_hand',
  points: 'points',
};

/** M-Pesa's orders that send shillings: to a phone, or a payment back to its sender. */
export const disbursementKinds = ['b2c', 'reversal'] as const;
export type DisbursementKind = (typeof disbursementKinds)[number];

/** What a disbursement pays. */
export const disbursementPurposes = ['refund', 'payout'] as const;
export type DisbursementPurpose = (typeof disbursementPurposes)[number];

/** How providers are paid out. */
export const payoutChannels = ['mpesa', 'bank'] as const;
export type PayoutChannel = (typeof payoutChannels)[number];

/** What M-Pesa sends to a path: the outcome of a push (stk), the Result or the queue time-out of a disbursement, or the answer to a status query. */
export type HookPurpose = 'stk' | 'result' | 'timeout' | 'status';
