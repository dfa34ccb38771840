import { KES_MAX, kesFor, type UsdCents, usd } from '#shared/money.ts';

/** The smallest payout, in shillings. */
export const PAYOUT_MIN_KES = 500;

/** One transfer of a payout: its part of the dollars, and its shillings × 100. */
export interface PayoutPart {
  usdCents: UsdCents;
  amountMinor: number;
}

/**
 * Splits a payout by M-Pesa into transfers of at most KES 250,000. The parts add up exactly: in dollars to the payout, and in
 * shillings to what the whole payout is worth, so nothing is gained or lost by rounding.
 * @param total US cents, worth at least one shilling
 * @param rate whole shillings a dollar, locked on the payout
 * @throws RangeError when there is nothing to pay, or one cent is more than a transfer may move
 */
export function splitPayout(total: UsdCents, rate: number): PayoutPart[] {
  if (kesFor(total, rate) === 0) throw new RangeError('a payout is worth at least a shilling');
  // This many cents are never more than the limit, wherever their part begins.
  const most = Math.floor((KES_MAX * 100) / rate);
  if (most === 0) throw new RangeError('one cent is more than a transfer may move');
  const parts: PayoutPart[] = [];
  for (let from = 0; from < total; ) {
    const before = kesFor(usd(from), rate);
    const rest = kesFor(total, rate) - before;
    const to = rest <= KES_MAX ? total : from + most;
    parts.push({ usdCents: usd(to - from), amountMinor: (kesFor(usd(to), rate) - before) * 100 });
    from = to;
  }
  return parts;
}
