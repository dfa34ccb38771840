import { centsFromDollars, dollars, type Kes, kesFor, usd } from '#shared/money.ts';

/** A card takes no less; less than this may not be left to pay, unless it is nothing. */
const leastRestCents = 50;

/**
 * Points to take off a price, a cent each: as many as there are, at most the price, and fewer where the rest would be
 * too small for a card.
 * @param total the price in dollars
 */
export function pointsFor(balance: number, total: number): number {
  const cents = centsFromDollars(total);
  const most = Math.min(balance, cents);
  const rest = cents - most;
  return rest > 0 && rest < leastRestCents ? Math.max(0, cents - leastRestCents) : most;
}

/** What points are worth, in dollars. */
export const worthOf = (points: number): number => dollars(usd(points));

/** What is left to pay of a price in dollars, exact to the cent. */
export const afterPoints = (total: number, points: number): number => dollars(usd(centsFromDollars(total) - points));

/**
 * What M-Pesa takes of the rest.
 * @param rate shillings for a dollar
 */
export const shillingsFor = (rest: number, rate: number): Kes => kesFor(centsFromDollars(rest), rate);
