import { type UsdCents, usd } from '#shared/money.ts';
import type { FrozenTaxes } from '../../bookings/tables.ts';
import type { Entry } from '../ledger/post-ledger.ts';
import { splitOf } from '../ledger/split-price.ts';

/** What a lost dispute costs, and what of its booking's money is still where. */
export interface Loss {
  amountCents: UsdCents;
  /** Of the booking's deposit, what was charged and not earned yet. */
  depositCents: UsdCents;
  /** What the booking's provider, we and the state have got of it. */
  earnedCents: UsdCents;
  /** What we owe the provider altogether; below 0 after earlier losses. */
  unpaidCents: number;
  commissionBps: number;
  taxes: FrozenTaxes;
  /** Where our share of it was booked: of a trip, or of a cancelled booking. */
  income: 'commission:USD' | 'cancellation:USD';
}

/**
 * L10b: who bears a lost dispute. First the deposit; then what was earned, each their share of it, if what we owe the
 * provider covers theirs. What was paid out is gone: then the rest is our own loss.
 * @returns debits that add up to the amount
 * @see payments reference, section 5 (L10b) and rule 14
 */
export function bearersOfLoss(loss: Loss): Entry[] {
  const deposit = Math.min(loss.amountCents, Math.max(0, loss.depositCents));
  const rest = loss.amountCents - deposit;
  const earned = Math.min(rest, Math.max(0, loss.earnedCents));
  const split = splitOf(usd(earned), loss.commissionBps, loss.taxes);
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
