import { commissionCents, type UsdCents } from '#shared/money.ts';
import type { Entry } from './ledger.ts';

/** Money that came in: cents for a card, shillings × 100 for M-Pesa. */
export interface Received {
  currency: 'USD' | 'KES';
  amountMinor: number;
}

const clearing = ({ currency }: Received) => (currency === 'USD' ? 'stripe:clearing:USD' : 'mpesa:collection:KES');
const surplus = ({ currency }: Received) => (currency === 'USD' ? 'surplus:USD' : 'surplus:KES');
const refundPending = ({ currency }: Received) => (currency === 'USD' ? 'refund:pending:USD' : 'refund:pending:KES');

/** L1 (card) and L5 (M-Pesa): a payment of `usdCents` that buys the booking. @see payments reference, section 5 */
export function paymentEntries(received: Received, usdCents: UsdCents): Entry[] {
  const { currency, amountMinor } = received;
  const deposit: Entry = { account: 'customer:deposits:USD', amountMinor: -usdCents };
  if (currency === 'USD') return [{ account: clearing(received), amountMinor }, deposit];
  return [
    { account: clearing(received), amountMinor },
    { account: 'fx:KES', amountMinor: -amountMinor },
    { account: 'fx:USD', amountMinor: usdCents },
    deposit,
  ];
}

/** L2: what Stripe keeps of a charge. */
export function stripeFeeEntries(feeCents: number): Entry[] {
  return [
    { account: 'fees:stripe:USD', amountMinor: feeCents },
    { account: 'stripe:clearing:USD', amountMinor: -feeCents },
  ];
}

/** L3: the trip is over; the deposit becomes the provider's share and our commission, frozen on the booking. */
export function earningEntries(grossCents: UsdCents, commissionBps: number): Entry[] {
  const commission = commissionCents(grossCents, commissionBps);
  const entries: Entry[] = [
    { account: 'customer:deposits:USD', amountMinor: grossCents },
    { account: 'provider:payable:USD', amountMinor: -(grossCents - commission) },
    { account: 'commission:USD', amountMinor: -commission },
  ];
  return entries.filter(({ amountMinor }) => amountMinor !== 0);
}

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
