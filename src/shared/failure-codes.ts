/** Why an M-Pesa or card attempt to pay failed, as it is stored with the attempt. */
const attemptFailures = [
  'insufficient_funds',
  'amount_limit',
  'daily_limit',
  'merchant_limit',
  'rule_limited',
  'busy',
  'locked',
  'push_error',
  'wrong_pin',
  'pin_locked',
  'config',
  'cancelled_on_phone',
  'no_answer',
  'push_unanswered',
  'push_config',
  'push_phone_busy',
  'push_rate_limited',
  'push_blocked',
  'push_unreachable',
  'not_sent',
  'amount_mismatch',
  'never_came',
  'intent_canceled',
  'intent_refused',
  'provider_object_missing',
  'other',
] as const;
export type AttemptFailure = (typeof attemptFailures)[number];

/** Why an order to M-Pesa failed, or is sent later, as it is stored with the order. */
const transferFailures = [
  'insufficient_float',
  'amount_limit',
  'daily_limit',
  'receiver_limit',
  'account_invalid',
  'role',
  'credential',
  'product',
  'receiver_unregistered',
  'receipt_unknown',
  'ended_unpaid',
  'refused_config',
  'refused_phone_busy',
  'refused_rate_limited',
  'refused_blocked',
  'refused_unreachable',
  'decided_not_arrived',
  'arrived_before',
  'paid_twice',
] as const;
export type TransferFailure = (typeof transferFailures)[number];

/** Why a refund was not sent, beside the failures of its order to M-Pesa. */
const refundFailures = [
  'sending_off',
  'no_initiator',
  'no_phone',
  'provider_object_missing',
  'stripe_failed',
  'stripe_canceled',
  'other',
] as const;

/** What a bank did with a part of a payout in place of making it. */
export const bankFailures = ['bank_refused', 'bank_returned'] as const;

/** Stripe's codes that have words of ours: of cards, of refunds that failed, and of refusals. Stripe may add others at any time. */
const stripeFailures = [
  'generic_decline',
  'card_declined',
  'payment_intent_authentication_failure',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'test_mode_live_card',
  'lost_or_stolen_card',
  'expired_or_canceled_card',
  'declined',
  'unknown',
  'charge_disputed',
  'charge_already_refunded',
  'balance_insufficient',
] as const;

/** Why money did not move, wherever that is stored. */
export const failureCodes = [
  ...attemptFailures,
  ...transferFailures,
  ...refundFailures,
  ...bankFailures,
  ...stripeFailures,
  // Of a case alone: a card form is open while cards are switched off.
  'cards_off',
] as const;
export type FailureCode = (typeof failureCodes)[number];

export const isFailureCode = (code: string): code is FailureCode => failureCodes.some((each) => each === code);
