import type { Quote } from '#shared/contracts/catalogue.ts';
import { centsFromDollars, dollars, type Kes, kesFor, usd } from '#shared/money.ts';
import { splitPart } from '#shared/split-price.ts';

/** The least that a card can pay. Points must leave nothing to pay, or at least this. */
const leastRestCents = 50;

/**
 * How many points pay for a price, each one cent: all of the balance, at most the price, and fewer where the rest would
 * be too small for a card.
 * @param total the price in dollars
 */
export function pointsFor({ balance, total }: { balance: number; total: number }): number {
  const cents = centsFromDollars(total);
  const most = Math.min(balance, cents);
  const rest = cents - most;
  return rest > 0 && rest < leastRestCents ? Math.max(0, cents - leastRestCents) : most;
}

/** The value of points in dollars. */
export const worthOf = (points: number): number => dollars(usd(points));

/** What is left to pay of a price, in dollars, exact to the cent. */
export const afterPoints = ({ total, points }: { total: number; points: number }): number =>
  dollars(usd(centsFromDollars(total) - points));

/** The text key of what is to be paid for a booking: where fees are paid on the spot besides, it says that this is paid online. */
export const dueKey = ({ points, onSite }: { points: number; onSite: unknown }) =>
  onSite ? 'bookings:bill.online' : points > 0 ? 'bookings:bill.left' : 'bookings:bill.total';

/**
 * What M-Pesa takes of the rest.
 * @param rate shillings for a dollar
 */
export const shillingsFor = ({ rest, rate }: { rest: number; rate: number }): Kes =>
  kesFor(centsFromDollars(rest), rate);

/** The policy of a price that points pay in part: money and points are refunded in the same proportion. */
export function termsWithPoints({ policy, total }: Pick<Quote, 'policy' | 'total'>, points: number): Quote['policy'] {
  const price = { leftCents: centsFromDollars(afterPoints({ total, points })), leftDiscountCents: usd(points) };
  const steps = policy.steps.map((step) => {
    const { usdCents, discountCents } = splitPart(price, centsFromDollars(step.amount));
    return { ...step, amount: dollars(usdCents), pointsBack: discountCents };
  });
  return { ...policy, steps };
}
