import type { Booking } from '#server/bookings/lock-booking.ts';
import type { Tx } from '#server/db/client.ts';
import { usd } from '#shared/money.ts';
import { splitPrice } from '#shared/price-shares.ts';
import { depositCentsOf } from './balances.ts';
import type { AccountCode, Entry } from './post-ledger.ts';

/** Who bears a refund after the deposit was split: we alone, or everyone the share that they got. */
export type Bearer = 'us' | 'everyone';

/**
 * Who bears the refund of a part of a booking's price: first the deposit, then the shares into which it was split.
 * @param cents US cents of the price, points included   @returns debits that add up to `cents`
 */
export async function bearersOfRefund(tx: Tx, booking: Booking, cents: number, bearer: Bearer): Promise<Entry[]> {
  return computeBearersOfRefund(booking, { cents, depositCents: await depositCentsOf(tx, booking.id), bearer });
}

/** As `bearersOfRefund`, for a deposit that the caller has read. */
export function computeBearersOfRefund(
  booking: Pick<Booking, 'commissionBps' | 'taxes' | 'status'>,
  { cents, depositCents, bearer }: { cents: number; depositCents: number; bearer: Bearer },
): Entry[] {
  const deposit = Math.min(cents, Math.max(0, depositCents));
  return [
    { account: 'customer:deposits:USD' as const, amountMinor: deposit },
    ...bearersAfterSplit(booking, cents - deposit, bearer),
  ].filter(({ amountMinor }) => amountMinor !== 0);
}

/**
 * What the provider bears of a refund or of a lost dispute, US cents, ≥ 0: what is taken from what it is owed, and its share of
 * the part of the deposit that will not be divided any more.
 * @param bearers as `bearersOfRefund` or `planLoss` answers them: debits of these two accounts
 */
export function hostPartOf(
  { commissionBps, taxes }: Pick<Booking, 'commissionBps' | 'taxes'>,
  bearers: readonly Entry[],
) {
  const sumOf = (account: AccountCode) =>
    bearers.reduce((sum, entry) => (entry.account === account ? sum + entry.amountMinor : sum), 0);
  const undivided = splitPrice(usd(sumOf('customer:deposits:USD')), commissionBps, taxes);
  return sumOf('provider:payable:USD') + undivided.payable;
}

function bearersAfterSplit(
  { commissionBps, taxes, status }: Pick<Booking, 'commissionBps' | 'taxes' | 'status'>,
  cents: number,
  bearer: Bearer,
): Entry[] {
  // The account on which our share was posted: of a completed trip, or of a cancelled booking.
  const income: AccountCode = status === 'cancelled' ? 'cancellation:USD' : 'commission:USD';
  if (bearer === 'us') return [{ account: income, amountMinor: cents }];
  const split = splitPrice(usd(cents), commissionBps, taxes);
  return [
    { account: 'provider:payable:USD', amountMinor: split.payable },
    { account: income, amountMinor: split.commission },
    { account: 'tax:vat:USD', amountMinor: split.vat },
    { account: 'tax:levy:USD', amountMinor: split.levy },
    { account: 'tax:withholding:USD', amountMinor: split.withholding },
  ];
}
