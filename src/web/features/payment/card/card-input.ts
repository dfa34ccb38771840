/** What somebody types into the card form. It is kept in the form's state only, and cleared once sent. */
export interface CardInput {
  number: string;
  /** MM / YY */
  expiry: string;
  cvc: string;
  name: string;
}

export type CardProblem =
  | 'numberMissing'
  | 'numberWrong'
  | 'expiryMissing'
  | 'expiryWrong'
  | 'expiryOver'
  | 'cvcMissing'
  | 'cvcWrong'
  | 'nameMissing';

export type CardProblems = Partial<Record<keyof CardInput, CardProblem>>;

const longestNumber = 19;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** American Express has 15 digits in groups of 4, 6 and 5, and a security code of 4. */
const isAmex = (digits: string) => /^3[47]/.test(digits);

/** The number in the groups that are printed on the card: '4242 4242 4242 4242', '3782 822463 10005'. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, isAmex(digitsOf(text)) ? 15 : longestNumber);
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/ : undefined;
  if (groups) return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** 'MM / YY' while it is typed: '1' → '1', '4' → '04', '1229' → '12 / 29', '12/2029' → '12 / 29'. */
export function formatExpiry(text: string): string {
  const slash = /^\s*(\d)\s*[/.-]/.exec(text);
  let digits = digitsOf(slash ? `0${text.trimStart()}` : text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (digits.length >= 6 && digits.slice(2, 4) === '20') digits = digits.slice(0, 2) + digits.slice(4);
  const [month, year] = [digits.slice(0, 2), digits.slice(2, 4)];
  // No slash before there is a year, so that the last digit of the month can be deleted.
  return year === '' ? month : `${month} / ${year}`;
}

/** How many digits this card's security code has. */
export function cvcLength(number: string): 3 | 4 {
  return isAmex(digitsOf(number)) ? 4 : 3;
}

/** @param card with its number, which decides how many digits the code has */
export function formatCvc(text: string, card: Pick<CardInput, 'number'>): string {
  return digitsOf(text).slice(0, cvcLength(card.number));
}

/** The check digit that every card number ends with (ISO/IEC 7812). */
export function isLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Month 1–12 and full year of 'MM / YY', or undefined. */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^(\d{2}) ?\/ ?(\d{2})$/.exec(text.trim());
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return undefined;
  return { month, year: 2000 + Number(match[2]) };
}

/**
 * What is wrong with each field, in the order of the form; empty when the card can be sent.
 * @param now a card is good through the last day of its month
 */
export function checkCard({ number, expiry, cvc, name }: CardInput, now: Date): CardProblems {
  const problems: CardProblems = {};
  const digits = digitsOf(number);
  if (digits === '') problems.number = 'numberMissing';
  else if (!isLuhn(digits) || (isAmex(digits) && digits.length !== 15)) problems.number = 'numberWrong';
  const until = parseExpiry(expiry);
  if (expiry.trim() === '') problems.expiry = 'expiryMissing';
  else if (!until) problems.expiry = 'expiryWrong';
  else if (isOver(until, now)) problems.expiry = 'expiryOver';
  if (cvc === '') problems.cvc = 'cvcMissing';
  else if (digitsOf(cvc).length !== cvcLength(number)) problems.cvc = 'cvcWrong';
  if (name.trim() === '') problems.name = 'nameMissing';
  return problems;
}

function isOver({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

/** The caret's position after formatting: behind as many digits as it was before. */
export function caretAfter(formatted: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (const [place, sign] of [...formatted].entries()) {
    if (/\d/.test(sign)) seen += 1;
    if (seen === digitsBefore) return place + 1;
  }
  return formatted.length;
}
