import {
  type CardProblem,
  type LaterEvent,
  MISTYPED_NUMBER,
  TEST_CARDS,
  type TestCard,
  type Verdict,
} from './test-cards.ts';

/** What is stored of a card; never its number or security code. */
export interface KnownCard {
  brand: 'visa' | 'mastercard' | 'amex';
  last4: string;
  expMonth: number;
  expYear: number;
  challenge: boolean; // the bank asks for 3-D Secure first
  verdict: Verdict;
  later?: LaterEvent;
}

/** What the browser's card form posts. */
interface TypedCard {
  number: string;
  expMonth: number | string;
  expYear: number | string;
  cvc: string;
}

const NUMBERS = new Map(TEST_CARDS.map((card) => [card.number, card]));
const NAMES = new Map(TEST_CARDS.map((card) => [card.named, card]));

const MAX_YEARS_AHEAD = 50;

const problems = {
  notATestCard: {
    code: 'test_mode_live_card',
    declineCode: 'test_mode_live_card',
    message: 'Your card was declined. Only the test cards shown here work in this demo; please do not type a real one.',
  },
  mistyped: { code: 'incorrect_number', message: 'Your card number is incorrect.' },
  month: { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." },
  year: { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." },
  cvc: { code: 'invalid_cvc', message: "Your card's security code is invalid." },
} satisfies Record<string, CardProblem>;

/**
 * Checks a typed card in the order of Stripe's form: number, month, year, security code.
 * @param now decides whether the card has expired; a card is valid until the last day of its month
 * @returns the card without number and code, or what is wrong with it
 */
export function readCard(typed: TypedCard, now: Date): { card: KnownCard } | { problem: CardProblem } {
  const number = String(typed.number).replace(/[\s-]/g, '');
  if (number === MISTYPED_NUMBER) return { problem: problems.mistyped };
  const found = NUMBERS.get(number);
  if (!found) return { problem: problems.notATestCard };
  const expMonth = wholeNumber(typed.expMonth);
  if (expMonth === undefined || expMonth < 1 || expMonth > 12) return { problem: problems.month };
  const expYear = fullYear(wholeNumber(typed.expYear));
  const thisYear = now.getUTCFullYear();
  if (expYear === undefined || expYear < thisYear || expYear > thisYear + MAX_YEARS_AHEAD) {
    return { problem: problems.year };
  }
  if (expYear === thisYear && expMonth < now.getUTCMonth() + 1) return { problem: problems.month };
  if (!/^\d{3,4}$/.test(String(typed.cvc).trim())) return { problem: problems.cvc };
  return { card: known(found, { expMonth, expYear }) };
}

/** The test card with a name such as `pm_card_visa`, or undefined. */
export function findNamedCard(name: string, now: Date): KnownCard | undefined {
  const found = NAMES.get(name);
  return found && known(found, { expMonth: 12, expYear: now.getUTCFullYear() + 3 });
}

function known(
  { number, brand, challenge = false, verdict, later }: TestCard,
  { expMonth, expYear }: Pick<KnownCard, 'expMonth' | 'expYear'>,
) {
  return { brand, challenge, verdict, ...(later && { later }), last4: number.slice(-4), expMonth, expYear };
}

function wholeNumber(value: number | string): number | undefined {
  const text = String(value).trim();
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}

function fullYear(year: number | undefined): number | undefined {
  return year !== undefined && year < 100 ? year + 2000 : year;
}
