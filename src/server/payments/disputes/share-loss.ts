import { type UsdCents, usd } from '#shared/money.ts';
import type { FrozenTaxes } from '#shared/price-shares.ts';
import { splitPrice } from '#shared/price-shares.ts';
import type { Entry } from '../ledger/post-ledger.ts';

/** A lost dispute and where the money of its booking is. All amounts are US cents. */
export interface Loss {
  amountCents: UsdCents;
  /** The booking's deposit that was not split yet. */
  depositCents: UsdCents;
  /** What the provider, we and the state have got of the booking. */
  earnedCents: UsdCents;
  /** What we still owe the provider of its share (`unpaidShareOf`), no more than altogether. */
  unpaidCents: number;
  commissionBps: number;
  taxes: FrozenTaxes;
  /** The account of our share: of a completed trip, or of a cancelled booking. */
  income: 'commission:USD' | 'cancellation:USD';
}

/**
 * Who bears a lost dispute (L10b, docs/money.md#the-ledger): first the deposit; then the provider, we and the state by their
 * shares of what was earned, if what we still owe the provider of the booking covers the provider's share. Otherwise the provider
 * bears what we owe, and the rest is our loss, because what was paid out cannot be taken back.
 * @returns debits that add up to the amount
 */
export function bearersOfLoss(loss: Loss): Entry[] {
  const deposit = Math.min(loss.amountCents, Math.max(0, loss.depositCents));
  const rest = loss.amountCents - deposit;
  const earned = Math.min(rest, Math.max(0, loss.earnedCents));
  const split = splitPrice(usd(earned), loss.commissionBps, loss.taxes);
  const covered = loss.unpaidCents >= split.payable;
  const payable = covered ? split.payable : Math.max(0, loss.unpaidCents);
  const given = covered ? earned : payable;
  const shares: Entry[] = covered
    ? [
        { account: loss.income, amountMinor: split.commission },
        { account: 'tax:vat:USD', amountMinor: split.vat },
        { account: 'tax:levy:USD', amountMinor: split.levy },
        { account: 'tax:withholding:USD', amountMinor: split.withholding },
      ]
    : [];
  const bearers: Entry[] = [
    { account: 'customer:deposits:USD', amountMinor: deposit },
    { account: 'provider:payable:USD', amountMinor: payable },
    ...shares,
    { account: 'loss:chargeback:USD', amountMinor: rest - given },
  ];
  return bearers.filter(({ amountMinor }) => amountMinor !== 0);
}
