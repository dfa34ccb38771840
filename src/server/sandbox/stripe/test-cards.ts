import type { Later, Verdict } from './cards.ts';

/** One of Stripe's published test numbers, and how this simulator plays it. */
export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  /** The bank asks for 3-D Secure first. */
  challenge?: boolean;
  verdict: Verdict;
  /** What comes of a payment afterwards. */
  later?: Later;
  /** Stripe's name of the ready-made card, for a confirmation from the server. */
  named: string;
  /** For people, on the page /dev/stripe. */
  does: string;
}

const approve: Verdict = { kind: 'approve' };
const refuse = (declineCode: string, message = 'Your card was declined.'): Verdict => ({
  kind: 'decline',
  code: 'card_declined',
  declineCode,
  message,
});
const wrong = (code: string, message: string): Verdict => ({ kind: 'decline', code, message });
const fundsTooLow = refuse('insufficient_funds', 'Your card has insufficient funds.');

const visa = (number: string, named: string, does: string, more: Partial<TestCard> = {}): TestCard => ({
  number,
  brand: 'visa',
  verdict: approve,
  named,
  does,
  ...more,
});

export const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', 'pm_card_visa', 'pays (Visa)'),
  visa('5555555555554444', 'pm_card_mastercard', 'pays (Mastercard)', { brand: 'mastercard' }),
  visa('378282246310005', 'pm_card_amex', 'pays (American Express)', { brand: 'amex' }),

  visa('4000000000000002', 'pm_card_visa_chargeDeclined', 'is declined', { verdict: refuse('generic_decline') }),
  visa('4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds', 'has too little money', {
    verdict: fundsTooLow,
  }),
  visa('4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', 'is declined: lost', {
    verdict: refuse('lost_card'),
  }),
  visa('4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard', 'is declined: stolen', {
    verdict: refuse('stolen_card'),
  }),
  visa('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', 'has expired, says the bank', {
    verdict: wrong('expired_card', 'Your card has expired.'),
  }),
  visa('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', 'has another security code, says the bank', {
    verdict: wrong('incorrect_cvc', "Your card's security code is incorrect."),
  }),
  visa('4000000000000119', 'pm_card_chargeDeclinedProcessingError', 'fails at the bank', {
    verdict: wrong('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  }),

  visa('4000002500003155', 'pm_card_authenticationRequiredOnSetup', '3-D Secure, then pays', { challenge: true }),
  visa('4000002760003184', 'pm_card_authenticationRequired', '3-D Secure every time, then pays', { challenge: true }),
  visa('4000000000003220', 'pm_card_threeDSecure2Required', '3-D Secure 2, then pays', { challenge: true }),
  visa('4000008400001629', 'pm_card_threeDSecureRequiredChargeDeclined', '3-D Secure, then is declined', {
    challenge: true,
    verdict: refuse('generic_decline'),
  }),
  visa(
    '4000008260003178',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    '3-D Secure, then has too little money',
    { challenge: true, verdict: fundsTooLow },
  ),

  visa('4000000000000259', 'pm_card_createDispute', 'pays; 2 s later the bank takes it back as fraud', {
    later: 'dispute_fraudulent',
  }),
  visa('4000000000002685', 'pm_card_createDisputeProductNotReceived', 'pays; 2 s later disputed: not received', {
    later: 'dispute_not_received',
  }),
  visa('4000000000001976', 'pm_card_createDisputeInquiry', 'pays; 2 s later the bank asks, but takes no money', {
    later: 'inquiry',
  }),
  visa('4000000000005423', 'pm_card_createIssuerFraudRecord', 'pays; 2 s later an early warning of fraud', {
    later: 'fraud_warning',
  }),
  visa('4000000000007726', 'pm_card_pendingRefund', 'pays; a refund is pending for 60 s', { later: 'refund_pending' }),
  visa('4000000000005126', 'pm_card_refundFail', 'pays; a refund succeeds and fails 60 s later', {
    later: 'refund_fails',
  }),
];

/** A number whose last digit is wrong: the form itself refuses it, no bank is asked. */
export const MISTYPED_NUMBER = '4242424242424241';
