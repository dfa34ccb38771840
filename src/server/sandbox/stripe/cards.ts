/** What a bank says to a charge, in Stripe's words. */
export type Verdict = { kind: 'approve' } | ({ kind: 'decline' } & CardProblem);

export interface CardProblem {
  code: string;
  declineCode?: string;
  message: string;
}

/** What is kept of a card: never its number, never its security code. */
export interface KnownCard {
  brand: 'visa' | 'mastercard' | 'amex';
  last4: string;
  expMonth: number;
  expYear: number;
  challenge: boolean; // the bank asks for 3-D Secure first
  verdict: Verdict;
}

/** What the browser's card form posts. */
export interface TypedCard {
  number: string;
  expMonth: number | string;
  expYear: number | string;
  cvc: string;
}

type Behaviour = Pick<KnownCard, 'brand' | 'challenge' | 'verdict'>;

const approve: Verdict = { kind: 'approve' };
const declined: Verdict = {
  kind: 'decline',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const fundsTooLow: Verdict = {
  kind: 'decline',
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** Stripe's published test numbers, as far as this simulator plays them. */
const BEHAVIOURS = new Map<string, Behaviour>([
  ['4242424242424242', { brand: 'visa', challenge: false, verdict: approve }],
  ['5555555555554444', { brand: 'mastercard', challenge: false, verdict: approve }],
  ['378282246310005', { brand: 'amex', challenge: false, verdict: approve }],
  ['4000000000000002', { brand: 'visa', challenge: false, verdict: declined }],
  ['4000000000009995', { brand: 'visa', challenge: false, verdict: fundsTooLow }],
  ['4000002500003155', { brand: 'visa', challenge: true, verdict: approve }],
  ['4000008400001629', { brand: 'visa', challenge: true, verdict: declined }],
]);

/** Stripe's names for ready-made test cards, for a confirmation from the server. */
const NAMED_NUMBERS = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_amex', '378282246310005'],
  ['pm_card_visa_chargeDeclined', '4000000000000002'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_authenticationRequiredOnSetup', '4000002500003155'],
  ['pm_card_threeDSecureRequiredChargeDeclined', '4000008400001629'],
]);

const MAX_YEARS_AHEAD = 50;

const problems = {
  notATestCard: {
    code: 'test_mode_live_card',
    declineCode: 'test_mode_live_card',
    message: 'Your card was declined. Only the test cards shown here work in this demo; please do not type a real one.',
  },
  month: { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." },
  year: { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." },
  cvc: { code: 'invalid_cvc', message: "Your card's security code is invalid." },
} satisfies Record<string, CardProblem>;

/**
 * Checks a typed card in the order in which Stripe's own form does: number, month, year, security code.
 * @param now decides whether the card has expired; a card is good through the last day of its month
 * @returns the card without number and code, or what is wrong with it
 */
export function readCard(typed: TypedCard, now: Date): { card: KnownCard } | { problem: CardProblem } {
  const number = String(typed.number).replace(/[\s-]/g, '');
  const behaviour = BEHAVIOURS.get(number);
  if (!behaviour) return { problem: problems.notATestCard };
  const expMonth = wholeNumber(typed.expMonth);
  if (expMonth === undefined || expMonth < 1 || expMonth > 12) return { problem: problems.month };
  const expYear = fullYear(wholeNumber(typed.expYear));
  const thisYear = now.getUTCFullYear();
  if (expYear === undefined || expYear < thisYear || expYear > thisYear + MAX_YEARS_AHEAD) {
    return { problem: problems.year };
  }
  if (expYear === thisYear && expMonth < now.getUTCMonth() + 1) return { problem: problems.month };
  if (!/^\d{3,4}$/.test(String(typed.cvc).trim())) return { problem: problems.cvc };
  return { card: { ...behaviour, last4: number.slice(-4), expMonth, expYear } };
}

/** The card behind a name such as `pm_card_visa`, or undefined. */
export function findNamedCard(name: string, now: Date): KnownCard | undefined {
  const number = NAMED_NUMBERS.get(name);
  const behaviour = number && BEHAVIOURS.get(number);
  if (!number || !behaviour) return undefined;
  return { ...behaviour, last4: number.slice(-4), expMonth: 12, expYear: now.getUTCFullYear() + 3 };
}

function wholeNumber(value: number | string): number | undefined {
  const text = String(value).trim();
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

function fullYear(year: number | undefined): number | undefined {
  return year !== undefined && year < 100 ? year + 2000 : year;
}
