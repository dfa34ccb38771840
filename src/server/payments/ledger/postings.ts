import type { UsdCents } from '#shared/money.ts';
import type { FrozenTaxes } from '../../bookings/tables.ts';
import type { AccountCode, Entry } from './post-ledger.ts';
import { type Split, splitOf } from './split-price.ts';

/** Money that came in or goes back: cents for a card, shillings × 100 for M-Pesa. */
export interface Received {
  currency: 'USD' | 'KES';
  amountMinor: number;
}

/** A part of a booking's price: what was charged for it in dollars, and what points paid of it. */
export interface Share {
  usdCents: UsdCents;
  discountCents: UsdCents;
}

/** Whose money it is when it leaves: our account at Stripe, the PayBill, the M-Pesa account we send from, or our bank. */
export type Purse = 'stripe' | 'collection' | 'disburse' | 'bank';

const clearing = ({ currency }: Received) => (currency === 'USD' ? 'stripe:clearing:USD' : 'mpesa:collection:KES');
const surplus = ({ currency }: Received) => (currency === 'USD' ? 'surplus:USD' : 'surplus:KES');
const refundPending = ({ currency }: Received) => (currency === 'USD' ? 'refund:pending:USD' : 'refund:pending:KES');

/** Entries of 0 say nothing, and the ledger takes none. */
const told = (entries: Entry[]): Entry[] => entries.filter(({ amountMinor }) => amountMinor !== 0);

/** The same money the other way round. */
export const reversed = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, amountMinor }) => ({ account, amountMinor: -amountMinor }));

/** One entry an account, none of 0. */
export const summed = (entries: readonly Entry[]): Entry[] =>
  told(
    [...Map.groupBy(entries, ({ account }) => account)].map(([account, of]) => ({
      account,
      amountMinor: of.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    })),
  );

/**
 * L1 (card), L5 (M-Pesa) and L8 (with points): a payment that buys the booking, or a change of it.
 * @param received undefined where points paid all of it
 * @see payments reference, section 5
 */
export function paymentEntries(received: Received | undefined, { usdCents, discountCents }: Share): Entry[] {
  const bought: Entry[] = [
    { account: 'loyalty:USD', amountMinor: discountCents },
    { account: 'customer:deposits:USD', amountMinor: -(usdCents + discountCents) },
  ];
  if (!received) return told(bought);
  const { currency, amountMinor } = received;
  if (currency === 'USD') return told([{ account: clearing(received), amountMinor }, ...bought]);
  return told([
    { account: clearing(received), amountMinor },
    { account: 'fx:KES', amountMinor: -amountMinor },
    { account: 'fx:USD', amountMinor: usdCents },
    ...bought,
  ]);
}

/** L2: what Stripe keeps of a charge. */
export function stripeFeeEntries(feeCents: number): Entry[] {
  return [
    { account: 'fees:stripe:USD', amountMinor: feeCents },
    { account: 'stripe:clearing:USD', amountMinor: -feeCents },
  ];
}

function splitEntries(grossCents: UsdCents, split: Split, income: AccountCode): Entry[] {
  return told([
    { account: 'customer:deposits:USD', amountMinor: grossCents },
    { account: 'provider:payable:USD', amountMinor: -split.payable },
    { account: income, amountMinor: -split.commission },
    { account: 'tax:vat:USD', amountMinor: -split.vat },
    { account: 'tax:levy:USD', amountMinor: -split.levy },
    { account: 'tax:withholding:USD', amountMinor: -split.withholding },
  ]);
}

/** L3: the trip is over; the deposit becomes the provider's share, our commission and the state's taxes. */
export const earningEntries = (grossCents: UsdCents, commissionBps: number, taxes: FrozenTaxes): Entry[] =>
  splitEntries(grossCents, splitOf(grossCents, commissionBps, taxes), 'commission:USD');

/** L11, second half: what the policy keeps of a cancelled booking is shared as a trip's price is. */
export const cancellationEntries = (keptCents: UsdCents, commissionBps: number, taxes: FrozenTaxes): Entry[] =>
  splitEntries(keptCents, splitOf(keptCents, commissionBps, taxes), 'cancellation:USD');

/**
 * L4, L6 and L8: a part of the price is to go back; what points paid of it goes back as points.
 * @param bearers debits that add up to that part: the deposit, or what it became
 */
export function refundEntries(back: Received, { usdCents, discountCents }: Share, bearers: readonly Entry[]): Entry[] {
  const price: Entry[] = [...bearers, { account: 'loyalty:USD', amountMinor: -discountCents }];
  if (usdCents === 0) return told(price);
  if (back.currency === 'USD') {
    return told([...price, { account: refundPending(back), amountMinor: -back.amountMinor }]);
  }
  return told([
    ...price,
    { account: 'fx:USD', amountMinor: -usdCents },
    { account: 'fx:KES', amountMinor: back.amountMinor },
    { account: refundPending(back), amountMinor: -back.amountMinor },
  ]);
}

const purseOf = (purse: Purse, currency: 'USD' | 'KES'): AccountCode =>
  purse === 'bank' ? `bank:${currency}` : purse === 'stripe' ? 'stripe:clearing:USD' : `mpesa:${purse}:KES`;

/**
 * L4b and L6b: the money has left us.
 * @param feeMinor what M-Pesa takes for sending it, shillings × 100; 0 for cards, reversals and our bank
 */
export const refundDoneEntries = (back: Received, purse: Purse, feeMinor = 0): Entry[] =>
  sentEntries(refundPending(back), back.amountMinor, purseOf(purse, back.currency), feeMinor);

function sentEntries(owed: AccountCode, amountMinor: number, from: AccountCode, feeMinor: number): Entry[] {
  return told([
    { account: owed, amountMinor },
    { account: from, amountMinor: -amountMinor },
    { account: 'fees:mpesa:KES', amountMinor: feeMinor },
    { account: from, amountMinor: -feeMinor },
  ]);
}

/** L6d: shillings that reached a traveller whose refund was done, or withdrawn, by another way. */
export const overpaidEntries = (kesMinor: number, purse: 'collection' | 'disburse', feeMinor = 0): Entry[] =>
  sentEntries('loss:overpaid:KES', kesMinor, purseOf(purse, 'KES'), feeMinor);

/** L6e: shillings without an owner that such a traveller has sent back. */
export const repaidEntries = (kesMinor: number): Entry[] => [
  { account: 'unattributed:KES', amountMinor: kesMinor },
  { account: 'loss:overpaid:KES', amountMinor: -kesMinor },
];

/** L9, first half: money that buys nothing. */
export function surplusEntries(received: Received): Entry[] {
  const { amountMinor } = received;
  return [
    { account: clearing(received), amountMinor },
    { account: surplus(received), amountMinor: -amountMinor },
  ];
}

/** L9, second half: all of it is to go back. */
export function surplusRefundEntries(received: Received): Entry[] {
  const { amountMinor } = received;
  return [
    { account: surplus(received), amountMinor },
    { account: refundPending(received), amountMinor: -amountMinor },
  ];
}

/** L7: a provider's dollars become the shillings of one transfer. Undone by `reversed` when that fails for good. */
export function payoutEntries(usdCents: UsdCents, kesMinor: number): Entry[] {
  return [
    { account: 'provider:payable:USD', amountMinor: usdCents },
    { account: 'fx:USD', amountMinor: -usdCents },
    { account: 'fx:KES', amountMinor: kesMinor },
    { account: 'payout:transit:KES', amountMinor: -kesMinor },
  ];
}

/** L7b: the shillings have reached the provider. @param feeMinor shillings × 100 */
export const payoutDoneEntries = (kesMinor: number, purse: 'disburse' | 'bank', feeMinor = 0): Entry[] =>
  sentEntries('payout:transit:KES', kesMinor, purseOf(purse, 'KES'), feeMinor);

/** L10: the bank takes the disputed money and its fee out of our account. */
export function disputeEntries(amountCents: UsdCents, feeCents: UsdCents): Entry[] {
  return told([
    { account: 'dispute:held:USD', amountMinor: amountCents },
    { account: 'fees:dispute:USD', amountMinor: feeCents },
    { account: 'stripe:clearing:USD', amountMinor: -(amountCents + feeCents) },
  ]);
}

/** L10b: who bears a lost dispute; `bearers` are debits that add up to the amount. */
export const disputeLostEntries = (amountCents: UsdCents, bearers: Entry[]): Entry[] =>
  told([...bearers, { account: 'dispute:held:USD', amountMinor: -amountCents }]);

/** L10c: won, and the money is back. */
export function disputeWonEntries(amountCents: UsdCents): Entry[] {
  return [
    { account: 'stripe:clearing:USD', amountMinor: amountCents },
    { account: 'dispute:held:USD', amountMinor: -amountCents },
  ];
}

/** L12: our own money moves: Stripe pays our bank, or shillings go from the PayBill to the account we send from. */
export function ownMoveEntries(from: AccountCode, to: AccountCode, amountMinor: number): Entry[] {
  return [
    { account: to, amountMinor },
    { account: from, amountMinor: -amountMinor },
  ];
}

/** Shillings that reached the PayBill and belong to nothing we know. */
export function unattributedEntries(kesMinor: number): Entry[] {
  return [
    { account: 'mpesa:collection:KES', amountMinor: kesMinor },
    { account: 'unattributed:KES', amountMinor: -kesMinor },
  ];
}
