import type { UsdCents } from '#shared/money.ts';
import type { ChargeCurrency, PaymentProvider } from '#shared/payment-methods.ts';
import type { FrozenTaxes } from '#shared/price-shares.ts';
import { type Split, splitPrice } from '#shared/price-shares.ts';
import type { AccountCode, Entry } from './post-ledger.ts';

/** Money that comes in or goes back: cents, or shillings × 100. */
export interface MovedMoney {
  currency: ChargeCurrency;
  amountMinor: number;
}

/** Money that came in, and the payment provider that received it. */
export interface Received extends MovedMoney {
  provider: PaymentProvider;
}

/** A part of a booking's price: what was charged for it in dollars, and what points paid of it. */
export interface Share {
  usdCents: UsdCents;
  discountCents: UsdCents;
}

/** The account of ours that money leaves from: Stripe, the PayBill, the M-Pesa disbursement account (B2C), or our bank. */
export type SourceAccount = 'stripe' | 'collection' | 'disburse' | 'bank';

/** The account on which each payment provider receives money for us. */
const clearingAccounts: Readonly<Record<PaymentProvider, AccountCode>> = {
  stripe: 'stripe:clearing:USD',
  daraja: 'mpesa:collection:KES',
};
const surplusAccount = ({ currency }: MovedMoney) => (currency === 'USD' ? 'surplus:USD' : 'surplus:KES');
const refundPendingAccount = ({ currency }: MovedMoney) =>
  currency === 'USD' ? 'refund:pending:USD' : 'refund:pending:KES';

/** The ledger refuses entries of 0. */
const withoutZeros = (entries: Entry[]): Entry[] => entries.filter(({ amountMinor }) => amountMinor !== 0);

/** The entries with their signs changed, which undo a posting. */
export const reversed = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, amountMinor }) => ({ account, amountMinor: -amountMinor }));

/** The entries summed by account, without those of 0. */
export const sumByAccount = (entries: readonly Entry[]): Entry[] =>
  withoutZeros(
    [...Map.groupBy(entries, ({ account }) => account)].map(([account, of]) => ({
      account,
      amountMinor: of.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    })),
  );

/**
 * L1 (card), L5 (M-Pesa) and L8 (with points): a payment for a booking, or for a change of it. The postings L1 to L12b are
 * listed with examples in docs/money.md#the-ledger.
 * @param received undefined where points paid the whole price
 */
export function paymentEntries(received: Received | undefined, { usdCents, discountCents }: Share): Entry[] {
  const bought: Entry[] = [
    { account: 'loyalty:USD', amountMinor: discountCents },
    { account: 'customer:deposits:USD', amountMinor: -(usdCents + discountCents) },
  ];
  if (!received) return withoutZeros(bought);
  const { provider, currency, amountMinor } = received;
  const arrived: Entry = { account: clearingAccounts[provider], amountMinor };
  if (currency === 'USD') return withoutZeros([arrived, ...bought]);
  return withoutZeros([
    arrived,
    { account: 'fx:KES', amountMinor: -amountMinor },
    { account: 'fx:USD', amountMinor: usdCents },
    ...bought,
  ]);
}

/** L2: the fee that Stripe keeps of a charge. */
export function stripeFeeEntries(feeCents: number): Entry[] {
  return [
    { account: 'fees:stripe:USD', amountMinor: feeCents },
    { account: 'stripe:clearing:USD', amountMinor: -feeCents },
  ];
}

function splitEntries(grossCents: UsdCents, split: Split, income: AccountCode): Entry[] {
  return withoutZeros([
    { account: 'customer:deposits:USD', amountMinor: grossCents },
    { account: 'provider:payable:USD', amountMinor: -split.payable },
    { account: income, amountMinor: -split.commission },
    { account: 'tax:vat:USD', amountMinor: -split.vat },
    { account: 'tax:levy:USD', amountMinor: -split.levy },
    { account: 'tax:withholding:USD', amountMinor: -split.withholding },
  ]);
}

/** L3: the trip is over, and the deposit is split into the provider's share, our commission and taxes. */
export const earningEntries = (grossCents: UsdCents, commissionBps: number, taxes: FrozenTaxes): Entry[] =>
  splitEntries(grossCents, splitPrice(grossCents, commissionBps, taxes), 'commission:USD');

/** L11b: what the policy keeps of a cancelled booking is split as the price of a trip is. */
export const cancellationEntries = (keptCents: UsdCents, commissionBps: number, taxes: FrozenTaxes): Entry[] =>
  splitEntries(keptCents, splitPrice(keptCents, commissionBps, taxes), 'cancellation:USD');

/**
 * L4, L6, L8b and L8c: a refund of a part of the price was decided; what points paid of it is returned as points.
 * @param bearers debits that add up to that part: from the deposit, or from the shares into which it was split
 */
export function refundEntries(
  back: MovedMoney,
  { usdCents, discountCents }: Share,
  bearers: readonly Entry[],
): Entry[] {
  const price: Entry[] = [...bearers, { account: 'loyalty:USD', amountMinor: -discountCents }];
  if (usdCents === 0) return withoutZeros(price);
  if (back.currency === 'USD') {
    return withoutZeros([...price, { account: refundPendingAccount(back), amountMinor: -back.amountMinor }]);
  }
  return withoutZeros([
    ...price,
    { account: 'fx:USD', amountMinor: -usdCents },
    { account: 'fx:KES', amountMinor: back.amountMinor },
    { account: refundPendingAccount(back), amountMinor: -back.amountMinor },
  ]);
}

function accountOfSource(source: SourceAccount, currency: ChargeCurrency): AccountCode {
  switch (source) {
    case 'stripe':
      return 'stripe:clearing:USD';
    case 'collection':
    case 'disburse':
      return `mpesa:${source}:KES`;
    case 'bank':
      return `bank:${currency}`;
  }
}

/**
 * L4b, L6b and L6c: a refund was sent.
 * @param feeMinor M-Pesa's fee for sending it, shillings × 100; 0 for cards, reversals and our bank
 */
export function refundDoneEntries(back: MovedMoney, source: SourceAccount, feeMinor = 0): Entry[] {
  const from = accountOfSource(source, back.currency);
  return sentEntries({ paid: refundPendingAccount(back), from, amountMinor: back.amountMinor, feeMinor });
}

interface Sent {
  /** The liability that is paid. */
  paid: AccountCode;
  from: AccountCode;
  amountMinor: number;
  feeMinor: number;
}

function sentEntries({ paid, from, amountMinor, feeMinor }: Sent): Entry[] {
  return withoutZeros([
    { account: paid, amountMinor },
    { account: from, amountMinor: -amountMinor },
    { account: 'fees:mpesa:KES', amountMinor: feeMinor },
    { account: from, amountMinor: -feeMinor },
  ]);
}

/** L6d: shillings that reached a traveller although their refund was paid in another way, or withdrawn. */
export function overpaidEntries(kesMinor: number, source: 'collection' | 'disburse', feeMinor = 0): Entry[] {
  const from = accountOfSource(source, 'KES');
  return sentEntries({ paid: 'loss:overpaid:KES', from, amountMinor: kesMinor, feeMinor });
}

/** L6e: an unattributed receipt turns out to be what such a traveller has sent back. */
export const repaidEntries = (kesMinor: number): Entry[] => [
  { account: 'unattributed:KES', amountMinor: kesMinor },
  { account: 'loss:overpaid:KES', amountMinor: -kesMinor },
];

/** L9: money that paid for nothing (a surplus) was received. */
export function surplusEntries(received: Received): Entry[] {
  const { provider, amountMinor } = received;
  return [
    { account: clearingAccounts[provider], amountMinor },
    { account: surplusAccount(received), amountMinor: -amountMinor },
  ];
}

/** L9b: the surplus is to be refunded. */
export function surplusRefundEntries(received: MovedMoney): Entry[] {
  const { amountMinor } = received;
  return [
    { account: surplusAccount(received), amountMinor },
    { account: refundPendingAccount(received), amountMinor: -amountMinor },
  ];
}

/** L7: a part of what a provider is owed becomes a transfer in shillings. `reversed` undoes it (L7c) when the transfer has failed. */
export function payoutEntries(usdCents: UsdCents, kesMinor: number): Entry[] {
  return [
    { account: 'provider:payable:USD', amountMinor: usdCents },
    { account: 'fx:USD', amountMinor: -usdCents },
    { account: 'fx:KES', amountMinor: kesMinor },
    { account: 'payout:transit:KES', amountMinor: -kesMinor },
  ];
}

/** L7b: a transfer has arrived at the provider. @param feeMinor M-Pesa's fee, shillings × 100 */
export function payoutDoneEntries(kesMinor: number, source: 'disburse' | 'bank', feeMinor = 0): Entry[] {
  const from = accountOfSource(source, 'KES');
  return sentEntries({ paid: 'payout:transit:KES', from, amountMinor: kesMinor, feeMinor });
}

/** L10: the cardholder's bank takes the disputed amount and its fee from our balance at Stripe. */
export function disputeEntries({ amountCents, feeCents }: { amountCents: UsdCents; feeCents: UsdCents }): Entry[] {
  return withoutZeros([
    { account: 'dispute:held:USD', amountMinor: amountCents },
    { account: 'fees:dispute:USD', amountMinor: feeCents },
    { account: 'stripe:clearing:USD', amountMinor: -(amountCents + feeCents) },
  ]);
}

/** L10b: a dispute was lost. @param bearers debits of those who bear it, which add up to the amount */
export const disputeLostEntries = (amountCents: UsdCents, bearers: Entry[]): Entry[] =>
  withoutZeros([...bearers, { account: 'dispute:held:USD', amountMinor: -amountCents }]);

/** L10c: a dispute was won, and the money is back at Stripe. */
export function disputeWonEntries(amountCents: UsdCents): Entry[] {
  return [
    { account: 'stripe:clearing:USD', amountMinor: amountCents },
    { account: 'dispute:held:USD', amountMinor: -amountCents },
  ];
}

/** L12 and L12b: money moves between accounts of ours: Stripe pays out to our bank, or the disbursement account is topped up. */
export function ownMoveEntries({
  from,
  to,
  amountMinor,
}: {
  from: AccountCode;
  to: AccountCode;
  amountMinor: number;
}): Entry[] {
  return [
    { account: to, amountMinor },
    { account: from, amountMinor: -amountMinor },
  ];
}

/** Shillings arrived on the PayBill, and we know no attempt or refund that they belong to. */
export function unattributedEntries(kesMinor: number): Entry[] {
  return [
    { account: 'mpesa:collection:KES', amountMinor: kesMinor },
    { account: 'unattributed:KES', amountMinor: -kesMinor },
  ];
}
