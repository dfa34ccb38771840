/** Whether the bank approves a charge; the reason of a decline as Stripe names it. */
export type Verdict = { kind: 'approve' } | ({ kind: 'decline' } & CardProblem);

export interface CardProblem {
  code: string;
  declineCode?: string;
  message: string;
}

/** What happens to a payment after it succeeded. */
export type LaterEvent =
  | 'dispute_fraudulent'
  | 'dispute_not_received'
  | 'inquiry'
  | 'fraud_warning'
  | 'refund_pending'
  | 'refund_fails';

/** One of Stripe's published test numbers, and what happens when it pays. */
export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  /** The bank asks for 3-D Secure first. */
  challenge?: boolean;
  verdict: Verdict;
  /** What happens after the payment succeeded. */
  later?: LaterEvent;
  /** Stripe's name of the card, by which a server can confirm an intent. */
  named: string;
  /** What the card does, as the page /dev/stripe says. */
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

const visa = (number: string, card: Pick<TestCard, 'named' | 'does'> & Partial<TestCard>): TestCard => ({
  number,
  brand: 'visa',
  verdict: approve,
  ...card,
});

export const TEST_CARDS: readonly TestCard[] = [
  visa('4242424242424242', { named: 'pm_card_visa', does: 'pays (Visa)' }),
  visa('5555555555554444', { named: 'pm_card_mastercard', does: 'pays (Mastercard)', brand: 'mastercard' }),
  visa('378282246310005', { named: 'pm_card_amex', does: 'pays (American Express)', brand: 'amex' }),

  visa('4000000000000002', {
    named: 'pm_card_visa_chargeDeclined',
    does: 'is declined',
    verdict: refuse('generic_decline'),
  }),
  visa('4000000000009995', {
    named: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    does: 'has too little money',
    verdict: fundsTooLow,
  }),
  visa('4000000000009987', {
    named: 'pm_card_visa_chargeDeclinedLostCard',
    does: 'is declined: lost',
    verdict: refuse('lost_card'),
  }),
  visa('4000000000009979', {
    named: 'pm_card_visa_chargeDeclinedStolenCard',
    does: 'is declined: stolen',
    verdict: refuse('stolen_card'),
  }),
  visa('4000000000000069', {
    named: 'pm_card_chargeDeclinedExpiredCard',
    does: 'has expired, says the bank',
    verdict: wrong('expired_card', 'Your card has expired.'),
  }),
  visa('4000000000000127', {
    named: 'pm_card_chargeDeclinedIncorrectCvc',
    does: 'has another security code, says the bank',
    verdict: wrong('incorrect_cvc', "Your card's security code is incorrect."),
  }),
  visa('4000000000000119', {
    named: 'pm_card_chargeDeclinedProcessingError',
    does: 'fails at the bank',
    verdict: wrong('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  }),

  visa('4000002500003155', {
    named: 'pm_card_authenticationRequiredOnSetup',
    does: '3-D Secure, then pays',
    challenge: true,
  }),
  visa('4000002760003184', {
    named: 'pm_card_authenticationRequired',
    does: '3-D Secure every time, then pays',
    challenge: true,
  }),
  visa('4000000000003220', {
    named: 'pm_card_threeDSecure2Required',
    does: '3-D Secure 2, then pays',
    challenge: true,
  }),
  visa('4000008400001629', {
    named: 'pm_card_threeDSecureRequiredChargeDeclined',
    does: '3-D Secure, then is declined',
    challenge: true,
    verdict: refuse('generic_decline'),
  }),
  visa('4000008260003178', {
    named: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    does: '3-D Secure, then has too little money',
    challenge: true,
    verdict: fundsTooLow,
  }),

  visa('4000000000000259', {
    named: 'pm_card_createDispute',
    does: 'pays; 2 s later the bank takes it back as fraud',
    later: 'dispute_fraudulent',
  }),
  visa('4000000000002685', {
    named: 'pm_card_createDisputeProductNotReceived',
    does: 'pays; 2 s later disputed: not received',
    later: 'dispute_not_received',
  }),
  visa('4000000000001976', {
    named: 'pm_card_createDisputeInquiry',
    does: 'pays; 2 s later the bank asks, but takes no money',
    later: 'inquiry',
  }),
  visa('4000000000005423', {
    named: 'pm_card_createIssuerFraudRecord',
    does: 'pays; 2 s later an early warning of fraud',
    later: 'fraud_warning',
  }),
  visa('4000000000007726', {
    named: 'pm_card_pendingRefund',
    does: 'pays; a refund is pending for 60 s',
    later: 'refund_pending',
  }),
  visa('4000000000005126', {
    named: 'pm_card_refundFail',
    does: 'pays; a refund succeeds and fails 60 s later',
    later: 'refund_fails',
  }),
];

/** A number whose last digit is wrong; the form refuses it without asking a bank. */
export const MISTYPED_NUMBER = '4242424242424241';
